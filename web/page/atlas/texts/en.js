// en.js -- the words of this part in English; what is said of a reason is the library's
export default {
    name: 'Reasons', title: 'Why moves are refused', answer: 'Reason',
    lead: 'Every reason that there is, with a picture and a position to try.',
    search: 'Search: pin, castle, pawn …', all: 'All reasons', next: 'Next reason',
    before: 'Reason before', try: 'Try it on the board', sheet: 'Print a sheet about it',
    levels: ['For a child', 'For a player', 'For an arbiter'],
    groups: { request: 'What is written', source: 'The piece', shape: 'How pieces move',
              castling: 'Castling', board: 'What stands in the way', promotion: 'Promotion',
              safety: 'Check and pins' },
    nothing: 'No reason has these words. Try others, such as pin, castling or pawn.'
};

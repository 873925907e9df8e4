// en.js -- the words of this part in English; why a move is refused comes from the library
export default {
    name: 'Quiz',
    title: 'Is this move allowed?',
    answer: 'Question',
    question: '{piece} from {from} to {to}: is that allowed?',
    yes: 'Yes',
    no: 'No',
    right: 'Right answer',
    wrong: 'Wrong answer',
    next: 'Next question',
    score: 'Right so far: {right} of {asked}',
    moved: 'The move in question',
    sheet: 'A worksheet to print',
    paper: 'Positions from here on, with room to write. The answers come on a page of ' +
        'their own.',
    count: 'Number of questions',
    print: 'Print the worksheet',
    why: 'Why?',
    which: 'Sheet {n}',
    men: { king: 'King', queen: 'Queen', rook: 'Rook', bishop: 'Bishop', knight: 'Knight',
           pawn: 'Pawn' }
};

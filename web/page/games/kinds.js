// kinds.js -- the kinds into which findings are sorted, so that there are few to choose from

const ofReason = {
    shape: ['king-shape', 'queen-shape', 'rook-shape', 'bishop-shape', 'knight-shape',
            'pawn-shape', 'pawn-backward', 'pawn-sideways', 'pawn-double-not-from-start',
            'pawn-capture-empty'],
    way: ['own-piece', 'path-blocked', 'pawn-push-blocked', 'king-capture'],
    inCheck: ['kings-touch', 'king-captures-guarded', 'king-stays-on-line', 'king-into-attack',
            'double-check', 'leaves-in-check', 'pinned', 'en-passant-exposes-king'],
    castle: ['castle-no-rook', 'castle-no-right', 'castle-path-blocked', 'castle-in-check',
             'castle-through-check', 'castle-into-check'],
    special: ['en-passant-unavailable', 'promotion-invalid', 'promotion-not-allowed',
              'promotion-needed'],
    nobody: ['no-such-piece', 'same-cell', 'no-piece', 'not-your-piece'],
    ambiguous: ['ambiguous'],
    unread: ['bad-notation', 'impossible-cell']
};

/** The kind of each reason. */
export const kindOfReason = Object.fromEntries(
    Object.entries(ofReason).flatMap(([kind, reasons]) => reasons.map(reason => [reason, kind])));

/** All kinds in the order in which they are shown: the worst first. */
export const kinds = [...Object.keys(ofReason), 'result', 'text', 'spelling'];

// en.js -- the words in English that all parts of the page share
export default {
    parts: 'Parts of this page',
    language: 'Language',
    dark: 'Dark colours',
    board: 'Chessboard',
    white: 'White to move',
    black: 'Black to move',
    undo: 'Take the move back',
    flip: 'Turn the board',
    share: 'Share a link',
    copied: 'The link has been copied.',
    copy: 'Copy this link:',
    empty: 'empty',
    footer: 'Everything happens on this page. Nothing is sent anywhere.',
    cancel: 'Cancel',
    pieces: {
        wk: 'white king', wq: 'white queen', wr: 'white rook',
        wb: 'white bishop', wn: 'white knight', wp: 'white pawn',
        bk: 'black king', bq: 'black queen', br: 'black rook',
        bb: 'black bishop', bn: 'black knight', bp: 'black pawn'
    },
    kinds: { queen: 'Queen', rook: 'Rook', bishop: 'Bishop', knight: 'Knight' }
};

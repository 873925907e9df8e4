// fr.js -- the words in French that all parts of the page share
export default {
    parts: 'Parties de cette page',
    language: 'Langue',
    dark: 'Couleurs sombres',
    board: 'Échiquier',
    white: 'Trait aux Blancs',
    black: 'Trait aux Noirs',
    undo: 'Reprendre le coup',
    flip: 'Retourner l’échiquier',
    share: 'Partager le lien',
    copied: 'Le lien est copié.',
    copy: 'Lien à copier :',
    empty: 'vide',
    footer: 'Tout se passe dans cette page. Rien n’est envoyé.',
    cancel: 'Annuler',
    pieces: {
        wk: 'roi blanc', wq: 'dame blanche', wr: 'tour blanche',
        wb: 'fou blanc', wn: 'cavalier blanc', wp: 'pion blanc',
        bk: 'roi noir', bq: 'dame noire', br: 'tour noire',
        bb: 'fou noir', bn: 'cavalier noir', bp: 'pion noir'
    },
    kinds: { queen: 'Dame', rook: 'Tour', bishop: 'Fou', knight: 'Cavalier' }
};

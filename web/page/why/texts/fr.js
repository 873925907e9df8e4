// fr.js -- the words of this part in French
export default {
    name: 'Coups',
    title: 'Pourquoi ce coup est-il interdit ?',
    answer: 'Réponse',
    invite: 'Déplacez une pièce. Si le coup n’est pas permis, vous lirez pourquoi.',
    examples: 'Positions à essayer',
    pinned: 'Un cavalier cloué',
    castling: 'Roquer à travers une case attaquée',
    passant: 'La prise en passant, un coup trop tard',
    check: 'En échec',
    mate: 'Pourquoi le roi ne peut-il pas prendre la dame ?',
    blocked: 'Un fou derrière ses pions',
    setup: 'Composer une position',
    fen: 'Position en FEN',
    show: 'Afficher',
    start: 'Position de départ'
};

// fr.js -- the words of this part in French
export default {
    name: 'Essayer un coup',
    title: 'Pourquoi ce coup est-il interdit ?',
    answer: 'Réponse',
    invite: 'Déplace une pièce. Si le coup n’est pas permis, tu liras pourquoi.',
    examples: 'Positions à essayer',
    pinned: 'Un cavalier cloué',
    throughCheck: 'Roquer à travers une case attaquée',
    late: 'La prise en passant, un coup trop tard',
    check: 'En échec',
    mate: 'Pourquoi le roi ne peut-il pas prendre la dame ?',
    blocked: 'Un fou derrière ses pions',
    fen: 'Position en FEN',
    show: 'Afficher'
};

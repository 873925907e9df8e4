// fr.js -- the words of this part in French
export default {
    name: 'Quiz',
    title: 'Ce coup est-il permis ?',
    answer: 'Question',
    question: '{piece} de {from} en {to} : est-ce permis ?',
    yes: 'Oui',
    no: 'Non',
    right: 'Bonne réponse',
    wrong: 'Mauvaise réponse',
    next: 'Question suivante',
    score: 'Bonnes réponses : {right} sur {asked}',
    moved: 'Le coup en question',
    men: { king: 'Roi', queen: 'Dame', rook: 'Tour', bishop: 'Fou', knight: 'Cavalier',
           pawn: 'Pion' }
};

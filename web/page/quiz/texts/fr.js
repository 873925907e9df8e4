// fr.js -- the words of this part in French
export default {
    name: 'Quiz',
    title: 'Ce coup est-il permis ?',
    answer: 'Question',
    question: '{piece} de {from} en {to} : est-ce permis ?',
    yes: 'Oui',
    no: 'Non',
    right: 'Bonne réponse',
    wrong: 'Mauvaise réponse',
    next: 'Question suivante',
    score: 'Bonnes réponses : {right} sur {asked}',
    moved: 'Coup en question',
    sheet: 'Une fiche à imprimer',
    paper: 'Des positions à partir de celle-ci, avec de la place pour écrire. Les ' +
        'réponses sont sur une page à part.',
    count: 'Nombre de questions',
    print: 'Imprimer la fiche',
    why: 'Pourquoi ?',
    which: 'Fiche n° {n}',
    men: { king: 'Roi', queen: 'Dame', rook: 'Tour', bishop: 'Fou', knight: 'Cavalier',
           pawn: 'Pion' }
};

// fr.js -- the words of this part in French; what is said of a reason is the library's
export default {
    name: 'Raisons', title: 'Pourquoi un coup est refusé', answer: 'Raison',
    lead: 'Toutes les raisons possibles, avec une image et une position à essayer.',
    search: 'Chercher : clouage, roque, pion…', all: 'Toutes les raisons',
    next: 'Raison suivante', before: 'Raison précédente', try: 'Essayer sur l’échiquier',
    sheet: 'Imprimer une fiche à ce sujet',
    levels: ['Pour un enfant', 'Pour un joueur', 'Pour un arbitre'],
    groups: { request: 'Ce qui est écrit', source: 'La pièce',
              shape: 'Comment vont les pièces', castling: 'Le roque',
              board: 'Ce qui barre le chemin', promotion: 'La promotion',
              safety: 'Échec et clouage' },
    nothing: 'Aucune raison ne contient ces mots. Essaie clouage, roque ou pion.'
};

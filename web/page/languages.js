// languages.js -- the languages of the page: what each calls itself, and its letters of the king,
// queen, rook, bishop and knight.  Each part has a file of words for each, texts/CODE.js, and so
// has the page for what all parts share.
export const languages = {
    en: { name: 'English', letters: 'KQRBN' },
    fr: { name: 'Français', letters: 'RDTFC' },
    de: { name: 'Deutsch', letters: 'KDTLS' },
    es: { name: 'Español', letters: 'RDTAC' }
};

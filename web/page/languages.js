// languages.js -- the languages of the page: what each calls itself, and its letters of the king,
// queen, rook, bishop and knight.  Each part has a file of words for each, texts/CODE.js.
export const languages = {
    en: { name: 'English', letters: 'KQRBN' },
    fr: { name: 'Français', letters: 'RDTFC' },
    de: { name: 'Deutsch', letters: 'KDTLS' },
    es: { name: 'Español', letters: 'RDTAC' }
};

/** The words of a part in every language; `load(code)` gives the module that has them. */
export const textsOf = async load => Object.fromEntries(await Promise.all(
    Object.keys(languages).map(async code => [code, (await load(code)).default])));

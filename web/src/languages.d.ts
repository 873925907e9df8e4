/** The sentences of a language, for addLanguage(). */
declare const language: { code: string, block: string };
export default language;

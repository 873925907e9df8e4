// promotion.js -- asks which piece a pawn becomes
import { texts } from 'shared';
import { by, made } from './made.js';

/** The letters of the pieces that a pawn may become. */
export const promoted = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };

/** Asks for the pawn of a side; `chosen(kind)` hears the answer, if there is one. */
export function askPromotion(side, language, chosen) {
    const dialog = by('promotion'), { kinds } = texts.page[language];
    dialog.querySelector('.choices').replaceChildren(
        ...Object.entries(promoted).map(([kind, letter]) => {
            const button = made('button', '', { value: kind, 'aria-label': kinds[kind] });
            button.innerHTML = `<svg viewBox="0 0 60 60" aria-hidden="true"><use href="#${side[0]}${
                letter}"/></svg>`;
            return button;
        }));
    dialog.returnValue = '';
    dialog.onclose = () => dialog.returnValue && chosen(dialog.returnValue);
    dialog.showModal();
}

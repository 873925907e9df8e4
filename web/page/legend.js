// legend.js -- what the lights and the arrows on the board mean
import { drawnLight, legend } from './lights.js';
import { made } from './made.js';

function swatch(inner) {
    return `<svg viewBox="0 0 60 60" aria-hidden="true">${inner}</svg>`;
}

const arrows = {
    attack: '<g class="arrow attack"><path class="line" d="M4 30H40"/>' +
        '<path class="head" d="M58 30L38 42V18Z"/></g>',
    tried: '<g class="arrow tried"><path class="line" d="M2 30H40"/>' +
        '<path class="head" d="M58 30L38 42V18Z"/></g>'
};

function line(pictures, text) {
    const item = document.createElement('li');
    item.innerHTML = pictures.map(swatch).join('');
    item.append(made('span', text));
    return item;
}

/** Fills a list with it; `words` has those for a move that was tried, and for its start. */
export function showLegend(list, view, words, language) {
    const lines = legend(view, language).map(({ light, arrow, text }) =>
        line(arrow ? [drawnLight(light), arrows.attack] : [drawnLight(light)], text));
    if (view.arrows.some(({ kind }) => kind === 'tried')) {
        if (view.cells.some(({ light }) => light === 'here'))
            lines.unshift(line([drawnLight('here')], words.from));
        lines.unshift(line([arrows.tried], words.moved));
    }
    list.replaceChildren(...lines);
}

// picture.js -- a picture of a board with its lights and arrows, and of what was said of it, as
// SVG that needs no style sheet, and as PNG
import { made } from './made.js';

const width = 544, left = 32, top = 16, leaves = 'path, rect, circle, text';
/** What is kept of a style, where it is not this. */
const initial = { fill: 'rgb(0, 0, 0)', stroke: 'none', 'stroke-width': '1px',
                  'stroke-dasharray': 'none', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter',
                  opacity: '1' };
const ofText = { 'font-family': '', 'font-size': '', 'font-weight': '400', 'text-anchor': 'start' };

const escaped = text => text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`);

/** A text in lines that are narrow enough, in a font of the page. */
function wrapped(text, font, room) {
    const pen = document.createElement('canvas').getContext('2d'), lines = [];
    pen.font = font;
    for (const word of text.split(/\s+/).filter(Boolean)) {
        const longer = `${lines.at(-1)} ${word}`;
        if (lines.length > 0 && pen.measureText(longer).width <= room)
            lines[lines.length - 1] = longer;
        else
            lines.push(word);
    }
    return lines;
}

/** Rows below the board: each has how far it is below the one before, and its SVG at 0. */
function rows({ turn, said, legend }, withWords) {
    const write = (text, size, family, more = '') =>
        `<text style="font:${size}px var(--${family});fill:var(--ink)" ${more}>${
            escaped(text)}</text>`;
    const { fontFamily } = getComputedStyle(document.querySelector('.sentence'));
    return [
        { step: 40, svg: write(turn, 16, 'sans') },
        ...!withWords ? [] : wrapped(said, `22px ${fontFamily}`, 470).map((line, n) =>
            ({ step: n === 0 ? 36 : 29, svg: write(line, 22, 'serif') })),
        ...!withWords ? [] : [...legend?.children ?? []].map((item, n) => ({
            step: n === 0 ? 38 : 30,
            svg: [...item.querySelectorAll('svg')].map((swatch, n) =>
                `<g transform="translate(${26 * n} -18) scale(.4)">${swatch.innerHTML}</g>`)
                .join('') +
                write(item.textContent, 16, 'sans',
                      `x="${26 * item.querySelectorAll('svg').length + 8}"`)
        }))
    ];
}

/** Puts into each leaf what the style sheet says of it, and takes away what only a page needs. */
function styled(svg) {
    for (const leaf of svg.querySelectorAll(leaves)) {
        const style = getComputedStyle(leaf);
        const found = Object.entries(leaf.tagName === 'text' ? { ...initial, ...ofText } : initial)
            .map(([name, value]) => [name, value, style.getPropertyValue(name)])
            .filter(([, usual, value]) => value !== usual);
        leaf.removeAttribute('style');
        for (const [name, , value] of found)
            leaf.setAttribute(name, value);
    }
    for (const element of svg.querySelectorAll('*'))
        for (const name of element.getAttributeNames().filter(name => /^(class$|data-)/.test(name)))
            element.removeAttribute(name);
}

/** The picture as a text of SVG, in light colours, with or without its words. */
export function pictureOf(shown, withWords) {
    let y = top + 480 + 6;
    const below = rows(shown, withWords).map(({ step, svg }) =>
        `<g transform="translate(${left} ${y += step})">${svg}</g>`).join('');
    const height = y + 22, place = made('div', '', { 'data-theme': 'light', class: 'hidden' });
    place.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
        `width="${width}" height="${height}"><title>${escaped(withWords ? shown.said : shown.turn)
        }</title><rect width="${width}" height="${height}" style="fill:#fff"/>` +
        `<g transform="translate(${left} ${top})">${shown.board.drawing()}</g>${below}</svg>`;
    document.body.append(place);
    styled(place.firstChild);
    place.remove();
    return new XMLSerializer().serializeToString(place.firstChild);
}

export const addressOf = svg => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The same picture as a PNG, twice as fine. */
export async function pngOf(svg) {
    const image = new Image(), canvas = document.createElement('canvas');
    image.src = addressOf(svg);
    await image.decode();
    canvas.width = 2 * image.width;
    canvas.height = 2 * image.height;
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise(resolve => { canvas.toBlob(resolve, 'image/png'); });
}

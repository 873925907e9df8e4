// share.js -- the dialog that sends what a part shows: as a picture, a link or a text
import { button, by, copy, made, save } from './made.js';
import { addressOf, pictureOf, pngOf } from './picture.js';

/** Whether others can open the address of the page, too: not from a disk. */
const served = location.protocol.startsWith('http');

const state = { shown: null, svg: '', url: '', text: '', words: null };
const told = () => by('share-told');

/** Draws the picture anew, if there is a board. */
function draw() {
    const { shown } = state, withWords = by('share-words').checked;
    state.svg = shown ? pictureOf(shown, withWords) : '';
    by('share-picture').replaceChildren(...!shown ? [] : [made('img', '', {
        src: addressOf(state.svg), alt: withWords ? shown.said : shown.turn })]);
    told().replaceChildren();
}

function copyText() {
    const { words, url, text } = state;
    copy(served ? url : text, told(), words, served ? words.copied : words.copiedText);
}

async function copyPicture() {
    try {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(state.svg) })]);
        told().textContent = state.words.copiedPicture;
    } catch {
        told().textContent = state.words.noCopy;
    }
}

/** Sends it as the device does: where pictures may be sent, as one. */
async function send() {
    const { svg, url, text } = state;
    const files = svg === '' ? []
        : [new File([await pngOf(svg)], 'ecart.png', { type: 'image/png' })];
    const data = { title: document.title, ...served ? { url } : { text } };
    const both = { ...data, files };
    await navigator.share(files.length > 0 && navigator.canShare?.({ files }) ? both : data)
        .catch(() => {});           // whoever sends nothing has changed his mind
}

const ways = {
    send,
    copyPicture,
    savePng: async () => save('ecart.png', await pngOf(state.svg)),
    saveSvg: () => save('ecart.svg', new Blob([state.svg], { type: 'image/svg+xml' })),
    copyText
};

/** Opens the dialog.  `shown` is what a picture shows, or null: a board, whose turn it is, what
 *  was said, and the legend. */
export function share(words, url, text, shown = null) {
    Object.assign(state, { words, url, text, shown });
    const may = { send: Boolean(navigator.share), copyText: true };
    const open = Object.keys(ways).filter(way => may[way] ?? shown);
    by('share-ways').replaceChildren(...open.map(way => {
        const label = way === 'copyText' && served ? words.copyLink : words[way];
        return button(label, ways[way], { class: 'plain', value: way });
    }));
    by('share-with').hidden = shown === null;
    draw();
    by('sharing').showModal();
}

by('share-words').addEventListener('change', draw);
by('sharing').addEventListener('close', () => by('share-picture').replaceChildren());

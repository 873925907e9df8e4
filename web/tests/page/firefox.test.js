// firefox.test.js -- the ways through the page that depend upon a browser, in Firefox
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { firefox, options } from './firefox.js';

const file = new URL('../../site/ecart.html', import.meta.url).href;
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const parts = ['why', 'play', 'games', 'doctor', 'idea', 'quiz'];
const pinned = 'fen=4k3/8/8/8/4r3/8/4B3/4K3_w_-_-_0_1&l=en';
let browser = null;

before(async () => {
    if (!options.skip)
        browser = await firefox();
}, { timeout: 90000 });
after(async () => browser?.close());

/** Opens the page anew, and waits until it is ready. */
async function visit(hash, width = 1280, height = 800) {
    const { context, send, run } = browser;
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
    await send('browsingContext.navigate', { context, url: 'about:blank', wait: 'complete' });
    await send('browsingContext.navigate', { context, url: `${file}#${hash}`, wait: 'complete' });
    await run(`while (!('ready' in document.documentElement.dataset))
        await new Promise(resolve => setTimeout(resolve, 20));`);
}

const text = selector => browser.run('return document.querySelector(values[0]).innerText;', selector);
const label = square => browser.run(
    'return document.querySelector(`#board .grid [data-square=${values[0]}]`).ariaLabel;', square);

/** Does something with the pointer or the keys, as a person would. */
const act = (type, actions, more = {}) => browser.send('input.performActions', {
    context: browser.context, actions: [{ type, id: type, actions, ...more }] });

async function drag(from, to, pointerType) {
    const [start, goal] = await browser.run(`return values.map(square => {
        const { x, y, width } = document.querySelector('#board .grid [data-square=' + square + ']')
            .getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + width / 2) };
    });`, from, to);
    const move = ({ x, y }) => ({ type: 'pointerMove', x, y, duration: 60 });
    await act('pointer', [move(start), { type: 'pointerDown', button: 0 },
                          move({ x: (start.x + goal.x) >> 1, y: (start.y + goal.y) >> 1 }),
                          move(goal), { type: 'pointerUp', button: 0 }],
              { parameters: { pointerType } });
}

for (const pointer of ['mouse', 'touch'])
    test(`Firefox: by ${pointer}, a move is refused with its reason`, options, async () => {
        await visit(pinned);
        await drag('e2', 'd3', pointer);
        assert.equal(await text('#sentence'),
                     'The bishop on e2 is pinned to the king on e1 by the rook on e4.');
        assert.equal(await label('e2'), 'e2, white bishop');
    });

test('Firefox: keys go over the board and move', options, async () => {
    await visit(pinned);
    await browser.run('document.querySelector("#board .grid [tabindex=\'0\']").focus();');
    await act('key', [...'e1\uE006d2\uE006'].flatMap(value =>
        [{ type: 'keyDown', value }, { type: 'keyUp', value }]));
    assert.equal(await label('d2'), 'd2, white king');
});

test('Firefox: a picture is drawn, and a position is set up', options, async () => {
    await visit(`${pinned}&m=e2d3`);
    const [width, height, bytes] = await browser.run(`
        const saved = new Promise(resolve => { URL.createObjectURL = blob => (resolve(blob), 'blob:'); });
        HTMLAnchorElement.prototype.click = () => {};
        document.getElementById('share').click();
        document.querySelector('[value=savePng]').click();
        const blob = await saved, { width, height } = await createImageBitmap(blob);
        return [width, height, blob.size];`);
    assert.ok(width === 1088 && height > 1200 && bytes > 50000, `${width} ${height} ${bytes}`);
    await browser.run(`document.getElementById('sharing').close();
        document.getElementById('edit').click(); document.getElementById('empty').click();`);
    assert.match(await text('#faults'), /no king/);
});

test('Firefox: a collection that is compressed is judged in a worker', options, async () => {
    await visit('part=games&l=en');
    const bytes = gzipSync('[Result "*"]\n\n1. e4 e5 2. Ke3 *\n').toString('base64');
    const list = await browser.run(`
        const data = new DataTransfer(), input = document.getElementById('games-file');
        data.items.add(new File([Uint8Array.from(atob(values[0]), c => c.charCodeAt(0))], 'a.pgn.gz'));
        input.files = data.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        while (!document.querySelector('#games-list li'))
            await new Promise(resolve => setTimeout(resolve, 20));
        return document.getElementById('games-list').innerText;`, bytes);
    assert.match(list, /Ke3/);
});

test('Firefox: all parts fit, and axe finds nothing', options, async () => {
    for (const part of parts) {
        await visit(`part=${part}&l=de`);
        await browser.run(axe);
        assert.deepEqual(await browser.run(`const { violations } = await axe.run();
            return violations.map(({ id, nodes }) => [id, nodes[0].html]);`), [], part);
        for (const [width, height] of [[390, 844], [844, 390], [320, 640]]) {
            await browser.send('browsingContext.setViewport',
                               { context: browser.context, viewport: { width, height } });
            // The board follows its window a little later.
            assert.equal(await browser.run(`
                const fits = () => document.documentElement.scrollWidth <= innerWidth;
                for (let left = 40; left > 0 && !(innerWidth === ${width} && fits()); left--)
                    await new Promise(resolve => setTimeout(resolve, 25));
                return innerWidth === ${width} && fits();`), true, `${part} ${width}`);
            if (process.env.SHOTS)
                writeFileSync(`${process.env.SHOTS}/firefox-${part}-${width}.png`, Buffer.from((
                    await browser.send('browsingContext.captureScreenshot', {
                        context: browser.context })).data, 'base64'));
        }
    }
});

test('Firefox: nothing is asked of any network, and nothing fails', options, () => {
    const asked = browser.events.filter(({ method }) => method === 'network.beforeRequestSent')
        .map(({ params: { request: { url } } }) => url);
    assert.ok(asked.length > 0);
    assert.deepEqual(asked.filter(url => !/^(file|blob|data|about):/.test(url)), []);
    assert.deepEqual(browser.events.filter(({ method, params }) => method === 'log.entryAdded' &&
        params.level === 'error').map(({ params }) => params.text), []);
});

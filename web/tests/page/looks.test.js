// looks.test.js -- sizes, themes, media and what axe finds; a picture of each in the folder SHOTS
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textsOf } from '../../page/words.mjs';
import { findings, fits, keys, narrow, shoot } from './looks.js';
import { options, pinned, sizes, text, visit } from './visit.js';

for (const size of Object.keys(sizes)) {
    for (const colorScheme of ['light', 'dark']) {
        test(`${size}, ${colorScheme}: all of it fits, and axe finds nothing`, options, async t => {
            const page = await visit(t, { hash: pinned, size, colorScheme });
            await shoot(page, `${size}-${colorScheme}-begin`);
            assert.deepEqual(await findings(page), []);
            await page.fill('#move', 'Bd3');
            await page.keyboard.press('Enter');
            await page.click('#more summary');
            await page.click('#edit');
            await page.fill('#fen', '8/8/x w');
            await page.click('#fen-form [type=submit]');
            await shoot(page, `${size}-${colorScheme}-refused`);
            assert.deepEqual(await findings(page), []);
            assert.equal(await fits(page), true);
        });
    }
}

test('no language is too long for a narrow phone', options, async t => {
    const page = await visit(t, { hash: '#m=c1a3' });
    await page.click('#more summary');
    await narrow(page, 'why');
});

test('a narrow phone shows the name of the part that it is in', options, async t => {
    const page = await visit(t, { hash: '#part=quiz&l=de', size: 'phone' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const part of ['why', 'quiz']) {
        await page.evaluate(part => new Promise(resolve => {
            addEventListener('hashchange', () => setTimeout(resolve), { once: true });
            location.hash = `part=${part}&l=fr`;
        }), part);
        const { x, width } = await page.locator('nav [aria-current]').boundingBox();
        assert.ok(x >= 0 && x + width <= 320, `${part}: ${x}, ${width}`);
    }
});

test('boards keep their place, and nothing jumps while the page loads', options, async t => {
    for (const size of [...Object.keys(sizes), 'side']) {
        const page = await visit(t, { hash: '#part=why&l=en', size });
        const shifts = await page.evaluate(() => new Promise(resolve => {
            new PerformanceObserver(list => resolve(list.getEntries().map(({ value }) => value)))
                .observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve([]), 200);
        }));
        assert.ok(shifts.reduce((sum, shift) => sum + shift, 0) < .01, `${size}: ${shifts}`);
        const places = [];
        for (const part of ['why', 'play', 'doctor', 'idea', 'quiz']) {
            await page.evaluate(part => new Promise(resolve => {
                addEventListener('hashchange', () => setTimeout(resolve), { once: true });
                location.hash = `part=${part}&l=de`;
            }), part);
            places.push(JSON.stringify(await page.locator(`#${part === 'why' ? '' : part + '-'}board`)
                .boundingBox()));
            assert.deepEqual(await fits(page), true, part);
        }
        assert.equal(new Set(places).size, 1, `${size}: ${places}`);
        const { y, height } = JSON.parse(places[0]);
        assert.ok(y + height <= page.viewportSize().height, 'all of the board is seen');
    }
});

test('the page says what it is made with', options, async t => {
    const page = await visit(t, { hash: '#l=en' });
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));
    assert.equal(await text(page, 'footer summary'), `Made by Ecart ${version}`);
    await page.click('footer summary');
    assert.match(await text(page, 'footer pre'), /Permission is hereby granted[^]*cm-chessboard/);
});

test('the theme can be chosen, and is remembered', options, async t => {
    const page = await visit(t);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), 'light');
    await page.click('#theme');
    assert.equal(await theme(), 'dark');
    assert.equal(await page.locator('#theme').getAttribute('aria-pressed'), 'true');
    await page.reload();
    assert.equal(await theme(), 'dark');
});

test('on paper there is the board and what was said', options, async t => {
    const page = await visit(t, { hash: '#m=c1a3&l=en', colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await shoot(page, 'print');
    for (const control of ['#typed', '#examples', '#undo', '#language', '#editor'])
        assert.equal(await page.locator(control).isVisible(), false, control);
    for (const shown of ['#board', '#sentence', '#legend', '#turn'])
        assert.equal(await page.locator(shown).isVisible(), true, shown);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).color), 'rgb(0, 0, 0)');
});

test('colours that are forced leave board and buttons', options, async t => {
    const page = await visit(t, { hash: '#m=c1a3', forcedColors: 'active' });
    await shoot(page, 'forced');
    const fill = await page.locator('.square.black').first().evaluate(
        square => getComputedStyle(square).fill);
    assert.equal(fill, 'rgb(207, 186, 153)');
    const under = await page.locator('nav a').evaluateAll(
        parts => parts.map(part => parseInt(getComputedStyle(part).borderBottomWidth, 10)));
    assert.deepEqual(under, [3, 0, 0, 0, 0, 0, 0]);
});

test('something is painted within a second', options, async t => {
    const page = await visit(t, { hash: pinned });
    const times = await page.evaluate(() => performance.getEntriesByType('paint')
        .map(({ startTime }) => startTime));
    assert.ok(times.length > 0 && Math.max(...times) < 1000, `${times}`);
});

test('every language has every word', options, async t => {
    const [texts, shared] = await Promise.all(['why', '.'].map(textsOf));
    for (const words of Object.values(texts))
        assert.equal(keys(words), keys(texts.en));
    for (const words of Object.values(shared))
        assert.equal(keys(words), keys(shared.en));
    const page = await visit(t, { hash: '#m=c1a3' });
    for (const [code, words] of Object.entries(texts)) {
        await page.selectOption('#language', code);
        assert.equal(await page.title(), words.title);
        assert.equal(await text(page, '#mark'), shared[code].refused);
        assert.equal(await page.evaluate(() => document.documentElement.lang), code);
    }
});

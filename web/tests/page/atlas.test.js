// atlas.test.js -- a card for each reason, which says what the program says
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as records from '../../build/records.js';
import { textsOf } from '../../page/words.mjs';
import { filter, run, source } from '../native.js';
import { findings, fits, keys, narrow, shoot } from './looks.js';
import { options, sizes, text, visit } from './visit.js';

const texts = await textsOf('atlas');
const atlas = '#part=atlas&l=en', cards = records.reasons.slice(1);
const go = (page, hash) => page.evaluate(hash => new Promise(resolve => {
    addEventListener('hashchange', () => setTimeout(resolve), { once: true });
    location.hash = hash;
}), hash);
const plain = text => text.replace(/\s+/g, ' ').trim();
/** What the program says to somebody of a move; nothing of a text that is none. */
function explained(level, { position, move }) {
    const args = ['explain', '--json', `--level=${level}`, `--position=${position}`, move];
    const { steps } = JSON.parse(run('tools/ecart', args).toString());
    return plain(steps.flatMap(({ text, lines = [] }) => [text, ...lines]).join(' '));
}

test('every reason has its card, which says what the program says', options, async t => {
    const page = await visit(t, { hash: atlas });
    const names = await page.locator('.cards a').evaluateAll(all =>
        all.map(({ hash }) => new URLSearchParams(hash.slice(1)).get('reason')));
    const sentences = readFileSync(source('po/en.txt'), 'utf8').matchAll(/^brief\/([^:]*):/gm);
    assert.deepEqual([...names].sort(), [...sentences].map(([, name]) => name).filter(
        name => !/^(none|legal)$/.test(name)).sort());
    const answers = filter(cards.map(({ position: fen, move }) => ({ fen, move })));
    for (const [n, card] of cards.entries()) {
        await go(page, `${atlas}&reason=${card.name}`);
        const said = (await page.locator('#atlas-levels dd').allInnerTexts()).map(plain);
        assert.equal(said.length, 3);
        assert.ok(await page.locator('#atlas-picture use').count() > 1);
        if (card.name === 'king-capture') {     // no position gives it
            assert.equal(answers[n].verdict, 'bad-position');
            assert.match(await text(page, '#atlas-sentence'), /e8 is already in check from the rook/);
            continue;
        }
        assert.equal(answers[n].reason, card.name);
        assert.equal(plain(await text(page, '#atlas-sentence')), plain(answers[n].text));
        for (const [m, level] of ['child', 'player', 'arbiter'].entries())
            if (card.group !== 'request' || answers[n].from !== null)
                assert.ok(explained(level, card).includes(said[m]), `${card.name}: ${said[m]}`);
        const lit = await page.locator('#atlas-picture .light').evaluateAll(
            all => all.map(({ dataset }) => dataset.at));
        assert.ok(answers[n].cells.every(square => lit.includes(square)), `${card.name}: ${lit}`);
    }
});

test('cards are found by words, and lead to the board and to a sheet', options, async t => {
    const page = await visit(t, { hash: atlas });
    const shown = () => page.locator('.cards a').allInnerTexts();
    for (const title of await shown())
        assert.doesNotMatch(title, /\b[a-h][1-8]\b|White|Black/, 'true wherever it is met');
    for (const [words, some] of [['pin', 'A pinned piece'], ['EN passant', 'En passant is not allowed now'],
                                 ['3.8.2.2', 'No castling across an attacked square'], ['castle-no', 'No right to castle']]) {
        await page.fill('#atlas-search', words);
        assert.ok((await shown()).includes(some), `${words}: ${await shown()}`);
        assert.ok((await shown()).length < 12);
    }
    await page.fill('#atlas-search', 'xyz');
    assert.match(await text(page, '#atlas-found'), /^No reason has these words/);
    assert.equal(await page.locator('#atlas-jumps button').count(), 0);
    await page.fill('#atlas-search', '');
    await page.click('#atlas-jumps button:last-child');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Check and pins');
    const { y } = await page.locator('#atlas-groups h2:focus').boundingBox();
    assert.ok(y >= 0 && y < 700, `${y}`);
    await page.selectOption('#language', 'fr');
    await page.fill('#atlas-search', 'cloue');
    await page.click('.cards a');
    await page.waitForURL(/#part=atlas&reason=pinned&l=fr$/);
    await page.waitForSelector('#atlas-title:not(:empty)');
    assert.equal(await text(page, '#atlas-title'), 'Une pièce clouée');
    await page.click('#atlas-next');
    await page.waitForURL(/reason=en-passant-exposes-king&/);
    await page.click('#atlas-before');
    await page.click('#atlas-sheet');
    await page.waitForSelector('#quiz-about [value=pinned]:checked', { state: 'attached' });
    await page.goBack();
    await page.click('#atlas-try');
    await page.waitForSelector('#said.refused');
    assert.match(await text(page, '#sentence'), /^Le cavalier en c3 est cloué/);
    for (const reason of ['__proto__', 'none', '<b>', '%E0%A4%A', 'x'.repeat(9999)]) {
        await go(page, `#part=atlas&l=en&reason=${reason}`);
        assert.equal(await page.locator('#atlas-list').isVisible(), true);
        assert.equal(await fits(page), true);
    }
});

for (const size of Object.keys(sizes))
    test(`${size}: cards fit, in each language, and axe finds nothing`, options, async t => {
        const colorScheme = size === 'tablet' ? 'light' : 'dark';
        const page = await visit(t, { hash: atlas, size, colorScheme });
        for (const reason of ['', '&reason=pinned', '&reason=king-capture', '&reason=bad-notation']) {
            await go(page, `${atlas}${reason || '&q='}`);
            await shoot(page, `atlas-${size}${reason.replace('&reason=', '-')}`);
            assert.equal(await fits(page), true, reason);
            assert.deepEqual(await findings(page), []);
        }
        if (size === 'phone')
            await narrow(page, 'atlas');
        for (const words of Object.values(texts))
            assert.equal(keys(words), keys(texts.en));
    });

// idea.test.js -- the part on numbers: what it says of moves, pieces and distances
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings, fits, keys, shoot } from './looks.js';
import { options, sizes, text, visit } from './visit.js';

const idea = '#part=idea&l=en';
const cell = (page, square) => page.locator(`#idea-board [data-square="${square}"]`);
const said = page => text(page, '#idea-said');
/** The squares that have a mark, with its kind. */
const marks = page => page.locator('#idea-board .mark').evaluateAll(all =>
    all.map(({ dataset: { at, kind } }) => `${at} ${kind}`).sort());
const ofKind = async (page, kind) => (await marks(page)).filter(mark => mark.endsWith(kind))
    .map(mark => mark.slice(0, 2));

const squares = [...'abcdefgh'].flatMap(file => [...'12345678'].map(rank => file + rank));
const at = square => [square.charCodeAt(0) - 96, Number(square[1])];
const number = square => 10 * at(square)[0] + at(square)[1];
const between = (from, to) => at(to).map((n, axis) => n - at(from)[axis]);

/** Whether a piece moves so, by columns and rows; `d` is all that a number knows. */
const goes = {
    King: (c, r) => Math.max(Math.abs(c), Math.abs(r)) === 1,
    Rook: (c, r) => (c === 0) !== (r === 0),
    Bishop: (c, r) => c !== 0 && Math.abs(c) === Math.abs(r),
    Queen: (c, r) => goes.Rook(c, r) || goes.Bishop(c, r),
    Knight: (c, r) => Math.abs(c * r) === 2
};

test('two squares are chosen by mouse, finger and key', options, async t => {
    const page = await visit(t, { hash: idea, hasTouch: true });
    assert.equal(await page.title(), 'Every move is a number');
    await cell(page, 'e4').click();
    assert.equal(await said(page), 'e4 is 54. Now choose a second square.');
    await cell(page, 'f6').click();
    assert.match(await said(page), /^66 − 54 = 12\n/);
    assert.equal(await text(page, '#idea-turn'), 'e4 = 54 → f6 = 66');
    await cell(page, 'a8').tap();
    await cell(page, 'b1').tap();
    assert.match(await said(page), /^21 − 18 = 3\n/);
    await cell(page, 'g1').dragTo(cell(page, 'f3'));
    assert.match(await said(page), /^63 − 71 = −8\n/);
    await cell(page, 'd2').focus();
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', ' '])
        await page.keyboard.press(key);
    assert.match(await said(page), /^44 − 42 = 2\n/);
    await page.click('#idea-flip');
    await cell(page, 'e4').focus();
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'e3');
});

test('a rook is fooled by a number that has two meanings', options, async t => {
    const page = await visit(t, { hash: `${idea}&s=a8b1` });
    const answer = await said(page);
    for (const part of ['1 column to the right and 7 rows down: 10\u00a0−\u00a07\u00a0=\u00a03',
                        '3 rows up: 3', 'you count 18, 19, 20 and 21. But 19 and 20 are not',
                        '8 here, 3 there', 'No piece of chess moves like this.'])
        assert.ok(answer.includes(part), answer);
    assert.deepEqual(await marks(page), ['a8 start', 'b1 goal', 'c5 other', 'c8 other']);
    assert.equal(await cell(page, 'c8').getAttribute('aria-label'), 'c8, 38, the other move');
    assert.equal(await cell(page, 'b1').getAttribute('aria-selected'), 'true');
    assert.equal(await page.locator('#idea-said').getAttribute('role'), 'status');
    await page.click('#idea-examples button >> nth=2');
    assert.ok((await said(page)).includes('you count 11, 20, 29 and 38'));
    await cell(page, 'h1').click();
    await cell(page, 'a8').click();
    assert.match(await said(page), /14 here, 9 there/);
    assert.doesNotMatch(await said(page), /you count/);
});

test('who moves and who is fooled is so by counting columns and rows', options, async t => {
    const page = await visit(t, { hash: idea });
    for (const from of ['a8', 'd3']) {
        const answers = await page.evaluate(({ from, squares }) => squares.map(to => {
            const press = square =>
                document.querySelector(`#idea-board [data-square=${square}]`).click();
            [from, to].forEach(press);
            const lists = {};
            for (const title of document.querySelectorAll('#idea-said h2'))
                lists[title.textContent] = [...title.nextSibling.children]
                    .map(({ textContent }) => textContent).filter(name => !name.includes('awn'));
            return { sum: document.querySelector('#idea-said .sum').textContent, lists,
                     counts: [...document.querySelectorAll('#idea-said dd')]
                         .map(({ textContent }) => Number(textContent)),
                     other: [...document.querySelectorAll('#idea-board [data-kind=other]')]
                         .map(({ dataset }) => dataset.at) };
        }), { from, squares: squares.filter(square => square !== from) });
        for (const [n, to] of squares.filter(square => square !== from).entries()) {
            const [c, r] = between(from, to), { sum, lists, counts, other } = answers[n];
            const twin = r > 2 ? [c + 1, r - 10] : r < -2 ? [c - 1, r + 10] : null;
            const fits = twin && Math.abs(twin[0]) < 8;
            const difference = 10 * c + r;
            assert.equal(sum.replaceAll('−', '-'),
                         `${number(to)} - ${number(from)} = ${difference}`);
            assert.deepEqual((lists['Who moves like this'] ?? []).sort(),
                Object.keys(goes).filter(piece => goes[piece](c, r)).sort(), from + to);
            assert.deepEqual((lists['Who would be fooled by the number'] ?? []).sort(),
                Object.keys(goes).filter(piece => !goes[piece](c, r) && fits &&
                    goes[piece](...twin)).sort(), from + to);
            assert.deepEqual(counts.slice(0, 2),
                             [Math.max(Math.abs(c), Math.abs(r)), Math.abs(c) + Math.abs(r)]);
            assert.equal(other.length > 0, Boolean(fits), from + to);
            if (fits && other.length === 2)
                assert.equal(Math.abs(number(other[1]) - number(other[0])), Math.abs(difference));
        }
    }
});

test('a piece shows its numbers, where they lead, and where they mislead', options, async t => {
    const page = await visit(t, { hash: idea });
    await page.locator('[value=piece]').check();
    for (const [kind, from, numbers] of [['knight', 'd5', '8, 12, 19 and 21'],
                                         ['king', 'a1', '1, 9, 10 and 11'],
                                         ['rook', 'a8', '1, 2, 3, 4, 5, 6, 7, 10, 20, 30, 40']]) {
        await page.locator(`[value=${kind}][name=idea-kind]`).check();
        await cell(page, from).click();
        assert.ok((await said(page)).startsWith(`The ${kind} has the numbers ${numbers}`));
        const name = kind[0].toUpperCase() + kind.slice(1), others = squares.filter(
            square => square !== from);
        const right = others.filter(to => goes[name](...between(from, to)));
        const sizes = new Set(squares.flatMap(a => squares.filter(
            b => goes[name](...between(a, b))).map(b => number(b) - number(a))));
        assert.deepEqual(await ofKind(page, 'goes'), right);
        assert.deepEqual(await ofKind(page, 'ghost'), others.filter(
            to => !right.includes(to) && sizes.has(number(to) - number(from))));
    }
    assert.ok((await said(page)).includes('there are 210 such traps'));
    await page.locator('[value=pawn]').check();
    await cell(page, 'e2').click();
    assert.deepEqual(await marks(page), ['d3 only-takes', 'e2 start', 'e3 only-moves',
                                         'e4 only-moves', 'f3 only-takes']);
    assert.equal(await cell(page, 'd3').getAttribute('aria-label'),
                 'd3, 43, Only to capture, −9');
});

test('any piece can be written', options, async t => {
    const page = await visit(t, { hash: `${idea}&v=piece&s=a1` });
    await page.selectOption('#idea-known', 'C');
    assert.match(await said(page), /^The camel \(C\) has the numbers 7, 13, 29 and 31, to add/);
    assert.deepEqual(await ofKind(page, 'ghost'), ['a8']);
    await page.fill('#idea-betza', 'fmWfcF');
    await page.keyboard.press('Enter');
    assert.match(await said(page), /^The piece fmWfcF has the numbers \+1, −9 and \+11\./);
    await page.fill('#idea-betza', 'Wé?<b>');
    await page.keyboard.press('Enter');
    assert.equal(await text(page, '#idea-fault'),
                 'This is no piece in Betza’s notation: look at character 2.');
    assert.match(await said(page), /^The piece fmWfcF/);
    await page.selectOption('#language', 'fr');
    assert.match(await said(page), /^La pièce fmWfcF a les nombres \+1, −9 et \+11\./);
});

test('distances are those of a walk', options, async t => {
    const page = await visit(t, { hash: `${idea}&v=map&s=b3` });
    const shown = () => page.locator('#idea-board [role=gridcell]').evaluateAll(cells =>
        Object.fromEntries(cells.map(cell => [cell.dataset.square, cell.ariaLabel])));
    const steps = { chebyshev: goes.King, manhattan: (c, r) => Math.abs(c) + Math.abs(r) === 1,
                    knight: goes.Knight };
    for (const [metric, step] of Object.entries(steps)) {
        await page.locator(`[value=${metric}][name=idea-metric]`).check();
        const walked = new Map([['b3', 0]]);
        for (const [from, n] of walked)
            for (const to of squares)
                if (!walked.has(to) && step(...between(from, to)))
                    walked.set(to, n + 1);
        const labels = await shown();
        for (const square of squares.filter(square => square !== 'b3'))
            assert.equal(labels[square], `${square}, ${number(square)}, ${walked.get(square)}`);
    }
    assert.ok((await said(page)).startsWith('How many jumps a knight needs from b3.'));
});

test('links show what their senders saw, and do no harm', options, async t => {
    const page = await visit(t, { hash: idea });
    page.on('dialog', () => assert.fail('a script ran'));
    const goTo = hash => page.evaluate(hash => new Promise(resolve => {
        addEventListener('hashchange', () => setTimeout(resolve), { once: true });
        location.hash = hash;
    }), hash);
    await page.locator('[value=piece]').check();
    await page.fill('#idea-betza', 'NNW');
    await page.keyboard.press('Enter');
    await cell(page, 'a8').click();
    const address = await page.evaluate(() => location.hash);
    assert.equal(address, '#part=idea&v=piece&s=a8&p=NNW&l=en');
    const answer = await said(page);
    await goTo('#part=idea&s=g1f3&l=de');
    assert.match(await said(page), /^63 − 71 = −8\n+1 Linie nach links und 2 Reihen nach oben:/);
    await goTo(address);
    assert.equal(await said(page), answer);
    const script = encodeURIComponent('<script>alert(1)</script><img src=x onerror=alert(1)>');
    const long = 'W'.repeat(100000);
    for (const hash of [`v=${script}&s=${script}&p=${script}&d=${script}`, 's=a1a1', 's=i9z0',
                        's=__proto__&v=constructor', 'v=toString&p=__proto__&d=constructor',
                        `v=piece&p=${long}`, `v=piece&p=${script}`, 'v=piece&p=(0,0)',
                        'v=piece&p=', 'v=map&d=x&s=a', 's=%E0%A4%A', 's=\u{1F600}\u202E',
                        `v=piece&p=${'(7,6)(6,7)(5,6)(6,5)(4,5)'.repeat(3)}`]) {
        await goTo(`#part=idea&${hash}`);
        assert.equal(await page.locator('script[src], img, iframe').count(), 0, hash);
        assert.equal(await page.locator('#idea-board text.number').count() > 60, true, hash);
        assert.equal(await fits(page), true, hash.slice(0, 80));
    }
});

for (const size of Object.keys(sizes))
    for (const colorScheme of ['light', 'dark'])
        test(`${size}, ${colorScheme}: the numbers fit, and axe finds nothing`, options,
             async t => {
            const page = await visit(t, { hash: `${idea}&s=a8b1`, size, colorScheme });
            for (const view of ['move', 'piece', 'map']) {
                await page.locator(`[name=idea-view][value=${view}]`).check();
                if (view === 'piece') {
                    await page.fill('#idea-betza', '?');
                    await page.keyboard.press('Enter');
                    await page.click('#idea-notation summary');
                    await page.locator('[value=bishop]').check();
                }
                await page.mouse.move(0, 0);
                await shoot(page, `idea-${size}-${colorScheme}-${view}`);
                if (view === 'piece' || size === 'phone')
                    assert.deepEqual(await findings(page), []);
                assert.equal(await fits(page), true);
            }
        });

test('numbers are said in every language, on a narrow phone too', options, async t => {
    const { texts } = await import('../../page/idea/texts.js');
    const page = await visit(t, { hash: '#part=idea&s=a8b1' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [language, words] of Object.entries(texts)) {
        assert.equal(keys(words), keys(texts.en));
        await page.selectOption('#language', language);
        assert.equal(await page.title(), words.title);
        for (const view of ['move', 'piece', 'map']) {
            await page.locator(`[name=idea-view][value=${view}]`).check();
            await shoot(page, `idea-narrow-${language}-${view}`);
            assert.equal(await fits(page), true, language + view);
            assert.doesNotMatch(await text(page, '#part-idea'), /\{|undefined|object/);
        }
        assert.deepEqual(await findings(page), []);
    }
});

test('numbers can be printed, and have their colours where colours are forced', options,
     async t => {
    const page = await visit(t, { hash: `${idea}&s=a8b1`, colorScheme: 'dark',
                                  forcedColors: 'active' });
    await shoot(page, 'idea-forced');
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    await shoot(page, 'idea-print');
    for (const control of ['#idea-views', '#idea-tries', '#idea-share', 'nav'])
        assert.equal(await page.locator(control).isVisible(), false, control);
    for (const shown of ['#part-idea .lead', '#idea-board', '#idea-said'])
        assert.equal(await page.locator(shown).isVisible(), true, shown);
});

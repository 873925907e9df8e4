// idea.test.js -- the part on numbers: what it says of moves, pieces and distances
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsOf } from '../../page/words.mjs';
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
    const colours = () => page.locator('#idea-board .arrow').evaluateAll(arrows =>
        arrows.map(({ dataset: { from, to }, classList }) => `${from}-${to} ${classList[1]}`));
    assert.deepEqual((await colours()).sort(), ['a8-b1 other', 'c5-c8 move']);
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

/** How many of all moves between two squares a set of sizes lets through wrongly, and refuses
 *  wrongly; `steps` also asks for the columns and rows that the piece goes with that number. */
function mistakes(piece, set, steps) {
    const own = new Map(), pairs = squares.flatMap(from => squares.filter(to => to !== from)
        .map(to => between(from, to)));
    const size = ([c, r]) => Math.abs(10 * c + r), length = ([c, r]) => Math.abs(c) + Math.abs(r);
    pairs.filter(pair => goes[piece](...pair)).forEach(pair => own.set(size(pair), length(pair)));
    const shortest = n => own.get(n) ??
        Math.min(...pairs.filter(pair => size(pair) === n).map(length));
    const lets = pair => set(size(pair), own) && (!steps || length(pair) === shortest(size(pair)));
    return [pairs.filter(pair => lets(pair) && !goes[piece](...pair)).length,
            pairs.filter(pair => !lets(pair) && goes[piece](...pair)).length];
}

test('a set that is broken lets wrong moves through, and steps keep them out', options,
     async t => {
    const page = await visit(t, { hash: idea });
    await page.locator('[name=idea-view][value=set]').check();
    const counts = () => page.locator('#idea-counts strong').allInnerTexts();
    const wrong = { king: 0, queen: 350, rook: 210, bishop: 140, knight: 0 };    // seeds of the idea
    for (const [kind, count] of Object.entries(wrong)) {
        await page.locator(`[value=${kind}][name=idea-kind]`).check();
        assert.deepEqual(await counts(), [String(count), '0'], kind);
        await page.locator('#idea-steps').check();
        assert.deepEqual(await counts(), ['0', '0'], kind);
        assert.match(await said(page), /^Not one mistake in all 4032 moves: number and steps/);
        await page.locator('#idea-steps').uncheck();
    }
    await page.locator('[value=rook][name=idea-kind]').check();
    const number = n => page.locator(`#idea-numbers [value='${n}']`);
    for (const [n, ghosts] of [[3, 14], [4, 28], [5, 42], [6, 56], [7, 70]])
        assert.equal(await number(n).getAttribute('aria-label'), `${n}: lets ${16 * (8 - n)} right ` +
            `and ${ghosts} wrong moves through, refuses 0`);
    for (const changed of [[3], [3, 8], [3, 8, 70, 45]]) {
        await number(changed.at(-1)).click();
        if (changed.length > 3)
            await number(70).click();
        for (const steps of [false, true]) {
            await page.locator('#idea-steps').setChecked(steps);
            assert.deepEqual(await counts(), mistakes('Rook', (n, own) =>
                own.has(n) !== changed.includes(n), steps).map(String), `${changed} ${steps}`);
        }
        await page.locator('#idea-steps').uncheck();
    }
    const shown = await counts(), address = await page.evaluate(() => location.hash);
    assert.match(address, /^#part=idea&v=set&s=b1&p=rook&x=3%2C8%2C45%2C70&/);
    await page.click('#idea-whole');
    for (const square of ['e4', 'a8'])
        await cell(page, square).click();
    assert.deepEqual(await ofKind(page, 'ghost'), ['b1', 'b2', 'b3', 'b4', 'b5']);
    await cell(page, 'b1').click();
    assert.equal(await page.locator('#idea-board .arrow.other').getAttribute('data-from'), 'a8');
    await page.setViewportSize(sizes.phone);
    const [board, first] = await Promise.all(['#idea-board', '#idea-said > :first-child'].map(
        one => page.locator(one).boundingBox()));
    assert.ok(first.y - board.y - board.height < 100, 'what is said first is beside the board');
    await page.setViewportSize(sizes.desktop);
    for (const part of ['From a8 to b1 is 21 − 18 = 3.', '3 rows up: 3', '8 here, 3 there',
                        'you count 18, 19, 20 and 21'])
        assert.ok((await said(page)).includes(part), await said(page));
    await number(3).click();
    assert.deepEqual(await ofKind(page, 'missed'), ['a5']);
    await page.goto(page.url().split('#')[0]);
    await page.goto(page.url() + address);
    await page.locator('#idea-counts strong').first().waitFor();
    assert.deepEqual(await counts(), shown);
});

test('all that is said follows a mouse and a finger', options, async t => {
    const page = await visit(t, { hash: idea, hasTouch: true });
    const place = async square => {
        const { x, y, width } = await cell(page, square).boundingBox();
        return { x: x + width / 2, y: y + width / 2 };
    };
    const [start, way, goal] = await Promise.all(['g1', 'g2', 'f3'].map(place));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(way.x, way.y);
    assert.match(await said(page), /^72 − 71 = 1\n/);
    await page.mouse.move(goal.x, goal.y);
    assert.match(await said(page), /^63 − 71 = −8\n/);
    await page.mouse.up();
    assert.match(await said(page), /^63 − 71 = −8\n/);
    await page.locator('[name=idea-view][value=map]').check();
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', start);
    for (const [square, point] of [['g2', way], ['f3', goal]]) {
        await touch('touchMove', point);
        await page.waitForFunction(said => document.getElementById('idea-said').textContent
            .includes(said), `from ${square}.`, { timeout: 5000 });
    }
    await touch('touchEnd');
    assert.match(await page.evaluate(() => location.hash), /s=f3/);
    const grounds = await page.locator('#idea-board svg > g > rect:first-child').evaluateAll(
        all => new Set(all.map(({ className }) => className.baseVal)).size);
    assert.equal(grounds, 1);
});

test('a sheet for a maths lesson has one page of tasks, and right answers', options, async t => {
    const texts = await textsOf('idea');
    const numbers = text => (text.match(/[a-h][1-8](-[a-h][1-8])*|\d+/g) ?? []).sort();
    const parts = code => texts[code].sheets.split(/[#*|]/).map(numbers);
    for (const code of Object.keys(texts))
        assert.deepEqual(parts(code), parts('en'), code);
    const sheets = texts.en.sheets.replace(/\s+/g, ' ');
    for (const answer of [['a1', 'h8', 'c5', 'g2'].map(number).join(', '), ['e2', 'a1', 'h1'].map(
        square => `${99 - number(square)} = ${squares.find(
            other => number(other) === 99 - number(square))}`).join(', ')])
        assert.ok(sheets.includes(`| ${answer} *`), answer);
    // What has two vectors and what has one, and the smallest factor that keeps all apart.
    const vectors = [...Array(225)].map((_, n) => [n % 15 - 7, Math.floor(n / 15) - 7]);
    const packed = factor => new Set(vectors.map(([c, r]) => factor * c + r)).size;
    assert.equal([10, 11, 12, 13, 14, 15].find(factor => packed(factor) === 225), 15);
    assert.equal([3, 45, 20].map(size => vectors.filter(([c, r]) => 10 * c + r === size)
        .sort(([a], [b]) => a - b).map(([c, r]) => `(${c}, ${r})`).join(', ')).join('; '),
        '(0, 3), (1, -7); (4, 5), (5, -5); (2, 0)');
    assert.equal('a1 b3 c5 d7 f8 g6 h8'.split(' ').every((to, n, way) =>
        n === 0 || goes.Knight(...between(way[n - 1], to))), true);
    const page = await visit(t, { hash: idea });
    await page.evaluate(() => { globalThis.print = () => {}; });
    for (const code of Object.keys(texts)) {
        await page.emulateMedia({ media: 'screen' });
        await page.selectOption('#language', code);
        for (const button of await page.locator('#idea-lessons button').all()) {
            await page.emulateMedia({ media: 'screen' });
            await button.click();
            await page.emulateMedia({ media: 'print' });
            const pdf = await page.pdf({ format: 'A4', margin: { top: '14mm', right: '14mm',
                                                                 bottom: '14mm', left: '14mm' } });
            assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g).length, 2, code);
        }
    }
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
            for (const view of ['move', 'piece', 'map', 'set']) {
                await page.locator(`[name=idea-view][value=${view}]`).check();
                if (view === 'piece') {
                    await page.fill('#idea-betza', '?');
                    await page.keyboard.press('Enter');
                    await page.click('#idea-notation summary');
                    await page.locator('[value=bishop]').check();
                }
                await page.mouse.move(0, 0);
                await shoot(page, `idea-${size}-${colorScheme}-${view}`);
                if (view === 'piece' || view === 'set' || size === 'phone')
                    assert.deepEqual(await findings(page), []);
                assert.equal(await fits(page), true);
            }
        });

test('numbers are said in every language, on a narrow phone too', options, async t => {
    const texts = await textsOf('idea');
    const page = await visit(t, { hash: '#part=idea&s=a8b1' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [language, words] of Object.entries(texts)) {
        assert.equal(keys(words), keys(texts.en));
        await page.selectOption('#language', language);
        assert.equal(await page.title(), words.title);
        for (const view of ['move', 'piece', 'map', 'set']) {
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

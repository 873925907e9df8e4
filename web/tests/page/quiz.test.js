// quiz.test.js -- questions, replies, and that the answers are those of the library
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSync } from 'ecart-chess/pgn';
import * as records from '../../build/records.js';
import { squares } from '../../page/squares.js';
import { questionOf, topics } from '../../page/quiz/questions.js';
import { textsOf } from '../../page/words.mjs';
import { filter } from '../native.js';
import { findings, fits, keys, shoot } from './looks.js';
import { lit, options, sizes, text, visit } from './visit.js';

const ecart = loadSync(), { reasons } = records;
const ask = (seed, topic, level = 'player') =>
    questionOf(ecart, { seed, topic, level }, squares, records);
const quiz = n => `#part=quiz&n=${n}&l=en`;
/** Questions whose answers are yes and no. */
const [yes, no] = [true, false].map(legal => Array.from({ length: 50 }, (_, n) => n).find(
    n => ask(n).verdict.legal === legal));

/** What each topic may ask, by the rules and not by the page. */
const about = {
    check: ({ fen, reason }) => filter([{ op: 'ends', fen }])[0].check.length > 0 &&
        !/shape|castle/.test(reason),
    pin: ({ reason }) => ['pinned', 'en-passant-exposes-king'].includes(reason),
    castling: ({ from, reason }) => /^e[18]$/.test(from) && reason.startsWith('castle-'),
    'en-passant': ({ fen, from, to, reason }) => reason.startsWith('en-passant') &&
        from[1] === (fen.includes(' w ') ? '5' : '4') && from[0] !== to[0],
    promotion: ({ to }) => '18'.includes(to[1]),
    ...Object.fromEntries('king queen rook bishop knight pawn'.split(' ').map(kind =>
        [kind, ({ fen, from }) => ecart.position(fen).at(from).kind === kind]))
};

test('questions are as often right as wrong, of many kinds, and as the program judges', () => {
    let wrong = 0;
    for (const topic of topics.filter(topic => topic !== 'mate')) {
        const asked = Array.from({ length: topic === 'mixed' ? 60 : 8 }, (_, n) => ask(n, topic));
        const moves = asked.map(({ position, verdict }) => ({ fen: position.fen,
            move: `${verdict.from}${verdict.to}${({ knight: 'n', king: 'k', queen: 'q', rook: 'r' })[
                verdict.promotion] ?? ''}` }));
        const answers = filter(moves);
        answers.forEach(({ reason }, n) => {
            const { verdict: { legal, from, to } } = asked[n], { fen } = moves[n];
            assert.equal(reason, asked[n].verdict.reason, JSON.stringify(moves[n]));
            if (!legal && topic !== 'mixed')
                assert.ok(about[topic]({ fen, from, to, reason }), `${topic} ${JSON.stringify(moves[n])}`);
        });
        const legal = asked.filter(({ verdict }) => verdict.legal).length;
        assert.ok(legal > 0 && legal < asked.length, topic);
        if (topic === 'mixed') {
            assert.ok(legal > 20 && legal < 40, String(legal));
            assert.ok(new Set(answers.map(({ reason }) => reason)).size > 12);
            wrong = new Set(moves.map(({ fen }) => fen.split(' ')[0])).size;
        }
    }
    assert.ok(wrong > 55, 'positions differ');
    assert.equal(JSON.stringify(ask(7).verdict), JSON.stringify(ask(7).verdict));
});

test('an easy quiz has no check, and a reason can be asked about alone', () => {
    const easy = records.questions.filter(({ level }) => level === 'child').map(({ name }) => name);
    for (let n = 0; n < 20; n++) {
        const { reason, legal } = ask(n, 'mixed', 'child').verdict;
        assert.ok(legal || easy.includes(reasons.find(({ name }) => name === reason).quiz), reason);
    }
    for (const { name, quiz } of reasons)
        if (quiz && !/double-check|exposes|castle-i|through|touch/.test(name))
            assert.ok([0, 1, 2].every(n => [name, 'none'].includes(ask(n, name).verdict.reason)), name);
    assert.equal(ask(2, 'en-passant-exposes-king').verdict.reason, 'en-passant-exposes-king');
});

test('mates, stalemates and what only looks like them stand as they should', () => {
    const asked = Array.from({ length: 12 }, (_, n) => ask(n, 'mate'));
    filter(asked.map(({ position: { fen } }) => ({ op: 'ends', fen }))).forEach((answer, n) =>
        assert.equal(asked[n].standing, answer.standing === 'in-play' ? 'none' : answer.standing));
    assert.equal(new Set(asked.map(({ standing }) => standing)).size, 3);
});

test('a reply is judged, and the next question comes', options, async t => {
    const page = await visit(t, { hash: quiz(no) }), { verdict } = ask(no);
    const { from, to, position } = verdict, { kind } = position.at(from);
    assert.equal(await text(page, '#quiz-question'), `${kind[0].toUpperCase() + kind.slice(1)
        } from ${from} to ${to}: is that allowed?`);
    assert.equal(await page.locator('#quiz-board .arrow.tried').count(), 1);
    assert.equal(await page.locator('#quiz-board .light').count(), 1);
    await page.click('[value=no]');
    assert.equal(await text(page, '#quiz-mark'), 'Right answer');
    assert.equal(await text(page, '#quiz-sentence'), verdict.explain());
    assert.equal(await text(page, '#quiz-score'), 'Right so far: 1 of 1');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'quiz-next');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.value), 'yes');
    assert.match(await page.evaluate(() => location.hash), RegExp(`n=${no + 1}&`));
    await page.evaluate(hash => { location.hash = hash; }, quiz(yes));
    await page.waitForFunction(n => location.hash.includes(`n=${n}&`), yes);
    await page.click('[value=no]');
    assert.equal(await text(page, '#quiz-mark'), 'Wrong answer');
    assert.match(await text(page, '#quiz-sentence'), /^Legal: /);
    await page.goto(page.url().split('#')[0] + '#part=quiz&about=pin&n=58&l=en');
    await page.click('[value=no]');
    assert.match(await text(page, '#quiz-hint'), /^The \w+ on \w\d is pinned by the .* but moves/);
    assert.equal((await lit(page, '#quiz-board')).filter(light => /pinner|king/.test(light)).length, 2);
    await page.selectOption('#language', 'de');
    assert.equal(await text(page, '#quiz-mark'), 'Falsch geantwortet');
    assert.equal(await text(page, '#quiz-score'), 'Bisher richtig: 1 von 3');
});

test('no link to a question does any harm', options, async t => {
    const page = await visit(t, { hash: '#part=quiz' });
    page.on('dialog', () => assert.fail('a script ran'));
    for (const n of ['', '1&about=__proto__&level=x', '2&about=mate', '-1', '99999999999', '4294967296', '1e3', '__proto__', '%E0%A4%A',
                     encodeURIComponent('<img src=x onerror=alert(1)>')]) {
        await page.evaluate(hash => new Promise(resolve => {
            addEventListener('hashchange', () => setTimeout(resolve), { once: true });
            location.hash = hash;
        }), `#part=quiz&l=en&n=${n}`);
        assert.match(await text(page, '#quiz-question'), /is that allowed\?$|How does/, n);
        assert.equal(await page.locator('img').count(), 0);
    }
});

for (const size of Object.keys(sizes))
    test(`${size}: the quiz fits in every language, and axe finds nothing`, options, async t => {
        const texts = await textsOf('quiz');
        const page = await visit(t, { hash: quiz(no), size, hasTouch: true, colorScheme:
            size === 'tablet' ? 'dark' : 'light' });
        await shoot(page, `quiz-${size}-asked`);
        assert.deepEqual(await findings(page), []);
        await page.locator('[value=yes]').tap();
        for (const [language, words] of Object.entries(texts)) {
            assert.equal(keys(words), keys(texts.en));
            await page.selectOption('#language', language);
            await shoot(page, `quiz-${size}-${language}`);
            assert.equal(await page.title(), words.title);
            assert.equal(await fits(page), true, language);
        }
        assert.deepEqual(await findings(page), []);
        await page.emulateMedia({ media: 'print' });
        assert.equal(await page.locator('#quiz-next').isVisible(), false);
        assert.equal(await page.locator('#quiz-sentence').isVisible(), true);
    });

test('a worksheet has the questions, and their answers on a page of their own', options, async t => {
    const page = await visit(t, { hash: quiz(no), colorScheme: 'dark' });
    await page.evaluate(() => { globalThis.print = () => {}; });
    await page.selectOption('#quiz-about', { label: 'Pins' });
    assert.match(await page.evaluate(() => location.hash), /&about=pin&/);
    await page.selectOption('#quiz-count', '8');
    await page.click('#quiz-paper [type=submit]');
    const asked = Array.from({ length: 8 }, (_, n) => ask(no + n, 'pin').verdict);
    await page.emulateMedia({ media: 'print' });
    const [questions, answers] = await Promise.all(['asked', 'answered'].map(
        name => page.locator(`#quiz-sheet .${name} li > div + div`).allInnerTexts()));
    asked.forEach((verdict, n) => {
        assert.ok(questions[n].includes(`from ${verdict.from} to ${verdict.to}: is that allowed?`));
        assert.ok(answers[n].startsWith(verdict.legal ? 'Yes' : 'No'));
        assert.ok(answers[n].includes(verdict.explain()));
        if (!verdict.legal)
            assert.ok(answers[n].includes(verdict.lesson({ level: 'child' })[0].text));
    });
    assert.deepEqual(await page.locator('#quiz-sheet h2').allInnerTexts(),
                     [`Is this move allowed? · Pins · Sheet ${no}`, `Answers · Pins · Sheet ${no}`]);
    const pieces = await page.locator('#quiz-sheet .asked li:first-child use').count();
    assert.equal(pieces, asked[0].position.fen.split(' ')[0].replace(/[^a-z]/gi, '').length);
    for (const hidden of ['#quiz-board', '#quiz-question', 'header', 'nav', 'footer'])
        assert.equal(await page.locator(hidden).isVisible(), false, hidden);
    for (const format of ['A4', 'Letter']) {
        await page.emulateMedia({ media: 'screen' });
        await page.click('#quiz-paper [type=submit]');
        await page.emulateMedia({ media: 'print' });
        const margin = Object.fromEntries(['top', 'right', 'bottom', 'left'].map(
            side => [side, '14mm']));
        const path = process.env.SHOTS && `${process.env.SHOTS}/worksheet-${format}.pdf`;
        const pdf = await page.pdf({ format, margin, printBackground: false, path });
        // Four questions a page, and eight answers.
        assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g).length, 3, format);
    }
    // After it was printed, the page is as before.
    await page.emulateMedia({ media: 'screen' });
    assert.equal(await page.locator('#quiz-sheet').isVisible(), false);
    assert.equal(await page.locator('#quiz-question').isVisible(), true);
});

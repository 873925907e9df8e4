// quiz.test.js -- questions, replies, and that the answers are those of the library
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSync } from 'ecart-chess';
import { squares } from '../../page/squares.js';
import { questionOf } from '../../page/quiz/questions.js';
import { findings, fits, keys, shoot } from './looks.js';
import { options, sizes, text, visit } from './visit.js';

const ecart = loadSync();
const quiz = n => `#part=quiz&n=${n}&l=en`;
/** Questions whose answers are yes and no. */
const [yes, no] = [true, false].map(legal => Array.from({ length: 50 }, (_, n) => n).find(
    n => questionOf(ecart, n, squares).legal === legal));

test('questions are as often right as wrong, and of many kinds', () => {
    const asked = Array.from({ length: 200 }, (_, n) => questionOf(ecart, n, squares));
    const legal = asked.filter(verdict => verdict.legal).length;
    assert.ok(legal > 70 && legal < 130, String(legal));
    assert.ok(new Set(asked.map(({ reason }) => reason)).size > 9);
    for (const { position, from, to, legal } of asked) {
        const moves = position.moves().filter(move => move.from === from && move.to === to);
        assert.equal(moves.length, legal ? 1 : 0);
        assert.equal(position.at(from).side, position.turn);
        assert.ok(!(position.at(from).kind === 'king' && from[0] === 'e' && 'cg'.includes(to[0])));
        if (legal && position.at(from).kind === 'pawn')
            assert.equal(from[0] !== to[0], position.at(to) !== null);
    }
    const again = questionOf(ecart, 7, squares), first = questionOf(ecart, 7, squares);
    assert.equal(again.position.fen + again.from, first.position.fen + first.from);
});

test('a reply is judged, and the next question comes', options, async t => {
    const page = await visit(t, { hash: quiz(no) }), verdict = questionOf(ecart, no, squares);
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
    await page.selectOption('#language', 'de');
    assert.equal(await text(page, '#quiz-mark'), 'Falsch geantwortet');
    assert.equal(await text(page, '#quiz-score'), 'Bisher richtig: 1 von 2');
});

test('no link to a question does any harm', options, async t => {
    const page = await visit(t, { hash: '#part=quiz' });
    page.on('dialog', () => assert.fail('a script ran'));
    for (const n of ['', '-1', '99999999999', '4294967296', '1e3', '__proto__', '%E0%A4%A',
                     encodeURIComponent('<img src=x onerror=alert(1)>')]) {
        await page.evaluate(hash => new Promise(resolve => {
            addEventListener('hashchange', () => setTimeout(resolve), { once: true });
            location.hash = hash;
        }), `#part=quiz&l=en&n=${n}`);
        assert.match(await text(page, '#quiz-question'), /is that allowed\?$/, n);
        assert.equal(await page.locator('img').count(), 0);
    }
});

for (const size of Object.keys(sizes))
    test(`${size}: the quiz fits in every language, and axe finds nothing`, options, async t => {
        const { texts } = await import('../../page/quiz/texts.js');
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
    await page.selectOption('#quiz-count', '8');
    await page.click('#quiz-paper [type=submit]');
    const asked = Array.from({ length: 8 }, (_, n) => questionOf(ecart, no + n, squares));
    await page.emulateMedia({ media: 'print' });
    const [questions, answers] = await Promise.all(['asked', 'answered'].map(
        name => page.locator(`#quiz-sheet .${name} li > div + div`).allInnerTexts()));
    asked.forEach((verdict, n) => {
        assert.ok(questions[n].includes(`from ${verdict.from} to ${verdict.to}: is that allowed?`));
        assert.ok(answers[n].startsWith(verdict.legal ? 'Yes' : 'No'));
        assert.ok(answers[n].includes(verdict.explain()));
    });
    assert.deepEqual(await page.locator('#quiz-sheet h2').allInnerTexts(),
                     [`Is this move allowed? · Sheet ${no}`, `Answers · Sheet ${no}`]);
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

// doctor.test.js -- the part on FENs: found, read, marked, mended, and changed
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSync } from 'ecart-chess/pgn';
import { changes, withField, withPiece, withRight } from '../../page/setup/fields.js';
import { examined, offers } from '../../page/doctor/faults.js';
import { findFen } from '../../page/doctor/find.js';
import { placesOf, rankOf } from '../../page/setup/places.js';
import { textsOf } from '../../page/words.mjs';
import { run, table } from '../native.js';
import { findings, fits, keys, narrow, shoot } from './looks.js';
import { arrows, drag, label, lit, middle, options, sentence, sizes, text, visit } from './visit.js';

const ecart = loadSync();
const board = '#doctor-board';
const doctor = (fen, l = 'en') => `#part=doctor&l=${l}&fen=${encodeURIComponent(fen)}`;
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test('a FEN is found in links, tags and lines, and is left alone else', () => {
    const underscored = start.replaceAll(' ', '_');
    for (const around of [`https://lichess.org/analysis/standard/${underscored}?color=white#3`,
                          `lichess.org/editor/${underscored}`, underscored,
                          `https://www.chess.com/analysis?fen=${encodeURIComponent(start)}&x=1`,
                          `https://x.org/?fen=${start.replaceAll(' ', '+')}&y=/a/b`,
                          `position fen ${start} moves e2e4`, `[Event "?"]\n[FEN "${start}"]\n`,
                          `{"move": 1, "fen": "${start}"}`, `FEN: ${start}.`, `\n${start}\r\n`,
                          `See (${start}), which is the start.`])
        assert.equal(findFen(around), start, around);
    for (const alone of [start, `  ${start} bla`, 'rnbqkbnx/8 q', '', 'hello', '8/8/8 w - - 0 1',
                         `${start.slice(0, -4)} bm e4; id "a/b";`])
        assert.equal(findFen(alone), alone);
    assert.equal(findFen('https://x.org/rnbqkbnr/ppppzppp/8/8/8/PPPPPPPP/RNBQKBNR_w_X_-_0_1'),
                 'rnbqkbnr/ppppzppp/8/8/8/PPPPPPPP/RNBQKBNR w X - 0 1');
    assert.equal(findFen('%E0%A4%A/%ZZ'), '%E0%A4%A/%ZZ');
});

test('every fault of the suite has its place in the text', () => {
    for (const [fen, , mended] of table('faults')) {
        const { faults, position, understood } = ecart.readFen(fen);
        for (const fault of faults)
            for (const [from, to] of placesOf(fen, fault)) {
                assert.ok(from >= 0 && from < to && from <= fen.length, fen);
                const rank = rankOf(fen, from);
                assert.ok(rank === null || rank >= 1 && rank <= 8, fen);
            }
        // Where a fault is about pieces, the text has just these at the places.
        for (const fault of faults.filter(({ fault, offset, squares }) => squares.length > 0 &&
            offset === 0 && !/king-missing/.test(fault)))
            for (const [from, to] of placesOf(fen, fault))
                assert.match(fen.slice(from, to), /^[kqrbnp]$/i, fen);
        if (mended && position)
            assert.ok(changes(fen, mended).every(({ from, to }) => from !== to));
        assert.equal(understood.split(' ').length, 6);
    }
    const places = fen => ecart.readFen(fen).faults.map(fault => [fault.fault,
        placesOf(fen, fault).map(([from, to]) => fen.slice(from, to)).join('|')]);
    assert.deepEqual(places('P3k3/8/8/8/8/8/8/4K1p1 w - - 0 1'), [['pawn-on-back-rank', 'P|p']]);
    assert.deepEqual(places('4k3/8/8/44/8/8/8/4K3 x Kz é3 a 1  more'), [
        ['bad-side', 'x'], ['bad-castling', 'z'], ['bad-en-passant', 'é'], ['bad-clock', 'a'],
        ['extra-space', '  '], ['trailing-text', 'more'], ['adjacent-digits', '4']]);
    assert.deepEqual(places('4k3/8/8/7/8/8/8/4K3 w - - 0 1'), [['bad-rank-length', '7']]);
});

test('every rank has its faults, and what may have been meant is offered', () => {
    const read = fen => ecart.readFen(fen);
    const found = fen => examined(read, fen).faults.map(({ fault, offset, text }) =>
        `${fault}@${offset} ${text.match(/[Rr]ank (\d)/)?.[1] ?? '-'}`);
    assert.deepEqual(found('rnbqkbnr/ppppppp/44/8/8/é7/PPPPPPPPP/RNBQKBNR w KQkq - 0 1'), [
        'bad-rank-length@9 7', 'adjacent-digits@18 -', 'bad-character@24 3',
        'bad-rank-length@28 2']);
    assert.deepEqual(found('  9/8/7 w - - 0 1').map(said => said.split(' ')[0]), [
        'bad-character@2', 'bad-rank-length@6', 'bad-rank-count@7', 'extra-space@0']);
    for (const [fen] of table('faults')) {
        const said = read(fen).faults, all = examined(read, fen).faults;
        assert.deepEqual([...new Set(all.map(({ fault }) => fault))].sort(),
                         said.map(({ fault }) => fault).sort(), fen);
        for (const { fault, offset, text } of said)
            assert.ok(all.some(other => other.fault === fault && other.offset === offset &&
                                        other.text === text), `${fen}: ${fault}`);
        for (const { fen: offered } of offers(read, fen, read(fen)))
            assert.notEqual(read(offered).position, null, fen);
    }
    const named = fen => offers(read, fen, read(fen)).map(({ name, fen }) => [name, fen]);
    assert.deepEqual(named('4k3/8/8/8/8/8/4R3/4K3 w - - 0 1'),
                     [['blackMoves', '4k3/8/8/8/8/8/4R3/4K3 b - - 0 1']]);
    assert.deepEqual(named('4k3/8/8/8/8/8/8/4K2R w Kx e9 a 7'),
                     [['readable', '4k3/8/8/8/8/8/8/4K2R w K - 0 7']]);
    assert.deepEqual(named('4k3/8/8/8/8/8/4R3/8 w - - 0 1'), []);
    assert.deepEqual(named('4k3/8/8/7/8/7/8/4K3 w - - 0 1'), []);
    for (const fields of ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPPP1PPP/RNBQKBNR b -', '4k3/8/8/7/8/8/8/4K3 b -',
                          'rnbqkbnr/pppppppp/8/8/4P2/8/PPPP1PPP/RNBQKBNR b -', '4k3/8/8/8/8/8/8/R3K2 w Q',
                          'rnbqkbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq',
                          'r3k3r/8/8/8/8/8/8/R3K2R w KQkq', '4k3/8/8/8/8/8/8/R3K2 w KQ']) {
        const fen = `${fields} - 0 1`;
        assert.deepEqual(named(fen).map(([, fen]) => fen),
            run('tools/ecart', ['fen', fen]).toString().match(/(?<=^offer\t).*/gm));
    }
});

test('one field changes, and the others stay', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R b';
    const { understood } = ecart.readFen(fen);
    assert.equal(withField(fen, understood, 2, 'K'), '4k3/8/8/8/8/8/8/4K2R b K - 0 1');
    assert.equal(withField(`${start} x`, start, 1, 'b'), start.replace('w', 'b'));
    assert.equal(withField('', ecart.readFen('').understood, 1, 'b'), '8/8/8/8/8/8/8/8 b - - 0 1');
    assert.equal(withRight('KQkq', 'Q', false), 'Kkq');
    assert.equal(withRight('-', 'q', true), 'q');
    assert.equal(withRight('q', 'q', false), '-');
    const [placement] = start.split(' ');
    assert.equal(withPiece(placement, 'e4', 'N'), placement.replace('8/8/8/8', '8/8/4N3/8').replace(
        '8/8/4N3/8', '8/8/4N3/8'));
    assert.equal(withPiece('8/8/8/8/8/8/8/8', 'h1', 'K'), '8/8/8/8/8/8/8/7K');
    assert.equal(withPiece('8/8/8/8/8/8/8/7K', 'h1', ''), '8/8/8/8/8/8/8/8');
});

test('every fault is said, placed and marked', options, async t => {
    const page = await visit(t, { hash: doctor('4k3/8/8/8/8/8/4r3/R3K3 b KQ e3 9 2') });
    assert.equal(await text(page, '#doctor-mark'), 'No game can be played from this');
    await page.fill('#doctor-fen', 'rnbqkbnr/pppppxppp/8/8/8/8/PPPP1PPPP/RNBQKBNR w KQkq - 0 01');
    assert.deepEqual((await page.locator('#doctor-faults li').allInnerTexts()).map(
        said => said.split(/\n+/)), [
        ['Rank 7 of the FEN has “x”, which is neither a piece nor a number from 1 to 8.',
         'Error · character 15 · rank 7'],
        ['Rank 2 of the FEN has 9 squares instead of 8.', 'Error · character 28 · rank 2'],
        ['A number begins with a 0 that does not belong there.', 'Can be repaired · character 58']
    ]);
    assert.deepEqual(await page.locator('#doctor-sheet mark').evaluateAll(marks =>
        marks.map(mark => [mark.textContent, mark.dataset.n, mark.className])),
        [['x', '1', 'error'], ['PPPP1PPPP', '2', 'error'], ['01', '3', 'repair']]);
    assert.equal(await page.locator('#doctor-mend').isVisible(), false);
    assert.equal(await page.locator('#doctor-first').isVisible(), true);
    assert.equal(await page.locator('#doctor-standing').isVisible(), false);
    assert.equal(await label(page, 'a8', board), 'a8, black rook');
    await page.selectOption('#language', 'de');
    assert.match(await text(page, '#doctor-faults'), /Reihe 7 der FEN enthält/);
});

test('faults are lit on the board by what they are', options, async t => {
    const page = await visit(t, { hash: doctor('4k3/8/8/8/8/8/4R3/4K3 w - - 0 1') });
    assert.deepEqual((await lit(page)).sort(), ['e2 checker', 'e8 king']);
    assert.deepEqual(await arrows(page, board), ['e2-e8 attack']);
    assert.equal(await text(page, '#doctor-legend'), 'The king in check\nGives check');
    await page.click('#doctor-programs summary');
    const { fen, faults } = JSON.parse(await text(page, '#doctor-json'));
    assert.deepEqual([fen, faults], [null, [{ fault: 'opposite-check', severity: 'error',
                                              squares: ['e2', 'e8'], offset: 0 }]]);
    await page.click('#doctor-offers button');
    assert.equal(await text(page, '#doctor-mark'), 'No fault was found');
    assert.deepEqual(await lit(page), []);
    await page.fill('#doctor-fen', 'r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 20');
    assert.deepEqual(await lit(page), ['a1 missing']);
    await page.fill('#doctor-fen', '4k3/8/8/8/8/8/8/P3K2K w - - 0 20');
    assert.deepEqual((await lit(page)).sort(), ['a1 culprit', 'e1 culprit', 'h1 culprit']);
});

test('a rank that is too long is lit, and each way to mend it is a tap away', options, async t => {
    const page = await visit(t, { hash: doctor(
        'rnbqkbnr/pppppppp/8/8/4P3/8/PPPPP1PPP/RNBQKBNR b KQkq - 0 1') });
    assert.deepEqual(await lit(page), [...'abcdefgh'].map(file => `${file}2 rank`));
    assert.equal(await text(page, '#doctor-legend'), 'The rank with the error');
    assert.deepEqual(await page.locator('#doctor-offers button').allTextContents(),
                     ['Rank 2: PPPP1PPP', 'Rank 2: PPPPPPPP', 'Rank 2: PPPPP1PP']);
    const palette = () => page.locator('#doctor-men').evaluate(
        men => men.getBoundingClientRect().top + scrollY);
    const before = await palette();
    await page.click('#doctor-offers button >> nth=0');
    assert.equal(await text(page, '#doctor-mark'), 'No fault was found');
    assert.equal(await palette(), before, 'the pieces stay where they are');
    await page.fill('#doctor-fen', 'r3k2r/8/8/8/8/8/8/R4K1 w KQkq - 0 1');
    assert.equal(await page.locator('#doctor-offers button').first().textContent(),
                 'Rank 1: 1R4K1 · Castling rights: KQkq is now kq');
});

test('the mend button mends, says what it did, and can be undone', options, async t => {
    const fen = 'r3k2r/8/8/8/8/8/8/4K2R W KQkq E3 0 0';
    const page = await visit(t, { hash: doctor(fen) });
    const mended = ecart.position(fen).fen;
    assert.equal(await text(page, '#doctor-mark'), 'This can be repaired');
    assert.equal(await text(page, '#doctor-after'), mended);
    await page.click('#doctor-do');
    assert.equal(await page.inputValue('#doctor-fen'), mended);
    assert.equal(await text(page, '#doctor-mark'), 'No fault was found');
    assert.equal(await text(page, '#doctor-before'), fen);
    const said = await text(page, '#doctor-changes');
    for (const part of ['White has a right to castle, but no rook on a1.',
                        'Castling rights: KQkq is now Kkq', 'En passant square: E3 is now -',
                        'Side to move: W is now w', 'Move number: 0 is now 1'])
        assert.ok(said.includes(part), `${part}: ${said}`);
    assert.match(await page.evaluate(() => location.hash), /fen=r3k2r\/8\/.*_w_Kkq_-_0_1/);
    await page.click('#doctor-back');
    assert.equal(await page.inputValue('#doctor-fen'), fen);
    assert.equal(await page.locator('#doctor-mended').isVisible(), false);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'doctor-do');
    await page.fill('#doctor-fen', '4k3/8/8/8/8/8/8/4K3');
    await page.click('#doctor-do');
    assert.match(await text(page, '#doctor-changes'), /Side to move: w was added/);
});

test('controls and the board write the FEN', options, async t => {
    const page = await visit(t, { hash: doctor('r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 3 20') });
    const fen = () => page.inputValue('#doctor-fen');
    await page.locator('[name=doctor-side][value=w]').check({ force: true });
    await page.selectOption('#doctor-passant', 'd6');
    await page.locator('#doctor-rights [value=Q]').uncheck();
    await page.fill('#doctor-clock', '0');
    await page.fill('#doctor-number', '021');
    await page.locator('#doctor-number').blur();
    assert.equal(await fen(), 'r3k2r/8/8/3pP3/8/8/8/R3K2R w Kkq d6 0 21');
    await page.fill('#doctor-clock', 'x');
    await page.locator('#doctor-clock').blur();
    assert.equal(await page.inputValue('#doctor-clock'), '0');
    await page.locator('#doctor-men [value=N]').check({ force: true });
    await page.locator(`${board} .grid [data-square=c3]`).click();
    assert.equal(await label(page, 'c3', board), 'c3, white knight');
    await page.locator(`${board} .grid [data-square=d3]`).focus();
    await page.keyboard.press('Enter');
    assert.equal(await fen(), 'r3k2r/8/8/3pP3/8/2NN4/8/R3K2R w Kkq d6 0 21');
    await page.keyboard.press('Enter');
    assert.equal(await label(page, 'd3', board), 'd3, empty');
    await page.click('#doctor-undo');
    assert.equal(await label(page, 'd3', board), 'd3, white knight');
    await page.click('#doctor-empty');
    assert.equal(await fen(), '8/8/8/8/8/8/8/8 w Kkq d6 0 21');
    await page.click('#doctor-start');
    assert.equal(await fen(), start);
});

test('the first part sets up positions, too, a tap away', options, async t => {
    const page = await visit(t, { hash: '#l=en' });
    await page.click('#edit');
    assert.equal(await page.locator('#typed').isVisible(), false);
    assert.deepEqual(await findings(page), []);
    await page.click('#empty');
    assert.equal(await page.locator('#done').isDisabled(), true);
    assert.match(await text(page, '#faults'), /There is no king on the board/);
    for (const [piece, square] of [['K', 'e1'], ['k', 'e8'], ['R', 'a1'], ['r', 'e4'], ['P', 'e5'],
                                   ['p', 'd5'], ['N', 'b4'], ['', 'b4'], ['B', 'e2']]) {
        await page.locator(`#men [value="${piece}"]`).check({ force: true });
        await page.locator(`#board .grid [data-square=${square}]`).click();
    }
    await page.locator('#men [value=hand]').check({ force: true });
    await drag(page, 'e4', 'e3');
    await page.locator('#board .grid [data-square=e3]').focus();
    for (const key of ['Enter', 'ArrowUp', 'Enter'])
        await page.keyboard.press(key);
    await page.selectOption('#passant', 'd6');
    for (const right of ['K', 'k', 'q'])
        await page.locator(`#rights [value=${right}]`).uncheck();
    assert.equal(await page.inputValue('#fen'), '4k3/8/8/3pP3/4r3/8/4B3/R3K3 w Q d6 0 1');
    await page.selectOption('#language', 'fr');
    assert.equal(await page.locator('#men [value=N]').getAttribute('aria-label'), 'cavalier blanc');
    await page.selectOption('#language', 'en');
    await page.click('#done');
    assert.equal(await page.evaluate(() => document.activeElement.role), 'gridcell');
    await drag(page, 'e2', 'd3');
    assert.equal(await sentence(page),
                 'The bishop on e2 is pinned to the king on e1 by the rook on e4.');
    await drag(page, 'e5', 'd6');
    assert.equal(await label(page, 'd5'), 'd5, empty');
    await page.click('#edit');
    const [before, undo] = [await page.inputValue('#fen'), page.locator('#undo')];
    assert.equal(await undo.isDisabled(), true);
    for (const change of ['#start', '#empty'])
        await page.click(change);
    for (const fen of [start, before]) {
        await undo.click();
        assert.equal(await page.inputValue('#fen'), fen);
    }
    assert.equal(await undo.isDisabled(), true);
    await page.click('#empty');
    await page.click('#edit');
    assert.equal(await label(page, 'd6'), 'd6, white pawn', 'what cannot be played is left');
});

test('pieces are dragged onto the board, and off it', options, async t => {
    const page = await visit(t, { hash: '#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&l=en' });
    const placed = async () => (await page.inputValue('#fen')).split(' ')[0];
    const tray = piece => page.locator(`#men [value="${piece}"]`).boundingBox();
    const pull = async (from, { x, y }) => {
        await page.mouse.move(from.x + (from.width ?? 0) / 2, from.y + (from.height ?? 0) / 2);
        await page.mouse.down();
        await page.mouse.move(x - 9, y - 9);
        await page.mouse.move(x, y);
        await page.mouse.up();
        assert.equal(await page.locator('.dragged').count(), 0);
    };
    await page.click('#edit');
    for (const [piece, square] of [['Q', 'd1'], ['r', 'd1'], ['r', 'd1'], ['n', 'h8'], ['', 'h8']])
        await pull(await tray(piece), await middle(page, square));
    assert.equal(await placed(), '4k3/8/8/8/8/8/8/3rK3');
    await pull(await tray('Q'), { x: 3, y: 3 });
    await pull(await middle(page, 'd1'), { x: 3, y: 3 });
    assert.equal(await placed(), '4k3/8/8/8/8/8/8/4K3');
    await page.mouse.click(...Object.values(await middle(page, 'e1')));
    await page.click('#side label:last-child');
    assert.equal(await placed(), '4k3/8/8/8/8/8/8/4K3', 'a tap elsewhere takes nothing away');
    await page.click('#done');
    await pull(await middle(page, 'e1'), { x: 3, y: 3 });
    assert.equal(await label(page, 'e1'), 'e1, white king', 'in play nothing leaves the board');
});

test('how the game stands is said, and who can still mate', options, async t => {
    const page = await visit(t, { hash: doctor('8/8/8/4k3/8/8/8/K1B4r w - - 0 60') });
    const stands = async fen => {
        await page.fill('#doctor-fen', fen);
        return text(page, '#doctor-stands');
    };
    for (const [fen, said] of [
        ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 60',
         /^Black is not in check and has no legal move: the game is a draw\.$/],
        ['7k/6Q1/6K1/8/8/8/8/8 b - - 0 60', /^Black is checkmated: White has won\.$/],
        ['4k3/8/8/8/8/8/8/4K3 w - - 0 60', /^Neither side can ever give mate: the game is a draw\.$/],
        ['8/8/8/8/4k3/8/4P3/4K3 w - - 0 60',
         /White can still give mate\.\n+Black cannot give mate any more\./]])
        assert.match(await stands(fen), said);
    assert.match(await page.getAttribute('#doctor-try', 'href'), /^#fen=8\/8.*&l=en$/);
});

test('Chess960 is read by its letters, or if it is asked for', options, async t => {
    const page = await visit(t, { hash: doctor('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1') });
    assert.equal(await text(page, '#doctor-mark'), 'No fault was found');
    assert.equal(await page.locator('#doctor-rights').isVisible(), false);
    assert.equal(await page.locator('#doctor-letters').isVisible(), true);
    await page.fill('#doctor-fen', '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1');
    assert.equal(await text(page, '#doctor-mark'), 'This can be repaired');
    await page.locator('#doctor-960').check();
    assert.equal(await text(page, '#doctor-mark'), 'No fault was found');
    assert.match(await page.evaluate(() => location.hash), /c=960/);
});

test('nothing that is pasted does any harm', options, async t => {
    const page = await visit(t, { hash: '#part=doctor&l=en' });
    page.on('dialog', () => assert.fail('a script ran'));
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    for (const fen of [script, `8/8/8/8/8/8/8/8 ${script}`, `[FEN "${script}"]`, '/'.repeat(19000),
                       'k'.repeat(19000), '8/'.repeat(9000), '%'.repeat(9000), '\0\0 \u202E\u{1F600}',
                       `${start}${' '.repeat(9000)}`, `${start} ${'9'.repeat(9000)}`, '__proto__',
                       'r/'.repeat(5000) + 'x', '4k3/\uD800', ' ', '\n\n', '4k3/8/8/8/8/8/8/4K3 w - - 99999 1']) {
        await page.fill('#doctor-fen', fen);
        assert.equal(await page.locator('main img, script[src], iframe').count(), 0);
        assert.equal(await fits(page), true, fen.slice(0, 40));
        await page.locator('[name=doctor-side]:not(:checked)').check({ force: true });
        await page.click('#doctor-undo');
    }
    await page.click('#doctor-clear');
    assert.equal(await text(page, '#doctor-said'), '');
    assert.equal(await page.locator('#doctor-faults li').count(), 0);
    const other = await visit(t, { hash: doctor(`${script}&l=xx#?%`) });
    assert.equal(await text(other, '#doctor-mark'), 'No game can be played from this');
});

test('a link shows what its sender saw, and the FEN can be copied', options, async t => {
    const page = await visit(t, { hash: '#part=doctor&l=en',
                                  permissions: ['clipboard-read', 'clipboard-write'] });
    for (const button of await page.locator('#doctor-examples button').all()) {
        await button.click();
        assert.notEqual(await text(page, '#doctor-mark'), 'No fault was found');
        const other = await visit(t, { hash: await page.evaluate(() => location.hash) });
        for (const what of ['#doctor-faults', '#doctor-sheet', '#doctor-mark'])
            assert.equal(await text(other, what), await text(page, what));
    }
    assert.match(await text(page, '#doctor-found'), /^This FEN was found in it: rnbqkbnr/);
    await page.click('#doctor-take');
    await page.waitForSelector('#doctor-taken:not(:empty)');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()),
                 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w qkQK f6 0 3');
});

const wrong = 'r3k2r/8/8/8/8/8/4R3/4K2R w KQkq e3 0 020 x';
for (const size of Object.keys(sizes))
    for (const colorScheme of ['light', 'dark'])
        test(`doctor, ${size}, ${colorScheme}: all of it fits`, options, async t => {
            const texts = await textsOf('doctor');
            const page = await visit(t, { hash: doctor(wrong), size, colorScheme });
                    await page.click('#doctor-programs summary');
            for (const [language, words] of Object.entries(texts)) {
                assert.equal(keys(words), keys(texts.en));
                await page.selectOption('#language', language);
                await shoot(page, `doctor-${size}-${colorScheme}-${language}`);
                assert.equal(await page.title(), words.title);
                assert.equal(await page.locator('nav ul').evaluate(
                    list => list.scrollWidth <= list.clientWidth), true, `${language}: the parts`);
                assert.equal(await fits(page), true, language);
            }
            assert.deepEqual(await findings(page), []);
            await page.locator('[name=doctor-side][value=b]').check({ force: true });
            await page.click('#doctor-do');
            await shoot(page, `doctor-${size}-${colorScheme}-mended`);
            assert.deepEqual(await findings(page), []);
            await page.emulateMedia({ media: 'print' });
            await shoot(page, `doctor-${size}-${colorScheme}-print`);
            assert.equal(await page.locator('#doctor-fields').isVisible(), false);
            assert.equal(await page.locator('#doctor-mark').isVisible(), true);
        });

test('the doctor fits a narrow phone in every language', options, async t =>
    narrow(await visit(t, { hash: doctor(wrong), size: 'phone' }), 'doctor'));

test('a finger puts pieces on the board', options, async t => {
    const page = await visit(t, { hash: doctor(start), size: 'phone', hasTouch: true,
                                  isMobile: true });
    await page.locator('#doctor-men label').nth(7).tap();
    await page.locator(`${board} .grid [data-square=e2]`).tap();
    assert.equal(await label(page, 'e2', board), 'e2, empty');
    await page.locator('#doctor-men label').nth(2).tap();
    await page.locator(`${board} .grid [data-square=e4]`).tap();
    assert.equal(await label(page, 'e4', board), 'e4, white queen');
    await page.locator('#doctor-undo').tap();
    assert.equal(await label(page, 'e4', board), 'e4, empty');
});

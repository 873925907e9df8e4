// play.test.js -- a game for two: moves and refusals, the scoresheet, how a game ends, and
// what is kept of it
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textsOf } from '../../page/words.mjs';
import { findings, fits, keys, narrow, shoot } from './looks.js';
import { arrows, drag, file, label as labelOn, lit, middle, options, sizes, tap, text, visit }
    from './visit.js';

const board = '#play-board';
const label = (page, square) => labelOn(page, square, board);
const sentence = page => text(page, '#play-sentence');
const moves = async page => (await page.locator('#play-moves button').allTextContents()).slice(1);
const offers = page => page.locator('#play-offers button').allTextContents();
const press = (page, name) =>
    page.locator('#part-play').getByRole('button', { name, exact: true }).click();

async function type(page, ...texts) {
    for (const move of texts) {
        await page.fill('#play-move', move);
        await page.keyboard.press('Enter');
    }
}

const open = (t, hash = '', how = {}) => visit(t, { hash: `#part=play&l=en${hash}`, ...how });
/** Opens an address in the same page, as if nothing had been kept, or only a text. */
async function show(page, hash = '', kept = null) {
    await page.evaluate(([hash, kept]) => new Promise(resolve => {
        localStorage.clear();
        if (kept)
            for (const name of ['play', 'play-earlier'])
                localStorage.setItem(`ecart-${name}`, kept);
        addEventListener('hashchange', () => setTimeout(resolve), { once: true });
        location.hash = `#part=play&l=en&n=${Math.random()}${hash}`;
    }), [hash, kept]);
}

const back = 'Nf3 Nf6 Ng1 Ng8'.split(' ');

test('a move is played and written down, a refused one says why', options, async t => {
    const page = await open(t);
    await drag(page, 'e2', 'e4', board);
    assert.equal(await text(page, '#play-turn'), 'Black to move');
    assert.equal(await sentence(page), '1. e4');
    await drag(page, 'f8', 'b4', board);
    assert.match(await sentence(page), /^The bishop on f8 cannot reach b4: the pawn on e7 is in /);
    assert.deepEqual(await lit(page, board), ['f8 mover', 'e7 blocker']);
    assert.deepEqual(await arrows(page, board), ['f8-b4 tried']);
    assert.equal(await label(page, 'f8'), 'f8, black bishop');
    await page.click('#play-more summary');
    await page.waitForFunction(() => document.querySelector('#play-steps').textContent !== '');
    for (const square of ['g8', 'f6']) {
        const { x, y } = await middle(page, square, board);
        await page.mouse.click(x, y);
    }
    await page.locator(`${board} .grid [data-square="e4"]`).focus();
    for (const key of ['Enter', 'ArrowUp', 'Enter'])
        await page.keyboard.press(key);
    assert.deepEqual(await moves(page), ['e4', 'Nf6', 'e5']);
    assert.equal(await page.locator('#play-said').getAttribute('role'), 'status');
});

test('a piece that left is followed, and nothing else is meant', options, async t => {
    const page = await open(t);
    await type(page, 'e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'b8d7');
    assert.match(await sentence(page), /^There is no piece on b8/);
    assert.match(await text(page, '#play-hint'), /^The knight left b8 on move 2 and stands on c6/);
    assert.equal(await page.locator('#play-meant button').count(), 0);
});

test('refused moves are counted only if that is asked for', options, async t => {
    const page = await open(t), counted = () => text(page, '#play-counted');
    await type(page, 'e4', 'Ke5');
    assert.equal(await page.locator('#play-counted').isHidden(), true);
    await page.click('#play-more-of-it summary');
    await page.check('#play-counting');
    await type(page, 'Ke5', 'zzz', 'Ke6', 'e5', 'Ke3');
    assert.equal(await counted(), 'Not allowed: White 1, Black 2');
    assert.deepEqual(await moves(page), ['e4', 'e5']);
    await page.selectOption('#language', 'de');
    assert.equal(await counted(), 'Nicht erlaubt: Weiß 1, Schwarz 2');
    await page.click('#play-new summary');
    await page.click('#play-standard');
    assert.equal(await counted(), 'Nicht erlaubt: Weiß 0, Schwarz 0');
    await page.uncheck('#play-counting');
    assert.equal(await page.locator('#play-counted').isHidden(), true);
});

test('a finger moves, and the board turns if that is wanted', options, async t => {
    const page = await open(t, '', { size: 'phone', hasTouch: true, isMobile: true });
    await page.click('#play-more-of-it summary');
    await page.check('#play-turning');
    const first = () => page.locator(`${board} [role=gridcell]`).first()
        .getAttribute('data-square');
    assert.equal(await first(), 'a8');
    await page.locator(board).scrollIntoViewIfNeeded();
    for (const square of ['e2', 'e4'])
        await tap(page, square, board);
    assert.equal(await first(), 'h1');
    await page.click('#play-before');
    assert.equal(await first(), 'a8');
    assert.equal(await page.locator('#play-before').isDisabled(), true);
});

test('the board turns once the move has been seen', options, async t => {
    const page = await open(t, '', { reducedMotion: 'no-preference' });
    await page.click('#play-more-of-it summary');
    await page.check('#play-turning');
    await drag(page, 'e2', 'e4', board);
    await page.waitForSelector(`${board} [role=row]:first-child [data-square="h1"]`,
                               { state: 'attached' });
    await drag(page, 'e7', 'e6', board);
    assert.deepEqual(await moves(page), ['e4', 'e6']);
    await page.waitForSelector(`${board} [role=row]:first-child [data-square="a8"]`,
                               { state: 'attached' });
});

test('moves have the letters of the language', options, async t => {
    const page = await open(t);
    await type(page, 'Nf3');
    for (const [language, move] of [['fr', 'Cf3'], ['de', 'Sf3'], ['es', 'Cf3'], ['en', 'Nf3']]) {
        await page.selectOption('#language', language);
        assert.deepEqual(await moves(page), [move]);
        assert.equal(await sentence(page), `1. ${move}`);
    }
});

test('any move can be gone back to, and what follows is not lost', options, async t => {
    const page = await open(t);
    await type(page, 'e4', 'e5', 'Nf3', 'Nc6');
    await page.click('#play-before');
    await page.click('#play-before');
    assert.equal(await label(page, 'g1'), 'g1, white knight');
    assert.match(await text(page, '#play-hint'), /^You are looking back/);
    await type(page, 'Nf3');
    assert.deepEqual(await moves(page), ['e4', 'e5', 'Nf3', 'Nc6'],
                     'the same move replaces nothing');
    await page.click('#play-next');
    await page.getByRole('button', { name: '1. e4' }).click();
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), '1… e5');
    assert.equal(await page.locator('#play-moves [aria-current]').textContent(), 'e5');
    await page.keyboard.press('Home');
    await type(page, 'd4');
    assert.deepEqual(await moves(page), ['d4']);
    await page.locator('#play-offers').getByRole('button', { name: 'Bring back' }).click();
    assert.deepEqual(await moves(page), ['e4', 'e5', 'Nf3', 'Nc6']);
});

test('the rules end a game', options, async t => {
    const page = await open(t);
    await type(page, 'f3', 'e5', 'g4', 'Qh4');
    assert.equal(await text(page, '#play-turn'), 'Game over: 0–1');
    assert.equal(await text(page, '#play-mark'), 'Checkmate');
    assert.equal(await sentence(page), 'White is checkmated: Black has won.');
    assert.equal(await text(page, '#play-hint'), '2… Qh4#');
    assert.deepEqual(await offers(page), ['New game']);
    const many = Array.from({ length: 4 }, () => 'g1f3g8f6f3g1f6g8').join('');
    for (const [hash, move, said] of [
        ['&fen=7k/8/6K1/8/8/8/8/5Q2_w_-_-_0_1', 'Qf7',
         /^Black is not in check and has no legal move: the game is a draw\.$/],
        ['&fen=8/8/8/4k3/8/8/4p3/3NK3_w_-_-_0_1', 'Kxe2',
         /^Neither side can ever give mate: the game is a draw\.$/],
        [`&g=${many.slice(0, -4)}`, 'Ng8', /occurred five times: the game is a draw\.$/],
        ['&fen=7k/8/8/8/8/8/8/R6K_w_-_-_149_100', 'Ra2', /75/]]) {
        await show(page, hash);
        await type(page, move);
        assert.match(await sentence(page), said);
        assert.equal(await text(page, '#play-turn'), 'Game over: ½–½');
        const before = await moves(page);
        await type(page, 'Kd2', 'Nf3', 'Kg1', 'Kh7', 'Kg7', 'Ke4');
        assert.deepEqual(await moves(page), before);
    }
});

test('after the end a legal move is refused too, and a wrong one says why', options, async t => {
    const page = await open(t, '&g=e2e4e7e5&end=agreed');
    assert.equal(await sentence(page), 'The players have agreed to a draw.');
    await drag(page, 'g1', 'f3', board);
    assert.match(await sentence(page), /^The game is over/);
    await drag(page, 'g1', 'g3', board);
    assert.match(await sentence(page), /^The knight on g1 cannot go to g3/);
    await press(page, 'Go on playing');
    await drag(page, 'g1', 'f3', board);
    assert.deepEqual(await moves(page), ['e4', 'e5', 'Nf3']);
});

test('a draw can be claimed, also by announcing a move', options, async t => {
    const page = await open(t);
    await type(page, ...back, ...back.slice(0, 3));
    assert.match(await text(page, '#play-offers p'),
                 /^With Ng8, the same position occurs for the third time: Black can write/);
    assert.deepEqual(await offers(page), ['Claim with Ng8']);
    await type(page, 'Ng8');
    assert.match(await text(page, '#play-offers p'), /occurred three times: White can claim/);
    await press(page, 'Claim the draw');
    assert.match(await sentence(page), /^White has claimed a draw because of a threefold/);
    await show(page, '&g=g1f3g8f6f3g1f6g8g1f3g8f6f3g1&end=threefold-f6g8');
    assert.match(await sentence(page), /^Black has claimed a draw/);
    for (const [clock, claim] of [[98, []], [99, ['Claim the draw']], [100, ['Claim the draw']]]) {
        await show(page, `&fen=7k/8/8/8/8/8/8/R6K_w_-_-_${clock}_100`);
        assert.deepEqual(await offers(page), claim);
    }
    await show(page, '&g=e2e4&end=threefold');
    assert.match(await sentence(page), /^This link is damaged/);
});

test('a claim that is not yet due is answered', options, async t => {
    const page = await open(t);
    await type(page, ...back);
    await page.click('#play-ends summary');
    await press(page, 'Claim a draw');
    assert.equal(await text(page, '#play-early'), 'No draw can be claimed now: a claim needs the ' +
        'same position three times, or 50 moves by each side without a capture or a pawn move. ' +
        'So far: this position, 2 of 3 times; moves of each side without a capture or a pawn ' +
        'move, 2 of 50.');
    await type(page, ...back);
    assert.equal(await text(page, '#play-early'), '');
    await press(page, 'Claim a draw');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Claim the draw');
});

test('players resign, agree on a draw, or run out of time', options, async t => {
    const page = await open(t);
    const ends = async (hash, name) => {
        await show(page, hash);
        await page.locator('#play-ends').evaluate(details => { details.open = true; });
        await press(page, name);
        return [await text(page, '#play-turn'), await sentence(page)];
    };
    assert.deepEqual(await ends('', 'White resigns'),
                     ['Game over: 0–1', 'White has resigned: Black wins.']);
    assert.deepEqual(await ends('&fen=8/8/8/4k3/8/8/4P3/4K3_w_-_-_0_1', 'White resigns'),
        ['Game over: ½–½',
         'White has resigned, but Black can no longer give mate: the game is a draw.']);
    assert.deepEqual(await ends('', 'Black’s flag has fallen'),
                     ['Game over: 1–0', 'Black\'s flag has fallen: White wins.']);
    assert.equal((await ends('&fen=8/8/8/4k3/8/8/4P3/4K3_w_-_-_0_1', 'White’s flag has fallen'))[0],
                 'Game over: ½–½');
    await show(page);
    await page.click('#play-ends summary');
    await press(page, 'Draw agreed');
    assert.match(await text(page, '#play-early'), /once both players have made a move/);
    await type(page, 'e4', 'e5');
    await press(page, 'Draw agreed');
    assert.equal(await text(page, '#play-turn'), 'Game over: ½–½');
});

test('Chess960 castles by the king onto its rook', options, async t => {
    const page = await open(t);
    await page.click('#play-new summary');
    await page.fill('#play-number', '0');
    await page.keyboard.press('Enter');
    assert.equal(await label(page, 'a1'), 'a1, white bishop');
    await show(page, '&fen=4k3/8/8/8/8/8/8/4K2R_w_H_-_0_1');
    await drag(page, 'e1', 'g1', board);
    assert.equal(await text(page, '#play-meant button'), 'O-O');
    await drag(page, 'e1', 'h1', board);
    assert.equal(await label(page, 'g1'), 'g1, white king');
    assert.deepEqual(await moves(page), ['O-O']);
    await show(page, '&fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1');
    await drag(page, 'e1', 'h1', board);
    assert.deepEqual(await moves(page), ['O-O']);
    await show(page);
    await drag(page, 'e1', 'h1', board);
    assert.match(await sentence(page), /^The king on e1 cannot castle kingside: the way is blocked/);
});

test('a game begins from a FEN, and its faults are said', options, async t => {
    const page = await open(t, '&g=e2e4');
    await page.click('#play-new summary');
    for (const fen of ['', '<b>', '8/8/8/4k3/4K3/8/8/8 w - - 0 1']) {
        await page.fill('#play-fen', fen);
        await page.locator('#play-from button').click();
        assert.notEqual(await text(page, '#play-faults'), '');
        assert.deepEqual(await moves(page), ['e4']);
    }
    await page.fill('#play-fen', '1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 b KQkq - 0 1');
    await page.locator('#play-from button').click();
    assert.equal(await text(page, '#play-turn'), 'Black to move');
    await type(page, 'O-O');
    assert.equal(await page.locator('#play-moves [aria-current]').getAttribute('aria-label'),
                 '1… O-O');
    assert.deepEqual(await offers(page), []);
    await page.click('#play-new summary');
    await page.click('#play-earlier');
    assert.deepEqual(await moves(page), ['e4']);
});

test('a pawn asks what it becomes', options, async t => {
    const page = await open(t, '&fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1');
    await drag(page, 'a7', 'a8', board);
    await page.getByRole('button', { name: 'Rook', exact: true }).click();
    await page.locator(`${board} [aria-label="a8, white rook"]`).waitFor({ state: 'attached' });
    assert.deepEqual(await moves(page), ['a8=R']);
    assert.match(await page.evaluate(() => location.hash), /g=a7a8R/);
    await page.click('#play-before');
    await drag(page, 'a7', 'a8', board);
    await show(page, '&g=e2e4');
    await page.getByRole('button', { name: 'Rook', exact: true }).click();
    assert.deepEqual(await moves(page), ['e4'], 'the question was about another game');
    assert.notEqual(await sentence(page), '');
});

test('a game survives a reload, and a link has all of it', options, async t => {
    const page = await open(t);
    await page.click('#play-more-of-it summary');
    await page.fill('#play-white', 'Ann "A"');
    await type(page, 'e4', 'c5');
    await page.reload();
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    assert.deepEqual(await moves(page), ['e4', 'c5']);
    const hash = await page.evaluate(() => location.hash);
    await page.goto('about:blank');
    await page.goto(`${file}#part=play&l=en`);
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    assert.deepEqual(await moves(page), ['e4', 'c5']);
    assert.equal(await text(page, '#play-players'), 'Ann "A" – ?');
    const other = await visit(t, { hash });
    assert.deepEqual(await moves(other), ['e4', 'c5']);
    await page.goto('about:blank');
    await page.goto(`${file}#part=play&l=en&g=d2d4`);
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    assert.deepEqual(await moves(page), ['d4']);
    await page.locator('#play-offers').getByRole('button', { name: 'Bring back' }).click();
    assert.deepEqual(await moves(page), ['e4', 'c5']);
});

test('no link and nothing that was kept does any harm', options, async t => {
    const script = encodeURIComponent('<img src=x onerror=alert(1)>');
    const hostile = [`&g=${script}&end=${script}&at=${script}&w=${script}&b=${script}&d=${script}`,
                     `&fen=${script}`, `&g=${'e2e4'.repeat(5000)}`, '&g=e2e4e2e4&end=constructor',
                     '&g=e7e5', '&g=e2e4Q', '&at=-1&g=e2e4', '&at=99999&g=e2e4', '&end=1-0&g=',
                     '&fen=8/8/8/8/8/8/8/8_w_-_-_0_1&g=e2e4', '&w=%E2%80%AE&g=%F0%9F%98%80'];
    const page = await open(t);
    page.on('dialog', () => assert.fail('a script ran'));
    for (const hash of hostile)
        for (const how of [[hash], ['', `#${hash}`]]) {
            await show(page, ...how);
            assert.equal(await page.locator('img, iframe, script[src]').count(), 0);
            assert.equal(await label(page, 'e1'), 'e1, white king', hash);
            await type(page, 'Ke5');
            assert.notEqual(await sentence(page), '');
        }
});

test('without anything kept the game is played as well', options, async t => {
    const page = await open(t);
    await page.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', {
        get() { throw new Error('none'); } }));
    await page.reload();
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    await type(page, 'e4', 'e5', 'Ke3');
    assert.deepEqual(await moves(page), ['e4', 'e5']);
    assert.match(await sentence(page), /^The king on e1 cannot go to e3/);
});

test('a game is saved as PGN, and copied', options, async t => {
    const page = await open(t, '&g=e2e4e7e5&w=Ann',
                            { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.click('#play-more-of-it summary');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#play-save')]);
    const saved = readFileSync(await download.path(), 'utf8');
    assert.equal(download.suggestedFilename(), 'game.pgn');
    assert.match(saved, /^\[Event "\?"\]\n.*\[White "Ann"\].*\n\n1\. e4 e5 \*\n$/s);
    await page.click('#play-copy');
    await page.waitForSelector('#play-copied:not(:empty)');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), saved);
    await page.click('#play-share');
    await page.click('[value=copyText]');
    await page.waitForSelector('#share-told:not(:empty)');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), saved);
});

test('a game from PGN goes on, up to a move that is refused', options, async t => {
    const page = await open(t);
    await page.click('#play-load summary');
    const read = async pgn => {
        await page.fill('#play-pgn', pgn);
        await page.locator('#play-read [type=submit]').click();
    };
    await read('no game');
    assert.equal(await text(page, '#play-wrong'), 'There is no game in this text.');
    await read('[White "Ann"]\n[Date "2020.01.02"]\n\n1. e4 (1. d4) e5 2. Ke3 Nf6 *');
    assert.deepEqual(await moves(page), ['e4', 'e5']);
    assert.match(await sentence(page), /^The king on e1 cannot go to e3/);
    assert.equal(await text(page, '#play-players'), 'Ann – ?');
    await page.click('#play-load summary');
    await read('1. d4 d5 1/2-1/2\n\n1. c4 *');
    assert.match(await text(page, '#play-wrong'), /^There are more games/);
    assert.equal(await sentence(page), 'The game was recorded with the result ½–½.');
    await read('[FEN "bad"]\n\n1. e4 *');
    assert.match(await text(page, '#play-wrong'), /cannot be read/);
    const fen = '1rk3r1/p7/8/8/8/8/6PP/1RK3R1 w GBgb - 0 1';
    await page.locator('#play-file').setInputFiles({
        name: 'g.pgn', mimeType: 'text/plain', buffer: Buffer.from(`[FEN "${fen}"]\n\n1. O-O *`) });
    await page.locator('#play-moves button >> nth=1').waitFor();
    assert.deepEqual(await moves(page), ['O-O']);
    await page.selectOption('#language', 'fr');
    await page.locator('#play-load').evaluate(details => { details.open = true; });
    await read('1. Cf3 d5 2. Dd4 *');
    assert.deepEqual(await moves(page), ['Cf3', 'd5']);
    assert.match(await sentence(page), /^La dame en d1/);
});

for (const size of Object.keys(sizes)) {
    for (const colorScheme of ['light', 'dark']) {
        test(`${size}, ${colorScheme}: a game for two fits, and axe finds nothing`, options,
             async t => {
            const page = await open(t, '&g=e2e4e7e5g1f3b8c6f1b5a7a6', { size, colorScheme });
            await type(page, 'Bb8');
            await shoot(page, `${size}-${colorScheme}-play`);
            assert.deepEqual(await findings(page), []);
            for (const name of ['ends', 'new', 'more-of-it', 'load'])
                await page.click(`#play-${name} summary`);
            await press(page, 'Black resigns');
            await shoot(page, `${size}-${colorScheme}-play-over`);
            assert.deepEqual(await findings(page), []);
            assert.equal(await fits(page), true);
        });
    }
}

test('a game for two fits a narrow phone in every language', options, async t => {
    const page = await open(t, '&g=g1f3g8f6f3g1f6g8g1f3g8f6f3g1');
    for (const name of ['ends', 'new', 'more-of-it', 'load'])
        await page.click(`#play-${name} summary`);
    await narrow(page, 'play');
});

test('the scoresheet is printed with the position', options, async t => {
    const page = await open(t, '&g=f2f3e7e5g2g4d8h4&w=Ann&b=Ben&d=2026.11.22',
                            { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await shoot(page, 'print-play');
    for (const control of ['#play-before', '#play-typed', '#play-new', '#play-offers'])
        assert.equal(await page.locator(control).isVisible(), false, control);
    for (const shown of [board, '#play-moves', '#play-players', '#play-result', '#play-date'])
        assert.equal(await page.locator(shown).isVisible(), true, shown);
    assert.equal(await text(page, '#play-date'), '22 November 2026');
});

test('every language has every word of a game for two', async () => {
    const texts = await textsOf('play');
    for (const words of Object.values(texts))
        assert.equal(keys(words), keys(texts.en));
});

test('the keyboard is led on where a button goes away, and players stay', options, async t => {
    const page = await open(t, '&g=e2e4e7e5&w=Ann&b=Ben');
    const focused = () => page.evaluate(() => document.activeElement.role);
    await page.click('#play-ends summary');
    await press(page, 'White resigns');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Go on playing');
    await page.keyboard.press('Enter');
    assert.equal(await focused(), 'gridcell');
    await page.click('#play-new summary');
    await page.fill('#play-number', '960');
    await page.keyboard.press('Enter');
    assert.deepEqual(await moves(page), ['e4', 'e5'], 'there is no such start');
    await page.click('#play-standard');
    assert.equal(await focused(), 'gridcell');
    assert.equal(await text(page, '#play-players'), 'Ann – Ben');
});

test('what may be claimed is read out once', options, async t => {
    const page = await open(t, '&g=g1f3g8f6f3g1f6g8g1f3g8f6f3g1f6g8');
    await page.locator('#play-offers p').evaluate(sentence => { sentence.dataset.seen = ''; });
    await type(page, 'Ke5');
    assert.equal(await page.locator('#play-offers [data-seen]').count(), 1);
    await type(page, 'e4');
    assert.equal(await page.locator('#play-offers *').count(), 0);
});

// games.test.js -- collections of games: given in every way, judged, listed, and shown
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { loadSync } from 'ecart-chess/pgn';
import { kindOfReason, kinds } from '../../page/games/kinds.js';
import { textsOf } from '../../page/words.mjs';
import { plantedGames, run, table } from '../native.js';
import { findings, fits, keys, narrow, shoot } from './looks.js';
import { arrows, label, lit, options, sizes, text, visit } from './visit.js';

const ecart = loadSync(), texts = await textsOf('games');
const board = '#games-board';
const opened = (t, how = {}) => visit(t, { hash: '#part=games&l=en', ...how });

/** Waits for the end of the judging. */
const judged = page => page.waitForSelector('#games-answer:not([hidden])', { timeout: 60000 });

/** Pastes a text as people do, and has it judged. */
async function judge(page, games) {
    if (await page.locator('#games-again').isVisible())
        await page.click('#games-again');
    await page.fill('#games-text', games);
    await page.click('#games-give [type=submit]');
    await judged(page);
}

/** Follows a link to another part. */
async function follow(page, link) {
    const gone = page.evaluate(() => new Promise(resolve => {
        addEventListener('hashchange', () => setTimeout(resolve), { once: true });
    }));
    await link.click();
    await gone;
}

/** Drops a file that is made in the page: a text, many times. */
async function drop(page, part, times = 1) {
    await page.evaluate(([part, times]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(Array(times).fill(part), 'games.pgn'));
        for (const type of ['dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(type, {
                dataTransfer, bubbles: true, cancelable: true }));
    }, [part, times]);
}

/** Has bytes judged as a file. */
async function give(page, name, bytes) {
    if (await page.locator('#games-again').isVisible())
        await page.click('#games-again');
    await page.setInputFiles('#games-file', { name, mimeType: '', buffer: Buffer.from(bytes) });
}

test('a packed file is opened, UTF-16 is read', options, async t => {
    const page = await opened(t);
    const game = '[White "Zoë"]\n[Black "Bob"]\n\n1. e4 e5 2. Ke3 *\n';
    const wide = Buffer.from(game, 'utf16le'), mark = Buffer.from([0xFF, 0xFE]);
    const other = Buffer.from(wide).swap16();
    const files = { gz: gzipSync(game), le: Buffer.concat([mark, wide]),
                    be: Buffer.concat([Buffer.from([0xFE, 0xFF]), other]), bare: wide,
                    'bare.be': other, 'le.gz': gzipSync(Buffer.concat([mark, wide])) };
    for (const [name, bytes] of Object.entries(files)) {
        await give(page, `games.${name}`, bytes);
        await judged(page);
        assert.equal(await text(page, '#games-sum'), '1 game, 3 half-moves: 1 finding.', name);
        assert.match(await text(page, '#games-move'), /^2\. Ke3 · Game 1 · Zoë – Bob · line 4$/, name);
    }
});

test('a file of another kind is one finding, and a broken one another', options, async t => {
    const page = await opened(t);
    const png = readFileSync(new URL('../../site/icon-180.png', import.meta.url));
    for (const bytes of [png, '\n<!doctype html><p>1. e4', '%PDF-1.7\n', gzipSync(png)]) {
        await give(page, 'games.pgn', bytes);
        await page.waitForSelector('#games-wrong:not(:empty)');
        assert.equal(await text(page, '#games-wrong'), texts.en.other);
        assert.equal(await page.locator('#games-list li').count(), 0);
        await page.evaluate(() => document.getElementById('games-wrong').replaceChildren());
    }
    await give(page, 'games.gz', gzipSync('1. e4 e5 *').subarray(0, 20));
    await page.waitForSelector('#games-wrong:not(:empty)');
    assert.equal(await text(page, '#games-wrong'), texts.en.unreadable);
});

/** How many there are of each kind, as the buttons say it. */
async function counts(page) {
    const said = await page.locator('#games-kinds button').allInnerTexts();
    return Object.fromEntries(said.map(line => [line.replace(/\s[\d,]+$/, ''),
                                                Number(line.match(/[\d,]+$/)[0].replace(',', ''))]));
}

const wrong = `[White "Anna"]
[Black "Bob"]
[Date "2024.05.01"]

1. e4 e5 2. Ke3 Nf6 *

[White "?"]

1. Nf3 d5 (1... e5 2. Nxe5 Nc6 3. Bf1c4) 2. Ng1f3 $999 c6} *
`;

test('each finding has its sentence, its game and its position', options, async t => {
    const page = await opened(t);
    await judge(page, wrong);
    assert.equal(await text(page, '#games-sum'), '2 games, 10 half-moves: 5 findings.');
    assert.deepEqual((await page.locator('#games-list button').allInnerTexts())
        .map(said => said.split('\n').slice(0, 3)), [
        ['2. Ke3', 'The king on e1 cannot go to e3: a king moves only one square at a time.',
         'Game 1 · Anna – Bob, 2024 · line 5'],
        ['3. Bf1c4', 'The bishop on f1 cannot reach c4: the pawn on e2 is in the way, and only ' +
         'knights jump.', 'Game 2 · line 9 · in a variation'],
        ['2. Ng1f3', 'White has no knight on g1.', 'Game 2 · line 9'],
        ['$999', 'Marks with a $ go from $0 to $255.', 'Game 2 · line 9'],
        ['}', 'The sign } does not open or close anything.', 'Game 2 · line 9']
    ]);
    assert.equal(await label(page, 'e1', board), 'e1, white king');
    assert.deepEqual(await arrows(page, board), ['e1-e3 tried']);
    await page.click('#games-list li:nth-child(2) button');
    assert.equal(await label(page, 'e5', board), 'e5, white knight');
    assert.deepEqual(await lit(page), ['f1 mover', 'e2 blocker']);
    assert.equal(await text(page, '#games-why'), 'The bishop on f1 cannot reach c4: ' +
                 'the pawn on e2 is in the way, and only knights jump.');
    await page.click('#games-next');
    assert.equal(await text(page, '#games-at'), '3 of 5');
});

test('what was planted is found, and counted by kind', options, async t => {
    const folder = mkdtempSync(join(tmpdir(), 'ecart-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const planted = plantedGames(folder);
    const page = await opened(t);
    await page.setInputFiles('#games-file', { name: 'planted.pgn', mimeType: 'text/plain',
                                              buffer: Buffer.from(planted) });
    await judged(page);
    const faults = ecart._more.pgnFaults, forgiven = ecart._kept.forgiven;
    const expected = {};
    let legacy = false, all = 0;
    for (const [, , , put, , , id] of table('planted')) {
        const first = put.includes('\\200') && !legacy;
        legacy ||= first;
        const kind = kindOfReason[id] ?? (faults.includes(id) ? 'text'
            : forgiven.includes(id) ? 'spelling'
                : ['wrong-result', 'flag-fall-result'].includes(id) ? 'result' : null);
        for (const found of [...(first ? ['text'] : []), ...(kind ? [kind] : [])]) {
            expected[texts.en[found]] = (expected[texts.en[found]] ?? 0) + 1;
            all++;
        }
    }
    assert.deepEqual(await counts(page), { All: all, ...expected });
    assert.match(await text(page, '#games-sum'), RegExp(`^20,000 games, .* ${all} findings\\.$`));
});

test('a result that does not fit the last position is found', options, async t => {
    const page = await opened(t), lost = '1. f3 e5 2. g4 Qh4#';
    const bare = '[FEN "8/8/8/4k3/8/8/4N3/4K3 w - - 0 1"]\n\n1. Nc3';
    const few = '[FEN "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"]\n[Termination "Time forfeit"]\n\n1. e3';
    await judge(page, [`${lost} 1-0`, `${lost} 0-1`, `${lost} *`, `${bare} 1-0`,
                       `${bare} 1/2-1/2`, `${few} 0-1`, `${few} 1/2-1/2`, `${lost.slice(0, -4)} 1-0`].join('\n\n'));
    assert.deepEqual(await page.locator('#games-list button span:nth-child(2)').allInnerTexts(), [
        'White is checkmated: the result should be 0-1, not 1-0.',
        'Neither side can ever give mate: the result should be 1/2-1/2, not 1-0.',
        'Black could no longer have given mate: when White\'s flag falls, the game is drawn (FIDE ' +
            'Laws, Article 6.9).',
        'White could still have given mate: when Black\'s flag falls, White wins (FIDE Laws, ' +
            'Article 6.9).'
    ]);
    assert.equal(await label(page, 'h4', board), 'h4, black queen');
    const program = run('tools/ecart', ['pgn', '-'],
        `${lost} 1-0\n\n${bare} 1-0\n\n${few} 0-1\n`);
    assert.deepEqual(String(program).match(/wrong-result|flag-fall-result/g),
                     ['wrong-result', 'wrong-result', 'flag-fall-result']);
});

test('every reason has its kind, and every language every word', () => {
    assert.deepEqual(Object.keys(kindOfReason).sort(),
                     ecart._guest.reasons.filter(id => id !== 'none').sort());
    for (const words of Object.values(texts)) {
        assert.ok(kinds.every(kind => words[kind].length > 0));
        assert.equal(keys(words), keys(texts.en));
    }
});

test('games in order are said to be so, and a text without games too', options, async t => {
    const page = await opened(t);
    await judge(page, '1. e4 e5 2. Nf3 *');
    assert.equal(await text(page, '#games-said'),
                 'Nothing wrong\n\n1 game, 3 half-moves: every move is legal.');
    assert.equal(await page.locator('#games-said.allowed').count(), 1);
    assert.equal(await page.locator('#games-seen').isVisible(), false);
    await shoot(page, 'games-clean');
    await judge(page, '; only a remark');
    assert.equal(await text(page, '#games-said'),
                 'No game found\n\nThis text has no game in it.');
    await page.click('#games-again');
    await page.fill('#games-text', ' ');
    await page.click('#games-give [type=submit]');
    assert.equal(await text(page, '#games-wrong'), 'Paste a game first, or choose a file.');
});

test('a kind can be chosen, and a long list is shown in parts', options, async t => {
    const page = await opened(t);
    await drop(page, '1. e4 e5 2. Ke3 *\n\n1. Nf3 d5 2. 0-0 *\n\n1. Ng1f3 *\n\n', 1500);
    await judged(page);
    assert.deepEqual(await counts(page), { 'All': 4500, 'Not how the piece moves': 1500,
                                           'Castling': 1500, 'Non-standard notation': 1500 });
    assert.equal(await page.locator('#games-list li').count(), 100);
    assert.equal(await text(page, '#games-rest'), 'Listed are the first 1,000 of each kind.');
    await page.getByRole('button', { name: 'Castling' }).click();
    assert.match(await text(page, '#games-why'), /^The king on e1 cannot castle/);
    assert.equal(await page.evaluate(() => document.activeElement.ariaPressed), 'true');
    await page.click('#games-more');
    assert.equal(await page.locator('#games-list li').count(), 200);
    assert.equal(await page.evaluate(() =>
        [...document.querySelectorAll('#games-list button')].indexOf(document.activeElement)), 100);
    await page.keyboard.press('Enter');
    assert.equal(await text(page, '#games-at'), '101 of 1,000');
});

test('a position leads to the first part, and back to the list', options, async t => {
    const page = await opened(t);
    await judge(page, wrong);
    await page.click('#games-next');
    await follow(page, page.locator('#games-try a'));
    assert.match(await text(page, '#sentence'), /^The bishop on f1 cannot reach c4/);
    assert.equal(await text(page, '#title'), 'Why can’t I play this?');
    await page.selectOption('#language', 'fr');
    await follow(page, page.locator('nav').getByRole('link', { name: 'Vérifier' }));
    assert.equal(await text(page, '#games-at'), '2 sur 5');
    assert.match(await text(page, '#games-why'), /^Le fou en f1/);
    await follow(page, page.locator('nav').getByRole('link', { name: 'Essayer un coup' }));
    assert.match(await text(page, '#sentence'), /^Le fou en f1/);
});

test('findings are copied and saved, and pasted games survive a reload', options, async t => {
    const page = await opened(t);
    await judge(page, '[White "Ann"]\n\n1. e4 e5 2. Ke3 *\n');
    await page.click('#games-copy');
    await page.waitForSelector('#games-copied:not(:empty)');
    const list = 'Game 1 · Ann – ? · line 3 · 2. Ke3\n    The king on e1 ';
    const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#games-save')]);
    assert.equal(saved.suggestedFilename(), 'findings.txt');
    assert.ok(readFileSync(await saved.path(), 'utf8').startsWith(list));
    await page.reload();
    await judged(page);
    assert.match(await text(page, '#games-list'), /2\. Ke3/);
    await page.click('#games-again');
    await page.reload();
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    assert.equal(await page.locator('#games-give').isVisible(), true);
});

test('letters of other languages are read', options, async t => {
    const page = await opened(t);
    await page.selectOption('#games-letters', 'fr');
    await judge(page, '1. Cf3 Cc6 2. Cg4 *');
    assert.equal(await page.locator('#games-list li').count(), 1);
    assert.match(await text(page, '#games-why'), /knight.* g4/);
    assert.deepEqual(await arrows(page, board), ['b1-g4 tried', 'f3-g4 tried']);
});

test('50 MB do not freeze the page, and can be stopped', options, async t => {
    const page = await opened(t);
    const game = '[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 ' +
        '6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 1/2-1/2\n\n';
    const most = 50e6, part = game.repeat(5000), times = Math.ceil(most / part.length);
    await page.evaluate(() => {
        let last = performance.now();
        globalThis.longest = 0;
        setInterval(() => {
            const now = performance.now();
            globalThis.longest = Math.max(globalThis.longest, now - last);
            last = now;
        }, 10);
    });
    await drop(page, part, times);
    await page.waitForFunction(() => document.getElementById('games-progress').value > 0.01);
    assert.match(await text(page, '#games-far'), /^[\d.]+ of 50.* MB, [\d,]+ games, 0 findings$/);
    assert.equal(await text(page, '#games-doing'), 'Checking the games…');
    await page.click('#games-stop');
    await judged(page);
    assert.equal(await text(page, '#games-stopped'),
                 'You stopped it there. The rest was not checked.');
    await page.click('#games-again');
    const begun = Date.now();
    await drop(page, part, times);
    await judged(page);
    const whole = Date.now() - begun;       // a busy machine slows both
    assert.equal(await text(page, '#games-sum'), `${(5000 * times).toLocaleString('en')} games, ${
        (22 * 5000 * times).toLocaleString('en')} half-moves: every move is legal.`);
    const longest = await page.evaluate(() => globalThis.longest);
    assert.ok(longest < Math.max(1500, whole / 4), `${longest} of ${whole} ms without an answer`);
});

test('nothing that a file has does any harm', options, async t => {
    const page = await opened(t);
    page.on('dialog', () => assert.fail('a script ran'));
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const bytes = Array.from({ length: 20000 }, (_, n) => (n * 7919 + (n >> 3) * 31) % 256);
    const hostile = [
        `[White "${script}"]\n[Black "${script}"]\n[Date "${script}"]\n\n1. e4 ${script} Ke7 2. Kd3 *`,
        `[White "${'x'.repeat(10240)}"]\n\n1. e4 e5 2. Ke3 *`, `1. ${'Q'.repeat(10240)}`,
        `[FEN "${script}"]\n\n1. e4 *`, `[FEN "${'k'.repeat(9000)}"]\n\n1. e4 *`,
        '[White "A"]\n[Bla', '1. e4 e5 2. Ke3 {never closed', '('.repeat(20000), '\0\0\0',
        '[__proto__ "x"]\n[constructor "y"]\n\n1. Ke2 *', '1. e4 e5 2. \u202E\u{1F600} *'
    ];
    const blanks = Buffer.alloc(64, ' ');
    for (const [n, games] of [...hostile, bytes].entries()) {
        // After so many blanks nobody asks any more whether it is a file of another kind.
        await give(page, `${script}.pgn`, Buffer.concat([blanks, Buffer.from(games)]));
        await judged(page);
        assert.equal(await page.locator('script[src], main img, iframe').count(), 0, `${n}`);
        assert.equal(await fits(page), true, `${n}`);
        for (let next = 0; next < 3 && await page.locator('#games-next').isEnabled(); next++)
            await page.click('#games-next');
    }
    await judge(page, wrong);
    assert.equal(await text(page, '#games-sum'), '2 games, 10 half-moves: 5 findings.');
});

test('a large text that is pasted is judged at once', options, async t => {
    const page = await opened(t);
    await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '1. e4 e5 2. Ke3 *\n\n'.repeat(20000));
        document.getElementById('games-text').dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await judged(page);
    assert.match(await text(page, '#games-sum'), /^20,000 games/);
    assert.equal(await page.inputValue('#games-text'), '');
});

for (const size of Object.keys(sizes)) {
    for (const colorScheme of ['light', 'dark']) {
        test(`games, ${size}, ${colorScheme}: all of it fits`, options, async t => {
            const page = await opened(t, { size, colorScheme });
            await shoot(page, `games-${size}-${colorScheme}-begin`);
            assert.deepEqual(await findings(page), []);
            await page.click('#games-example');
            await judged(page);
            await shoot(page, `games-${size}-${colorScheme}-found`);
            assert.deepEqual(await findings(page), []);
            assert.equal(await fits(page), true);
        });
    }
}

test('games fit a narrow phone in every language', options, async t => {
    const page = await opened(t);
    await narrow(page, 'games-begin');
    await page.click('#games-example');
    await judged(page);
    await narrow(page, 'games-found');
});

test('a finger chooses a finding, and its board comes into view', options, async t => {
    const page = await opened(t, { size: 'phone', hasTouch: true, isMobile: true });
    await page.locator('#games-example').tap();
    await judged(page);
    await page.locator('#games-list li:nth-child(3) button').tap();
    assert.equal(await text(page, '#games-at'), '3 of 3');
    const box = await page.locator(board).boundingBox();
    assert.ok(box.y >= 0 && box.y < 200, `${box.y}`);
});

test('the list of findings can be printed', options, async t => {
    const page = await opened(t, { colorScheme: 'dark' });
    await judge(page, wrong);
    await page.emulateMedia({ media: 'print' });
    await shoot(page, 'games-print');
    for (const control of ['#games-again', '#games-kinds', '#games-seen .tools', 'nav'])
        assert.equal(await page.locator(control).isVisible(), false, control);
    for (const shown of ['#games-sum', '#games-list', board])
        assert.equal(await page.locator(shown).isVisible(), true, shown);
});

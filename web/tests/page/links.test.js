// links.test.js -- links, positions that anybody may have written, and the site without a network
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { filter, requests } from '../native.js';
import { findings, shoot } from './looks.js';
import { drag, file, label, lit, options, pinned, sentence, text, visit } from './visit.js';

/** The program names the square that the king castles to, the board the one that it is on. */
const promotesAKing = /^e[18][ah][18][qrbn]/;

/** Goes to another address of the same page. */
async function goTo(page, hash) {
    await page.evaluate(hash => new Promise(resolve => {
        addEventListener('hashchange', () => setTimeout(resolve), { once: true });
        location.hash = hash;
    }), hash);
}

/** Serves the site. */
async function serve(t) {
    const types = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml', png: 'image/png',
                    webmanifest: 'application/manifest+json' };
    const server = createServer(({ url }, response) => {
        const name = url === '/' ? 'index.html' : url.slice(1);
        try {
            response.setHeader('Content-Type', types[name.split('.').at(-1)])
                .end(readFileSync(new URL(`../../site/${name}`, import.meta.url)));
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise(resolve => { server.listen(0, '127.0.0.1', resolve); });
    t.after(() => server.close());
    return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

test('a link shows what its sender saw', options, async t => {
    const page = await visit(t);
    await page.fill('#move', 'e4');
    await page.keyboard.press('Enter');
    await drag(page, 'd8', 'd6');
    const address = await page.evaluate(() => location.href);
    assert.equal(address, `${file}#fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_e3_0_1` +
                          '&m=d8d6&l=en');
    const other = await visit(t, { hash: address.slice(file.length) });
    assert.equal(await sentence(other), await sentence(page));
    assert.equal(await text(other, '#turn'), 'Black to move');
    await goTo(other, '#m=Cf4&l=fr');
    assert.match(await sentence(other), /le cavalier en b1/i);
});

test('a damaged link is said to be damaged, judged by nobody, and kept', options, async t => {
    const page = await visit(t), damaged = 'This link is damaged: nothing could be judged. ' +
        'Ask for a new one.';
    const cut = ['fen=garbage&m=e2e4', 'fen=4k3/8/8/8/4r3/8/4B3&m=e2d3',
                 'part=play&g=e2e4e7e5e1e3g8f6', 'part=play&g=e2e4e7e5g1',
                 'part=play&fen=4k3/8&g=e2e4', 'part=play&g=e2e4e7e5&end=resign-whi'];
    for (const link of cut) {
        const prefix = link.startsWith('part=play') ? 'play-' : '';
        for (const language of ['fr', 'en']) {
            await goTo(page, `#${link}&l=${language}`);
            assert.equal(await page.evaluate(() => location.hash), `#${link}&l=${language}`);
        }
        assert.equal(await text(page, `#${prefix}sentence`), damaged, link);
        assert.equal(await text(page, `#${prefix}mark`), '', link);
        assert.equal(await label(page, 'e2', `#${prefix}board`), 'e2, white pawn', link);
        await page.selectOption('#language', 'de');
        assert.match(await text(page, `#${prefix}sentence`), /^Dieser Link ist beschädigt/);
        assert.equal(await page.evaluate(() => location.hash), `#${link}&l=en`);
    }
    await page.fill('#play-move', 'e4');
    await page.keyboard.press('Enter');
    assert.equal(await text(page, '#play-sentence'), '1. e4');
    assert.equal(await page.evaluate(() => location.hash.includes('g=e2e4&')), true);
});

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const copied = page => page.evaluate(() => navigator.clipboard.readText());

/** Opens the dialog of a part, and copies what it sends. */
async function share(page, prefix = '') {
    await page.click(`#${prefix}share`);
    await page.click('[value=copyText]');
    await page.waitForSelector('#share-told:not(:empty)');
    return text(page, '#share-told');
}

test('from a disk a text is shared, and said so where it is seen', options, async t => {
    const page = await visit(t, { hash: `${pinned}&m=e2d3`, size: 'phone', ...clipboard });
    await page.setViewportSize({ width: 390, height: 600 });
    assert.equal(await share(page), 'The text has been copied.');
    const { y, height } = await page.locator('#share-told').boundingBox();
    assert.ok(y >= 0 && y + height <= 600, `${y}, ${height}`);
    assert.equal(await copied(page), '4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1\n' +
        'The bishop on e2 is pinned to the king on e1 by the rook on e4.');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.click('#share');
    assert.equal(await text(page, '#share-told'), '', 'nothing has been copied yet');
    for (const [part, told] of [['quiz&n=7', /^\S+ [wb] [^]*\?$/], ['idea', /^33 − 21 = 12\n/],
                                ['doctor&fen=8/8', /^8\/8\n.*rank/i], ['play&g=e2e4', /1\. e4 \*/]]) {
        await page.keyboard.press('Escape');
        await goTo(page, `#part=${part}&l=en`);
        await share(page, `${part.match(/^[a-z]+/)[0]}-`);
        assert.match(await copied(page), told);
        assert.doesNotMatch(await copied(page), /file:/);
    }
});

test('where clipboards are closed there is a field to copy', options, async t => {
    const page = await visit(t, { hash: '#m=c1a3&l=en' });
    await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    });
    await share(page);
    assert.match(await page.inputValue('#share-told textarea'), /^rnbqkbnr.*\nThe bishop on c1/);
});

test('a served page shares its link', options, async t => {
    const { address } = await serve(t);
    const page = await visit(t, { address, hash: '#m=c1a3&l=en', ...clipboard });
    assert.equal(await share(page), 'The link has been copied.');
    assert.match(await copied(page), /^http:.*\/#fen=rnbqkbnr\/.*&m=c1a3&l=en$/);
});

test('a picture has the board, lights, arrows and words, or no words', options, async t => {
    const page = await visit(t, { hash: `${pinned}&m=e2d3`, colorScheme: 'dark', ...clipboard });
    const save = async way => {
        const [file] = await Promise.all([page.waitForEvent('download'),
                                          page.click(`[value=${way}]`)]);
        return [file.suggestedFilename(), readFileSync(await file.path())];
    };
    await page.click('#share');
    await page.waitForSelector('#share-picture img');
    await shoot(page, 'share');
    assert.deepEqual(await findings(page), []);
    const [name, bytes] = await save('saveSvg'), svg = bytes.toString();
    assert.equal(name, 'ecart.svg');
    assert.doesNotMatch(svg, /var\(|class=|style=|<use/, 'it needs no style sheet');
    for (const part of ['>The bishop on e2 is pinned', '>Would give check<', '>White to move<',
                        'fill="rgb(207, 186, 153)"', 'stroke-dasharray="11px, 7px"'])
        assert.ok(svg.includes(part), part);
    const [, png] = await save('savePng');
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1088, 2 * /height="(\d+)/.exec(svg)[1]]);
    await page.click('[value=copyPicture]');
    await page.waitForSelector('#share-told:not(:empty)');
    assert.equal(await text(page, '#share-told'), 'The picture has been copied.');
    assert.deepEqual(await page.evaluate(async () => (await navigator.clipboard.read())[0].types),
                     ['image/png']);
    await page.uncheck('#share-words');
    const [, bare] = await save('saveSvg');
    assert.doesNotMatch(bare.toString(), /pinned|give check/);
    assert.ok(bare.length > svg.length / 2);
    for (const [part, said] of [['atlas&reason=pinned', 'pinned to the king'],
                                ['quiz&n=7', 'allowed?']]) {
        await page.keyboard.press('Escape');
        await goTo(page, `#part=${part}&l=en`);
        await page.click(`#${part.match(/^[a-z]+/)[0]}-share`);
        await page.check('#share-words');
        const [, bytes] = await save('saveSvg'), svg = bytes.toString();
        assert.doesNotMatch(svg, /var\(|class=|style=|<use/, part);
        assert.match(svg, /fill="rgb\(207, 186, 153\)"/, part);
        assert.ok(svg.replace(/<[^>]*>/g, ' ').includes(said), part);
    }
});

test('no link does any harm', options, async t => {
    const page = await visit(t);
    page.on('dialog', () => assert.fail('a script ran'));
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const encoded = encodeURIComponent(script), long = 'q'.repeat(100000);
    const hashes = [`#fen=${encoded}&m=${encoded}&l=${encoded}`, `#fen=${script}&m=${script}`,
                    `#m=${encoded}`, '#l=__proto__', '#l=constructor', `#fen=${long}`,
                    `#m=${long}&fen=${long}&l=${long}`, '#fen=%&m=%E0%A4%A', '#=&&==',
                    '#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&m=e2e4', '#m=%00%01%7F', '#fen=&m=&l=',
                    '#m=\u{1F600}\u202E'];
    for (const hash of hashes) {
        await goTo(page, hash);
        assert.equal(await page.locator('script[src], img, iframe').count(), 0, hash);
        assert.equal(await label(page, 'e1'), 'e1, white king', hash.slice(0, 80));
    }
    await page.selectOption('#language', 'en');
    await goTo(page, '#m=Ke3');
    assert.match(await sentence(page), /^The king on e1 cannot go to e3/);
});

test('a FEN that is no position is explained, and shown if it is a board', options, async t => {
    const page = await visit(t);
    await page.click('#edit');
    for (const [fen, fault, square] of [
        ['', 'The FEN is empty.', 'a1, white rook'], ['<b>x</b>', '', 'a1, white rook'],
        ['8/8/8/4k3/4K3/8/8/8 w - - 0 1', 'The kings stand next to each other, on e4 and e5.',
         'a1, empty']]) {
        await page.fill('#fen', fen);
        await page.click('#fen-form [type=submit]');
        const said = await text(page, '#faults');
        assert.ok(said.length > 0 && said.includes(fault), said);
        assert.equal(await label(page, 'a1'), square);
        assert.equal(await page.inputValue('#fen'), fen);
    }
    assert.deepEqual(await lit(page), ['e4 culprit', 'e5 culprit']);
    assert.equal(await page.isDisabled('#done'), true);
    await page.fill('#fen', '4k3/8/8/8/8/8/8/4K3 w K - 0 1');
    await page.click('#fen-form [type=submit]');
    assert.equal(await text(page, '#faults'),
                 'White has a right to castle, but no rook on h1.');
    assert.equal(await page.inputValue('#fen'), '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    assert.equal(await label(page, 'a1'), 'a1, empty');
});

test('every position to try has its refusal', options, async t => {
    const page = await visit(t);
    const reasons = [];
    for (const button of await page.locator('#examples button').all()) {
        await button.click();
        assert.equal(await text(page, '#mark'), 'Not allowed');
        reasons.push(await sentence(page));
    }
    assert.equal(new Set(reasons).size, 6);
});

test('the page says what the program says', options, async t => {
    const page = await visit(t);
    const asked = requests.filter(({ chess960, move }, n) =>
        !chess960 && move?.length < 60 && n % 9 === 0 && !promotesAKing.test(move));
    const wanted = filter(asked);
    const addresses = asked.map(({ fen, move }) =>
        `#l=en&fen=${encodeURIComponent(fen)}&m=${encodeURIComponent(move)}`);
    const said = await page.evaluate(async addresses => {
        const answers = [];
        for (const address of addresses) {
            await new Promise(resolve => {
                addEventListener('hashchange', () => setTimeout(resolve), { once: true });
                location.hash = address;
            });
            const dialog = document.getElementById('promotion');
            const told = document.querySelector('.ended') ? 'hint' : 'sentence';
            answers.push(dialog.open ? null : document.getElementById(told).textContent);
            dialog.close();
        }
        return answers;
    }, addresses.map((address, n) => `${address}&n=${n}`));
    let compared = 0;
    wanted.forEach(({ verdict, text }, n) => {
        if (said[n] === null || verdict.startsWith('bad'))
            return;
        assert.equal(said[n], text, decodeURIComponent(addresses[n]));
        compared++;
    });
    assert.ok(compared > 200, `${compared} of ${asked.length}`);
});

test('the site works without a network', options, async t => {
    const { server, address } = await serve(t);
    const page = await visit(t, { address, hash: '#m=c1a3&l=en' });
    const { icons } = await page.evaluate(async () =>
        (await fetch(document.querySelector('link[rel=manifest]').href)).json());
    assert.equal(icons.length, 2);
    await page.evaluate(async () => { await navigator.serviceWorker.ready; });
    server.close();
    server.closeAllConnections();
    await page.reload();
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    assert.match(await sentence(page), /^The bishop on c1 cannot reach a3/);
    await goTo(page, '#part=games');
    await page.click('#games-example');
    await page.waitForSelector('#games-list li');
});

test('the icon for iOS is the icon of the site', options, async t => {
    const page = await visit(t);
    const data = (name, type) => `data:${type};base64,${
        readFileSync(new URL(`../../site/${name}`, import.meta.url)).toString('base64')}`;
    const differences = await page.evaluate(async addresses => {
        const [one, other] = await Promise.all(addresses.map(async address => {
            const image = new Image(180, 180), canvas = document.createElement('canvas');
            image.src = address;
            await image.decode();
            canvas.width = canvas.height = 180;
            canvas.getContext('2d').drawImage(image, 0, 0, 180, 180);
            return canvas.getContext('2d').getImageData(0, 0, 180, 180).data;
        }));
        return one.filter((value, n) => Math.abs(value - other[n]) > 64).length;
    }, [data('icon.svg', 'image/svg+xml'), data('icon-180.png', 'image/png')]);
    assert.ok(differences < 50, `${differences} of ${180 * 180 * 4}`);
});

// board.test.js -- the two pages of the manual, ../examples/page.html and board.html, in Chromium
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';

const executablePath = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome']
    .filter(Boolean).map(name => spawnSync('which', [name]).stdout.toString().trim())
    .find(path => path !== '');
const options = { skip: executablePath ? false : 'no Chromium', timeout: 90000 };
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** The folder examples/ with the packages in it, as npm would install them. */
const server = createServer((request, response) => {
    const file = new URL(request.url
        .replace(/^\/node_modules\/ecart-chess\//, './')
        .replace(/^\/node_modules\//, './node_modules/')
        .replace(/^\//, '../examples/'), new URL('../', import.meta.url));
    try {
        response.setHeader('Content-Type', types[extname(file.pathname)] ?? 'text/plain')
            .end(readFileSync(file));
    } catch {
        response.writeHead(404).end();
    }
});

let browser = null;
before(async () => {
    await new Promise(resolve => { server.listen(0, '127.0.0.1', resolve); });
    if (executablePath)
        browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
after(async () => {
    await browser?.close();
    server.close();
});

async function visit(t, name, ready) {
    const page = await browser.newPage(), wrong = [];
    page.on('pageerror', error => wrong.push(error.stack));
    await page.goto(`http://127.0.0.1:${server.address().port}/${name}`);
    await page.waitForSelector(ready, { state: 'attached' });
    t.after(async () => {
        await page.close();
        assert.deepEqual(wrong, []);
    });
    return page;
}

test('ten lines say why', options, async t => {
    const page = await visit(t, 'page.html', 'output');
    assert.equal(readFileSync(new URL('../../examples/page.html', import.meta.url), 'utf8')
        .trim().split('\n').length, 10);
    await page.waitForLoadState('networkidle');
    const says = async move => {
        await page.fill('input', move);
        await page.press('input', 'Enter');
        return page.locator('output').textContent();
    };
    assert.match(await says('Ke2'), /^The king on e1 cannot capture the pawn on e2/);
    assert.match(await says('e4'), /^Legal: the pawn on e2/);
    assert.match(await says('<b>'), /^This is not a move/);
    assert.equal(await page.locator('b').count(), 0);
});

/** The buttons are in the order of a FEN: a8 to h1. */
const press = (page, square) => page.locator('#board button')
    .nth(8 * (8 - Number(square[1])) + 'abcdefgh'.indexOf(square[0])).click();
const label = (page, square) => page.locator('#board button')
    .nth(8 * (8 - Number(square[1])) + 'abcdefgh'.indexOf(square[0])).getAttribute('aria-label');

test('the board plays by chess.js, and Ecart says why not', options, async t => {
    const page = await visit(t, 'board.html', '#board button');
    const why = () => page.locator('#why').textContent();
    const move = async (from, to) => {
        await press(page, from);
        await press(page, to);
    };
    await move('e2', 'e4');
    assert.equal(await why(), 'Black to move');
    assert.equal(await label(page, 'e4'), 'e4, white pawn');
    await move('c8', 'a6');
    assert.match(await why(), /^The bishop on c8 cannot reach a6: the pawn on b7 is in the way/);
    assert.deepEqual(await page.locator('[data-role]').evaluateAll(found =>
        found.map(({ ariaLabel, dataset }) => `${ariaLabel}: ${dataset.role}`)),
                     ['b7, black pawn: blocker']);
    assert.equal(await label(page, 'c8'), 'c8, black bishop');
    await move('c8', 'c8');
    await press(page, 'e5');
    for (const [from, to] of ['a7a6', 'e4e5', 'd7d5', 'e5d6', 'e8d7', 'd6c7', 'd7e8']
        .map(squares => [squares.slice(0, 2), squares.slice(2)]))
        await move(from, to);
    assert.equal(await why(), 'White to move');
    await move('c7', 'd8');
    await page.locator('#becomes button', { hasText: 'Knight' }).click();
    await page.waitForSelector('[aria-label="d8, white knight"]');
    assert.equal(await why(), 'Black to move');
});

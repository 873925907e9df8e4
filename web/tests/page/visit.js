// visit.js -- opens the page in Chromium, and sees to it that nothing is asked of any network
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';

const executablePath = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome']
    .filter(Boolean).map(name => spawnSync('which', [name]).stdout.toString().trim())
    .find(path => path !== '');

/** For tests that need a browser. */
export const options = { skip: executablePath ? false : 'no Chromium', timeout: 90000 };

export const file = new URL('../../site/ecart.html', import.meta.url).href;
export const sizes = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 },
                       desktop: { width: 1280, height: 800 } };
const side = { width: 844, height: 390 };

let browser = null;
before(async () => {
    if (executablePath)
        browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
after(() => browser?.close());

/** Opens the page.  When the test ends, it must have asked for nothing, and failed nowhere. */
export async function visit(t, { hash = '', size = 'desktop', address = file, ...how } = {}) {
    const context = await browser.newContext({
        viewport: sizes[size] ?? side, locale: 'en-GB', reducedMotion: 'reduce', ...how
    });
    const page = await context.newPage(), asked = [], wrong = [];
    context.on('request', request => asked.push(request.url()));
    page.on('pageerror', error => wrong.push(error.stack));
    page.on('console', message => wrong.push(message.text()));
    await page.goto(address + hash);
    await page.waitForSelector('[data-ready]', { state: 'attached', timeout: 20000 });
    t.after(async () => {
        await context.close();
        assert.deepEqual(asked.filter(url => !url.startsWith(address) && !url.startsWith('blob:')),
                         []);
        assert.deepEqual(wrong, []);
    });
    return page;
}

/** The middle of a square on the screen. */
export async function middle(page, square, board = '#board') {
    const box = await page.locator(`${board} .grid [data-square="${square}"]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(page, from, to, board) {
    const [start, goal] = [await middle(page, from, board), await middle(page, to, board)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + goal.x) / 2, (start.y + goal.y) / 2);
    await page.mouse.move(goal.x, goal.y);
    await page.mouse.up();
}

export async function tap(page, square, board) {
    const { x, y } = await middle(page, square, board);
    await page.touchscreen.tap(x, y);
}

export const text = (page, selector) => page.locator(selector).innerText();
export const sentence = page => text(page, '#sentence');
/** What is on a square, as a screen reader has it. */
export const label = (page, square, board = '#board') =>
    page.locator(`${board} .grid [data-square="${square}"]`).getAttribute('aria-label');
/** The lights on the board: 'b4 pinner'. */
export const lit = (page, board = '') => page.locator(`${board} .light`).evaluateAll(
    lights => lights.map(({ dataset: { at, role } }) => `${at} ${role}`));
/** The arrows: 'b4-e1 attack'. */
export const arrows = (page, board = '#board') => page.locator(`${board} .arrow`).evaluateAll(
    arrows => arrows.map(({ dataset: { from, to }, classList }) => `${from}-${to} ${classList[1]}`));

export const pinned = '#fen=4k3/8/8/8/4r3/8/4B3/4K3_w_-_-_0_1&l=en';

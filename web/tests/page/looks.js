// looks.js -- what axe finds on a page, and pictures of it in the folder SHOTS
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds, as texts. */
export async function findings(page) {
    await page.evaluate(axe);
    return page.evaluate(async () => (await globalThis.axe.run()).violations.flatMap(
        ({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
            `${id}: ${html}: ${failureSummary}`)));
}

export async function shoot(page, name) {
    if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

/** Whether all of a page is as narrow as its window. */
export const fits = page => page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth);

/** On a narrow phone, in every language, nothing is too wide and axe finds nothing. */
export async function narrow(page, name) {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['en', 'fr', 'de', 'es']) {
        await page.selectOption('#language', language);
        await shoot(page, `narrow-${name}-${language}`);
        assert.equal(await fits(page), true, language);
        assert.deepEqual(await findings(page), []);
    }
    await page.selectOption('#language', 'en');
}

/** All keys of words, to compare two languages. */
export const keys = words => Object.entries(words).map(([key, word]) =>
    typeof word === 'string' ? key : `${key}: ${keys(word)}`).sort().join(' ');

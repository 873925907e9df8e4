// looks.js -- what axe finds on a page, and pictures of it in the folder SHOTS
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

/** All keys of words, to compare two languages. */
export const keys = words => Object.entries(words).map(([key, word]) =>
    typeof word === 'string' ? key : `${key}: ${keys(word)}`).sort().join(' ');

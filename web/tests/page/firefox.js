// firefox.js -- opens the page in Firefox, through WebDriver BiDi
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const name = ['firefox-esr', 'firefox'].find(name => spawnSync('which', [name]).status === 0);

/** For tests that need Firefox. */
export const options = { skip: name ? false : 'no Firefox', timeout: 120000 };

/** Starts Firefox.  `send(method, params)` gives its answer; `events` are those that were asked for;
 *  `run(code, ...values)` gives what the body of an async function returns on the page. */
export async function firefox() {
    const profile = mkdtempSync(join(tmpdir(), 'ecart-firefox-')), events = [], open = new Map();
    writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
    const browser = spawn(name, ['--headless', '--no-remote', '--remote-debugging-port=0',
                                 '--profile', profile], { stdio: ['ignore', 'ignore', 'pipe'] });
    const url = await new Promise((resolve, reject) => {
        let said = '';
        browser.stderr.on('data', data => {
            said += data;
            const found = said.match(/ws:\/\/[\w.:]+/);
            if (found)
                resolve(found[0]);
        }).on('end', () => reject(new Error(said)));
    });
    const socket = new WebSocket(`${url}/session`);
    await new Promise(resolve => { socket.onopen = resolve; });
    socket.onmessage = ({ data }) => {
        const { id, result, error, message, ...event } = JSON.parse(data), waiting = open.get(id);
        if (!waiting)
            events.push(event);
        else if (error)
            waiting.reject(new Error(`${error}: ${message}`));
        else
            waiting.resolve(result);
    };
    let count = 0;
    const send = (method, params = {}) => new Promise((resolve, reject) => {
        open.set(++count, { resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params }));
    });
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] });
    const { contexts: [{ context }] } = await send('browsingContext.getTree');
    const run = async (code, ...values) => {
        const { result, exceptionDetails } = await send('script.evaluate', {
            expression: `(async (...values) => JSON.stringify(await (async () => {${code}})() ?? null))(...${
                JSON.stringify(values)})`, target: { context }, awaitPromise: true });
        if (exceptionDetails)
            throw new Error(exceptionDetails.text);
        return JSON.parse(result.value);
    };
    const close = async () => {
        await send('browser.close').catch(() => {});
        browser.kill();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    };
    return { send, events, run, context, close };
}

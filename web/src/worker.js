// worker.js -- judges games in a worker, for pgnInWorker() of pgn.js: import this file in one.
import { builtin } from './guest.js';
import { load } from './pgn.js';

const host = builtin('node:worker_threads')?.parentPort ?? globalThis;
const pieceSize = 1 << 20;
const loaded = load();

host.addEventListener('message', (/** @type {any} */ event) => {
    const { data } = event;
    if (data?.ecart === 'pgn')
        judge(data).catch(error => data.port.postMessage({ error: String(error) }));
});

/** Pieces of the source, each so small that progress is seen.
 *  @param {string | Uint8Array | Blob} source */
async function* parts(source) {
    const whole = typeof source === 'string' ? new Blob([source]) : source;
    const size = whole instanceof Blob ? whole.size : whole.length;
    for (let at = 0; at < size; at += pieceSize) {
        const piece = whole.slice(at, at + pieceSize);
        yield piece instanceof Blob ? new Uint8Array(await piece.arrayBuffer()) : piece;
    }
}

/** Sends a batch after each part, and goes on when it was taken.
 *  @param {{ source: string | Uint8Array | Blob, options: any, port: any }} request */
async function judge({ source, options, port }) {
    const ecart = await loaded, reader = ecart.pgnReader(options);
    if (options.language)
        ecart.addLanguage(options.language);
    /** @type {(answer: string) => void} */
    let answered = () => {};
    port.onmessage = (/** @type {any} */ { data }) => answered(data);
    let bytes = 0;
    const send = (/** @type {Iterable<import('./pgn.js').PgnEvent>} */ events) => {
        const answer = new Promise(resolve => { answered = resolve; });
        port.postMessage({ batch: {
            events: Array.from(events, event => told(event, options.language?.code)), bytes,
            games: reader.games, moves: reader.moves
        } });
        return answer;
    };
    for await (const part of parts(source)) {
        bytes += part.length;
        if (await send(reader.read(part)) === 'stop')
            return reader.close();
    }
    await send(reader.end());
    reader.close();
    port.postMessage({ done: true });
}

/** @param {import('./pgn.js').PgnEvent} event @param {string} [language] */
function told(event, language) {
    const plain = event.toJSON();
    if (event.reason === null || event.reason === 'none')
        return plain;
    const { verdict } = event;
    return { ...plain, fen: verdict?.position.fen, explanation: verdict?.explain(language) };
}

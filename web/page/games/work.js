// work.js -- has a worker judge games, and keeps what it finds
import { judge } from 'shared';

/** The order on the page: what is only spelled in another way comes last. */
const weight = ({ kind }) => kind === 'spelling' ? 1 : 0;

/** Judges a Blob.  `hear` hears of every step; the promise gives all that was found, or what is
 *  `wrong` with the source.  `stop()` ends it early. */
export function work(wasm, source, letters, hear) {
    const address = URL.createObjectURL(new Blob([judge], { type: 'text/javascript' }));
    const worker = new Worker(address), findings = [];
    const result = { bytes: 0, size: source.size, games: 0, moves: 0, counts: {}, letters,
                     stopped: false, findings };
    let stop;
    const ended = new Promise(resolve => {
        stop = () => {
            result.stopped = true;
            resolve(result);
        };
        worker.onerror = () => resolve({ wrong: 'unreadable' });
        worker.onmessage = ({ data: { wrong, found, done, ...progress } }) => {
            if (wrong)
                return resolve({ wrong });
            findings.push(...found);
            Object.assign(result, progress);
            hear(result);
            return done && resolve(result);
        };
        worker.postMessage({ wasm, source, letters });
    }).finally(() => {
        worker.terminate();
        URL.revokeObjectURL(address);
        findings.sort((one, other) => weight(one) - weight(other));
    });
    return { ended, stop: () => stop() };
}

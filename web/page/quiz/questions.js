// questions.js -- a position that came about by chance, and a move that is allowed or not
/** What a question may be about, each as likely as the others: as many legal moves as illegal
 *  ones.  Castling, en passant and promotion are left out, because the board does not show
 *  whether a pawn has just passed, or a king has ever moved. */
const refusals = ['shape', 'pawn', 'path-blocked', 'pinned', 'leaves-in-check',
                  'king-into-attack', 'king-captures-guarded', 'king-stays-on-line'];
const special = ['en-passant', 'castle-short', 'castle-long', 'promotion'];

/** Numbers from 0 to below 1, the same ones for the same seed. */
function chance(seed) {
    let state = seed >>> 0;
    return () => {
        state = state + 0x6D2B79F5 >>> 0;
        let n = Math.imul(state ^ state >>> 15, state | 1);
        n ^= n + Math.imul(n ^ n >>> 7, n | 61);
        return ((n ^ n >>> 14) >>> 0) / 4294967296;
    };
}

/** A position after some moves.  Captures come more often, so that the board becomes emptier. */
function played(ecart, random) {
    let position = ecart.start();
    for (let n = 6 + Math.floor(50 * random()); n > 0; n--) {
        const moves = position.moves();
        const captures = moves.filter(({ to }) => position.at(to) !== null);
        const some = captures.length > 0 && random() < .35 ? captures : moves;
        const { from, to, promotion } = some[Math.floor(some.length * random())];
        const next = position.after(from, to, promotion ?? undefined);
        if (next.moves().length === 0)
            break;
        position = next;
    }
    return position;
}

const far = ({ from, to }) => Math.max(Math.abs(from.charCodeAt(0) - to.charCodeAt(0)),
                                       Math.abs(from[1] - to[1]));

/** What a verdict is about; nobody would try some of the wrong moves. */
function topicOf(verdict) {
    const { legal, reason } = verdict;
    if (legal)
        return verdict.nature.some(kind => special.includes(kind)) ? null : 'legal';
    if (verdict.promotionNeeded)
        return null;
    if (reason.startsWith('pawn'))
        return far(verdict) < 3 ? 'pawn' : null;
    return !reason.endsWith('-shape') ? reason : far(verdict) < 4 ? 'shape' : null;
}

/** The moves of the side to move about something. */
function about(topic, position, squares) {
    return squares.filter(square => position.at(square)?.side === position.turn)
        .flatMap(from => squares.map(to => position.check(from, to)))
        .filter(verdict => topicOf(verdict) === topic);
}

/** The question of a number: a verdict that is to be guessed. */
export function questionOf(ecart, seed, squares) {
    const random = chance(seed), one = list => list[Math.floor(list.length * random())];
    const topic = random() < .5 ? 'legal' : one(refusals);
    for (let n = 0; ; n++) {
        const verdicts = about(n < 80 ? topic : 'legal', played(ecart, random), squares);
        if (verdicts.length > 0)
            return one(verdicts);
    }
}

// lights.js -- what a board may show of a verdict: which squares are lit, and which arrows

/** @typedef {import('./verdict.js').Verdict} Verdict */
/** @typedef {import('./names.js').Role} Role */
/** A square with a light: `bad` is the culprit, `way` where the attack goes, `here` where the
 *  move starts.
 *  @typedef {{ square: string, role: Role, light: 'bad' | 'way' | 'here' }} LitSquare */
/** An arrow: the move as it was `played` or `tried`, or an `attack`.
 *  @typedef {{ from: string, to: string, role: Role,
 *              kind: 'played' | 'tried' | 'attack' }} LitArrow */
/** @typedef {{ squares: LitSquare[], arrows: LitArrow[] }} Lights */
/** @typedef {'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'} File */
/** A square as chessground types it.
 *  @typedef {`${File}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`} Key */
/** What chessground's setAutoShapes() takes.
 *  @typedef {{ orig: Key, dest?: Key, brush: string }} Shape */
/** For each of them cm-chessboard's addArrow(type, from, to) and addMarker(type, square).
 *  @typedef {{ type: { class: string }, from: string, to: string }} CmArrow */
/** @typedef {{ type: { class: string, slice: string }, square: string }} CmMarker */
/** @typedef {{ arrows: CmArrow[], markers: CmMarker[] }} CmLights */
/** @typedef {{ 'chessground': Shape[], 'cm-chessboard': CmLights }} Boards */

const attack = new Set(['attacker', 'checker', 'pinner', 'guard']);
// The first of these is no more to blame, or less, than the others.
const alike = new Set(['candidate', 'blocker']);
// Whose piece is asked for is the culprit only here.
const own = new Set(['no-piece', 'not-your-piece']);

/** All there is to see about a verdict. @param {Verdict} verdict @returns {Lights} */
export function lightsOf(verdict) {
    const { from, legal, reason, evidence } = verdict;
    /** @type {LitSquare[]} */
    const squares = legal ? [] : evidence
        .map(({ square, role }, n) => ({ square, role, light: /** @type {'way' | 'bad'} */ (
            n === 0 && evidence.length > 1 && !alike.has(role) ? 'way' : 'bad') }))
        .filter(({ role }) => role !== 'mover' || own.has(reason));
    if (from && !squares.some(({ square }) => square === from))
        squares.unshift({ square: from, role: 'mover', light: 'here' });
    return { squares, arrows: verdict.arrows.map(arrow => ({ ...arrow,
        kind: attack.has(arrow.role) ? 'attack' : legal ? 'played' : 'tried' })) };
}

const brushes = { played: 'green', tried: 'red', attack: 'yellow', bad: 'red', way: 'yellow',
                  here: 'blue' };
const arrowTypes = { played: 'success', tried: 'danger', attack: 'warning' };
const key = (/** @type {string} */ square) => /** @type {Key} */ (square);
const markerTypes = { bad: ['circle-danger', 'Circle'], way: ['circle-primary', 'Circle'],
                      here: ['frame', 'Frame'] };

/** The lights as each board takes them.
 *  @type {{ [B in keyof Boards]: (lights: Lights) => Boards[B] } &
 *         { any: (lights: Lights) => Lights }} */
export const boards = {
    any: lights => lights,
    chessground: ({ squares, arrows }) => [
        ...squares.filter(({ light }) => light !== 'here' || arrows.length === 0)
            .map(({ square, light }) => ({ orig: key(square), brush: brushes[light] })),
        ...arrows.map(({ from, to, kind }) => (
            { orig: key(from), dest: key(to), brush: brushes[kind] }))],
    'cm-chessboard': ({ squares, arrows }) => ({
        arrows: arrows.map(({ from, to, kind }) => (
            { type: { class: `arrow-${arrowTypes[kind]}` }, from, to })),
        markers: squares.map(({ square, light }) => ({ type: {
            class: `marker-${markerTypes[light][0]}`, slice: `marker${markerTypes[light][1]}`
        }, square }))
    })
};

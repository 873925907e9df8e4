// games.js -- a collection of games is judged, and each fault shown on the board
import { Board } from '../board.js';
import { showLegend } from '../legend.js';
import { lights } from '../lights.js';
import { writeLink } from '../link.js';
import { button, by, copy, made, save } from '../made.js';
import { filled } from '../texts.js';
import { example } from './example.js';
import { kinds } from './kinds.js';
import { counted, number } from './numbers.js';
import { isMove, say, sayMove, sayPlayers, verdictOf } from './says.js';
import { work } from './work.js';

export const name = 'games';

const step = 100, pasted = 200000, noPieces = '8/8/8/8/8/8/8/8';

/** Where the part is: `result` has all that was found, `shown` what the list has of it. */
const state = { shell: null, words: null, job: null, result: null, wrong: null, kind: null,
                shown: [], listed: step, at: null, board: null };

const many = (n, key) => counted(n, state.words[key], state.shell.language);

/** Judges a text that was pasted, and keeps it: a reload shows the same again. */
function judgeText(text) {
    const letters = by('games-letters').value;
    state.shell.kept('games', text.length > pasted ? '' : letters + text);
    judge(new Blob([text]));
}

/** What was pasted last is judged again. */
function open() {
    const kept = state.shell.kept('games') ?? '';
    if (kept === '' || state.result || state.job)
        return;
    by('games-letters').value = kept.slice(0, 2);
    by('games-text').value = kept.slice(2);
    judge(new Blob([kept.slice(2)]));
}

/** All that is listed, as a text. */
const listOf = ({ shown, shell, result }) => shown.map(finding =>
    `${[place(finding), sayMove(finding)].filter(Boolean).join(' · ')}\n    ${
        say(finding, shell, result.letters)}\n`).join('');

/** Judges a Blob. */
async function judge(source) {
    const { wasm } = state.shell;
    state.job?.stop();
    const job = work(wasm, source, by('games-letters').value, tellProgress);
    Object.assign(state, { job, result: null, wrong: null });
    tell();
    const result = await job.ended;
    if (state.job !== job)
        return;
    const { wrong = null } = result;
    Object.assign(state, { job: null, result: wrong ? null : result, wrong, kind: null, at: null });
    choose(null);
    if (!wrong)
        by('games-said').focus({ preventScroll: true });
    scrollTo({ top: 0 });
}

function tellProgress({ bytes, size, games, counts }) {
    const { words, shell: { language } } = state;
    const mega = bytes => new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
        .format(bytes / 1e6);
    by('games-progress').value = size === 0 ? 1 : bytes / size;
    by('games-far').textContent = filled(words.far, { bytes: mega(bytes), size: mega(size),
        games: many(games, 'games'), found: many(total(counts), 'findingsFound') });
}

const total = counts => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Chooses a kind of findings, or all, and the first of them. */
function choose(kind) {
    const { result } = state;
    state.kind = kind;
    state.shown = result?.findings.filter(finding => !kind || finding.kind === kind) ?? [];
    state.listed = step;
    state.at = state.shown.length > 0 ? 0 : null;
    tell();
}

/** Says all there is to say. */
function tell() {
    const { job, result, wrong, words } = state;
    by('games-give').hidden = Boolean(job || result);
    by('games-work').hidden = !job;
    by('games-said').hidden = by('games-answer').hidden = !result;
    by('games-doing').textContent = job ? words.doing : '';
    by('games-wrong').textContent = wrong ? words[wrong] : '';
    if (job) {
        by('games-progress').value = 0;
        by('games-far').textContent = '';
    }
    if (result)
        tellResult(result);
    tellFinding();
}

function tellResult({ games, moves, counts, stopped, findings }) {
    const { words, shell: { language } } = state, count = total(counts);
    const how = count > 0 ? 'Found' : games === 0 ? 'Empty' : 'Clean';
    by('games-said').className = count > 0 ? 'refused' : games > 0 ? 'allowed' : '';
    by('games-mark').textContent = words[how.toLowerCase()];
    by('games-sum').textContent = filled(words[`sum${how}`], { games: many(games, 'games'),
        moves: many(moves, 'moves'), found: many(count, 'findingsFound') });
    by('games-stopped').textContent = stopped ? words.stopped : '';
    by('games-rest').textContent = findings.length < count
        ? filled(words.kept, { n: number(1000, language) }) : '';
    tellKinds(counts, count);
    tellList();
}

/** The kinds that there are, to choose one. */
function tellKinds(counts, count) {
    const { words, shell: { language } } = state;
    const offered = [[null, count], ...kinds.filter(kind => counts[kind])
        .map(kind => [kind, counts[kind]])];
    by('games-kinds').replaceChildren(...offered.length < 3 ? [] : offered.map(([kind, n]) => {
        const chooser = button(`${words[kind ?? 'all']} `, () => {
            choose(kind);
            [...by('games-kinds').children].find(({ ariaPressed }) => ariaPressed === 'true')
                .focus();
        }, { class: 'plain', 'aria-pressed': String(kind === state.kind) });
        chooser.append(made('span', number(n, language), { class: 'count' }));
        return chooser;
    }));
}

/** Where a finding is. */
function place({ game, players, line, variation }) {
    const { words, shell: { language } } = state;
    return [game > 0 ? filled(words.game, { n: number(game, language) }) : null,
            sayPlayers(players), filled(words.line, { n: number(line, language) }),
            variation ? words.variation : null].filter(Boolean).join(' · ');
}

function tellList() {
    const { shown, listed, shell, result } = state;
    by('games-list').replaceChildren(...shown.slice(0, listed).map((finding, n) => {
        const item = made('li', ''), link = button('', () => go(n));
        link.append(made('span', sayMove(finding), { class: 'written' }),
                    made('span', say(finding, shell, result.letters)),
                    made('span', place(finding), { class: 'place' }));
        item.append(link);
        return item;
    }));
    by('games-more').hidden = shown.length <= listed;
    by('games-copy').hidden = by('games-save').hidden = shown.length === 0;
    by('games-copied').textContent = '';
}

/** Shows a finding. */
function go(n) {
    if (n < 0 || n >= state.shown.length)
        return;
    state.at = n;
    if (n >= state.listed) {
        state.listed = n + step;
        tellList();
    }
    tellFinding();
    by('games-seen').scrollIntoView({ block: 'nearest' });
}

/** The finding that is looked at: its position, and why it is one. */
function tellFinding() {
    const { at, shown, words, shell, result } = state, finding = shown[at];
    by('games-seen').hidden = !result || !finding;
    if (!result || !finding)
        return;
    by('games-list').querySelectorAll('button').forEach((button, n) =>
        n === at ? button.setAttribute('aria-current', 'true')
                 : button.removeAttribute('aria-current'));
    by('games-at').textContent = filled(words.at, { n: number(at + 1, shell.language),
        all: number(shown.length, shell.language) });
    by('games-before').disabled = at === 0;
    by('games-next').disabled = at === shown.length - 1;
    by('games-move').textContent = [sayMove(finding), place(finding)].filter(Boolean).join(' · ');
    by('games-why').textContent = say(finding, shell, result.letters);
    showPosition(finding);
}

function showPosition(finding) {
    const { board, words, shell, result } = state, { fen, what, text } = finding;
    const view = isMove(finding) ? lights(verdictOf(finding, shell.ecart, result.letters))
        : { cells: [], arrows: [] };
    board.show(fen ?? noPieces);
    board.mark(view);
    showLegend(by('games-legend'), view, words, shell.language);
    by('games-board').hidden = by('games-flip').hidden = by('games-try').hidden = !fen;
    by('games-try').firstElementChild.href = fen
        ? writeLink({ part: 'why', fen, m: isMove(finding) ? text : null, l: shell.language })
        : '#';
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    state.shell.address({});
    tell();
}

/** Takes a file that is dropped anywhere on the page while this part is shown. */
function wireDrop() {
    const here = () => !by('part-games').hidden;
    for (const type of ['dragenter', 'dragover'])
        addEventListener(type, event => {
            if (here() && event.dataTransfer.types.includes('Files')) {
                event.preventDefault();
                by('games-drop').classList.add('over');
            }
        });
    addEventListener('dragleave', ({ relatedTarget }) =>
        relatedTarget ?? by('games-drop').classList.remove('over'));
    addEventListener('drop', event => {
        const [file] = event.dataTransfer.files;
        by('games-drop').classList.remove('over');
        if (here() && file) {
            event.preventDefault();
            judge(file);
        }
    });
}

/** What the buttons and the fields do. */
function wire() {
    by('games-choose').addEventListener('click', () => by('games-file').click());
    by('games-file').addEventListener('change', ({ target }) => {
        if (target.files.length > 0)
            judge(target.files[0]);
        target.value = '';
    });
    by('games-text').addEventListener('paste', event => {
        const text = event.clipboardData.getData('text/plain');
        if (text.length > pasted) {         // a field is too slow for that
            event.preventDefault();
            judgeText(text);
        }
    });
    by('games-give').addEventListener('submit', event => {
        event.preventDefault();
        const text = by('games-text').value;
        state.wrong = text.trim() === '' ? 'nothing' : null;
        if (state.wrong)
            tell();
        else
            judgeText(text);
    });
    by('games-example').addEventListener('click', () => {
        by('games-letters').value = 'en';
        judgeText(example);
    });
    by('games-stop').addEventListener('click', () => state.job?.stop());
    by('games-again').addEventListener('click', () => {
        state.result = null;
        state.shell.kept('games', '');
        choose(null);
        by('games-choose').focus();
    });
    by('games-copy').addEventListener('click', () =>
        copy(listOf(state), by('games-copied'), state.words, state.words.copiedList));
    by('games-save').addEventListener('click', () =>
        save('findings.txt', new Blob([listOf(state)], { type: 'text/plain' })));
    by('games-more').addEventListener('click', () => {
        const first = state.listed;
        state.listed += step;
        tellList();
        tellFinding();
        by('games-list').children[first].firstElementChild.focus();
    });
    by('games-before').addEventListener('click', () => go(state.at - 1));
    by('games-next').addEventListener('click', () => go(state.at + 1));
    by('games-flip').addEventListener('click', () => state.board.turn());
    wireDrop();
}

export function start(shell) {
    state.shell = shell;
    state.board = new Board(by('games-board'));
    wire();
    return { open, speak };
}

// answer.js -- what is said about a move: sentence, hint, legend, and the steps behind it; and
// the field in which a move is typed.  answer.html has its places, with a prefix for each part.
import { languages } from './languages.js';
import { showLegend } from './legend.js';
import { button, by, made } from './made.js';

const levels = ['child', 'player', 'arbiter'];

/** A move with figurines, which need no language. */
function figurines(san) {
    const figures = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' };
    return san.replace(/[KQRBN]/g, letter => figures[letter]);
}

/** Moves that may have been meant: by a text, or where a king castles onto its rook only. */
function meantBy({ refused, text, position, reason, meant }) {
    return !refused ? [] : text !== null ? meant.slice(0, 3)
        : position.chess960 && reason === 'king-shape'
            ? meant.filter(({ san }) => san.startsWith('O-O')) : [];
}

/** The verdict, with other moves to offer than those that may have been meant. */
const offering = (verdict, ...meant) =>
    Object.defineProperty(verdict, 'meant', { value: meant.filter(({ refused }) => !refused) });

/** Reads a move as people of this country write it, or as programs do.  No capital that is a
 *  piece's letter here is a file, and none before a square that is one elsewhere.  A letter that
 *  is another piece in English, R, is not read as English: that move is offered. */
export function readMove(position, text, language) {
    const squares = text.match(/^([a-h][1-8])([a-h][1-8])([qrbn]?)$/);
    if (squares)
        return position.check(squares[1], squares[2], squares[3]);
    const [mine, english] = [language, 'en'].map(letters => position.read(text, { letters }));
    const refuse = (...meant) => offering(position.read('?'), ...meant);
    const own = languages[language].letters, [first = ''] = text.match(/[a-z]/i) ?? [];
    const letter = first > 'h' ? first.toUpperCase() : first;
    const here = own.indexOf(letter), there = languages.en.letters.indexOf(letter);
    if (here < 0 && /^[^a-z]*[ACDFGH][x:]?[a-h][1-8]/.test(text))
        return refuse(mine);
    if (here < 0 && (there >= 0 || mine.reason === 'bad-notation') || /[18]=?B/.test(text))
        return english;
    if (english.refused || english.from === mine.from && english.promotion === mine.promotion)
        return mine;
    if (mine.refused)
        return offering(mine, english);
    return there >= 0 && here !== there ? refuse(mine, english) : mine;
}

/** What a picture shows of a part with an answer. */
export const shownBy = (prefix, board) => ({
    board, turn: by(`${prefix}turn`).textContent.trim(), said: by(`${prefix}sentence`).textContent,
    legend: by(`${prefix}legend`)
});

export class Answer {
    /** `type(text)` hears a move that was typed, `play(from, to, promotion)` one that was
     *  meant; `steps(how)` gives the steps of a lesson, if there is one. */
    constructor(prefix, shell, { type, play, steps }) {
        Object.assign(this, { shell, play, steps });
        this.by = name => by(prefix + name);
        const kept = shell.kept('level');
        this.level = levels.includes(kept) ? kept : 'child';
        this.by('levels').querySelector(`[value=${this.level}]`).checked = true;
        this.by('more').addEventListener('toggle', () => this.teach());
        this.by('levels').addEventListener('change', ({ target }) => {
            this.level = shell.kept('level', target.value) ?? target.value;
            this.teach();
        });
        this.by('typed').addEventListener('submit', event => {
            event.preventDefault();
            const text = this.by('move').value.trim();
            if (text !== '')
                type(text);
            this.by('move').select();
        });
    }

    /** Says something that is no verdict, such as how to begin. */
    say(sentence, words, { mark = '', hint = '', kind = '', view = null, offers = [] } = {}) {
        this.by('said').className = `said ${kind}`;
        this.by('mark').textContent = mark;
        this.by('sentence').textContent = sentence;
        this.by('hint').textContent = hint;
        this._legend(view, words);
        this.by('meant').replaceChildren(...offers.map(([text, act]) => button(text, act)));
        this.teach();
    }

    _legend(view, words) {
        showLegend(this.by('legend'), view ?? { cells: [], arrows: [] }, words, words.code);
    }

    /** Says what a verdict is, of which the board shows a `view`.  `hint` is a sentence in the
     *  place of its own; nothing was meant if the move is `explained`. */
    sayVerdict(verdict, words, { view, hint = null, explained = false }) {
        const { language } = this.shell, { legal } = verdict;
        this.by('said').className = `said ${legal ? 'allowed' : 'refused'}`;
        this.by('mark').textContent = legal ? words.allowed : words.refused;
        this.by('sentence').textContent = verdict.explain(language);
        this.by('hint').textContent = hint ?? verdict.hint(language);
        this._legend(view, words);
        this._meant(explained ? [] : meantBy(verdict), words);
        this.teach();
    }

    /** The moves that may have been meant, to play them. */
    _meant(meant, words) {
        const buttons = meant.map(({ san, from, to, promotion }) =>
            button(figurines(san), () => this.play(from, to, promotion)));
        this.by('meant').replaceChildren(...meant.length === 0 ? []
            : [made('span', words.meant), ...buttons]);
    }

    /** The steps of the lesson, if they are looked at. */
    teach() {
        const more = this.by('more'), { level, shell: { language } } = this;
        const steps = this.steps({ level, language });
        more.hidden = steps === null;
        if (steps === null || !more.open)
            return;
        this.by('steps').replaceChildren(...steps.map(({ label, text, lines }) => {
            const item = made('li', '');
            if (label)
                item.append(made('strong', label));
            item.append(made('p', text), ...lines.map(line => made('p', line)));
            return item;
        }));
    }
}

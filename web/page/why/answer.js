// answer.js -- what is said about a move: sentence, hint, legend, and the steps behind it
import { showLegend } from '../legend.js';
import { lights } from '../lights.js';
import { by, made } from '../made.js';

/** Says one thing only, such as how to begin. */
export function say(text) {
    by('said').className = '';
    by('mark').textContent = by('hint').textContent = '';
    by('sentence').textContent = text;
    by('legend').replaceChildren();
    by('meant').replaceChildren();
    by('more').hidden = true;
}

/** Says what a verdict is.  `over` is a sentence if the game has ended with it. */
export function sayVerdict(verdict, words, language, over, play) {
    const { legal } = verdict;
    by('said').className = legal ? 'allowed' : 'refused';
    by('mark').textContent = legal ? words.allowed : words.refused;
    by('sentence').textContent = verdict.explain(language);
    by('hint').textContent = over ?? verdict.hint(language);
    showLegend(by('legend'), lights(verdict), words.moved, language);
    showMeant(verdict, words, play);
    by('more').hidden = false;
}

/** A move with figurines, which need no language. */
function figurines(san) {
    const figures = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' };
    return san.replace(/[KQRBN]/g, letter => figures[letter]);
}

/** For a text that was a slip: the moves that may have been meant, to play them. */
function showMeant(verdict, words, play) {
    const meant = verdict.refused && verdict.text !== null ? verdict.meant.slice(0, 3) : [];
    const buttons = meant.map(({ san, from, to, promotion }) => {
        const button = made('button', figurines(san), { type: 'button' });
        button.addEventListener('click', () => play(from, to, promotion));
        return button;
    });
    by('meant').replaceChildren(...meant.length === 0 ? []
        : [made('span', words.meant), ...buttons]);
}

/** The steps of a lesson. */
export function showSteps(steps) {
    by('steps').replaceChildren(...steps.map(({ label, text, lines }) => {
        const item = document.createElement('li');
        if (label)
            item.append(made('strong', label));
        item.append(made('p', text), ...lines.map(line => made('p', line)));
        return item;
    }));
}

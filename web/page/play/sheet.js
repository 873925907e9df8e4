// sheet.js -- the scoresheet: the moves in the letters of the language, each to go back to
import { languages } from '../languages.js';
import { button, made } from '../made.js';

/** A move in the letters of a language. */
export const written = (san, language) => san.replace(/[KQRBN]/g,
    letter => languages[language].letters[languages.en.letters.indexOf(letter)]);

export class Sheet {
    /** `go(n)` is called to show the position after n moves. */
    constructor(list, go) {
        this.list = list;
        this.go = go;
        this.buttons = [];
        list.addEventListener('keydown', event => this._key(event));
    }

    /** Lists the moves of a game. */
    show(record, words) {
        this.buttons = [this._button(0, words.beginning, words.beginning)];
        const rows = [made('li', '')];
        rows[0].append(this.buttons[0]);
        record.line.forEach(({ san }, n) => {
            const number = record.number(n), move = written(san, words.code);
            if (number.endsWith('.') || n === 0)
                rows.push(this._row(number));
            this.buttons.push(this._button(n + 1, move, `${number} ${move}`));
            rows.at(-1).append(this.buttons.at(-1));
        });
        this.list.replaceChildren(...rows);
        this.mark(record.at);
    }

    _row(number) {
        const row = made('li', '');
        row.append(made('span', number.replace('…', '.'), { 'aria-hidden': 'true' }));
        if (number.endsWith('…'))
            row.append(made('span', '…', { 'aria-hidden': 'true' }));
        return row;
    }

    _button(n, text, label) {
        return button(text, () => this.go(n), { 'aria-label': label });
    }

    /** Marks the move that is shown, the only one that the Tab key goes to. */
    mark(at) {
        this.buttons.forEach((button, n) => {
            button.tabIndex = n === at ? 0 : -1;
            if (n === at)
                button.setAttribute('aria-current', 'true');
            else
                button.removeAttribute('aria-current');
        });
        const { list } = this, row = this.buttons[at].parentNode;
        if (row.offsetTop < list.scrollTop)
            list.scrollTop = row.offsetTop;
        else if (row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight)
            list.scrollTop = row.offsetTop + row.offsetHeight - list.clientHeight;
    }

    _key(event) {
        const at = this.buttons.indexOf(event.target), last = this.buttons.length - 1;
        const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 2, ArrowDown: at + 2,
                     Home: 0, End: last }[event.key];
        if (at < 0 || to === undefined || event.ctrlKey || event.altKey || event.metaKey)
            return;
        event.preventDefault();
        const n = Math.min(Math.max(to, 0), last);
        this.go(n);
        this.buttons[n].focus();
    }
}

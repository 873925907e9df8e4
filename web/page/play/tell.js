// tell.js -- says how the game is: whose turn, what was answered, what may be done, the moves
import { button, by, made } from '../made.js';
import { ending, viewOf } from '../standing.js';
import { filled } from '../texts.js';
import { sayClaim, sayDate, sayEnd, sayResult } from './says.js';
import { written } from './sheet.js';

/** Where the part is.  `refused` is the verdict on the last try, `tooLate` that it came after the
 *  end, `damaged` that nobody has tried anything after a damaged link; `earlier` is the game
 *  before this one, as a text, and `replaced` that it was just left.  `counted` are the refused
 *  moves of each side in this game, since the players wished to count them; `acts` what buttons
 *  do that come and go. */
export const state = { shell: null, words: null, record: null, refused: null, tooLate: false,
                       damaged: false, earlier: '', replaced: false, board: null, answer: null,
                       sheet: null, shown: '', offered: '', turning: false, timer: 0, acts: null,
                       counting: false, counted: { white: 0, black: 0 } };

/** Says all there is to say. */
export function tell() {
    const { record, words, board, refused } = state, { turn } = record.game.position;
    by('play-turn').classList.toggle('black', turn === 'black');
    by('play-turn').classList.toggle('over', record.isOver);
    by('play-turn').lastElementChild.textContent = record.isOver
        ? filled(words.over, { result: sayResult(record.result) }) : words[turn];
    by('play-before').disabled = record.at === 0;
    by('play-next').disabled = record.isLast;
    by('play-earlier').hidden = state.earlier === '';
    const view = viewOf(record.game.position, refused ?? record.verdict, words);
    board.mark(view);
    tellAnswer(view);
    tellOffers();
    tellSheet();
}

/** What happened in the game that explains a refusal, before what may be done. */
function pastOf(game, verdict, language) {
    const [told] = game.circumstances(verdict, language).filter(({ name }) => name !== 'turn');
    return told && { hint: `${told.text} ${verdict.hint(language)}`.trim(),
                     explained: ['left', 'captured', 'played'].includes(told.name) };
}

function tellAnswer(view) {
    const { record, words, answer, refused, tooLate, damaged } = state, { verdict } = record;
    const move = verdict &&
        `${record.number(record.at - 1)} ${written(verdict.san, words.code)}`;
    const say = (sentence, how) => answer.say(sentence, words, { view, ...how });
    if (damaged)
        say(words.damaged);
    else if (tooLate)
        say(words.tooLate, { mark: words.refused, kind: 'refused',
                             hint: record.end ? words.goOnHint : words.backHint });
    else if (refused)
        answer.sayVerdict(refused, words, { view, ...pastOf(record.game, refused, words.code) });
    else if (record.isOver && record.end)
        say(sayEnd(record, words, words.code), { mark: sayResult(record.result), kind: 'ended' });
    else if (record.isOver) {
        const end = ending(record.game, words, words.code);
        say(end.sentence, { ...end, hint: move ?? '' });
    } else
        say(move ?? words.invite, { hint: record.isLast ? '' : words.lookingBack });
}

export function steps(how) {
    const { record, refused, tooLate, damaged } = state;
    if (damaged)
        return null;
    if (refused && !tooLate)
        return refused.lesson(how);
    return record.isOver && record.final ? record.game.lesson(how)
        : record.isOver ? null : record.verdict?.lesson(how) ?? null;
}

/** What the players may do about the end of the game. */
function tellOffers() {
    const { record, words, replaced, acts, shell: { language } } = state, offers = [];
    const buttons = made('div', '', { class: 'buttons' }), said = new Set();
    const plain = { class: 'plain' };
    for (const claim of record.claims()) {
        const { sentence, button: text } = sayClaim(claim, record, words, language);
        said.add(sentence);
        buttons.append(button(text, () => acts.finish(claim)));
    }
    offers.push(...[...said].map(sentence => made('p', sentence)));
    if (record.isOver && record.end)
        buttons.append(button(words.goOn, acts.goOn, plain));
    if (record.isOver)
        buttons.append(button(words.newGame, acts.restart, plain));
    if (replaced)
        buttons.append(button(words.earlier, acts.bringBack, plain));
    if (buttons.children.length > 0)
        offers.push(buttons);
    const offered = offers.map(({ innerHTML }) => innerHTML).join('\n');
    if (offered !== state.offered)      // or else it would be read out again
        by('play-offers').replaceChildren(...offers);
    state.offered = offered;
}

export function tellSheet() {
    const { record, words, sheet, counting, counted, shell: { language } } = state;
    const shown = [language, record.start.fen, ...record.line.map(({ san }) => san)].join(' ');
    if (shown === state.shown)
        sheet.mark(record.at);
    else
        sheet.show(record, words);
    state.shown = shown;
    const { white, black, date } = record;
    by('play-players').textContent = white || black ? `${white || '?'} – ${black || '?'}` : '';
    by('play-date').textContent = sayDate(date, language);
    by('play-result').textContent = record.result ? sayResult(record.result) : '';
    by('play-counted').hidden = !counting;
    by('play-counted').textContent = filled(words.counted, counted);
    for (const side of ['white', 'black'])
        if (document.activeElement !== by(`play-${side}`))
            by(`play-${side}`).value = record[side];
    by('play-ends').hidden = !record.isLast || record.result !== null;
}

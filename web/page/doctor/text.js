// text.js -- the text that is examined, and the texts before it
import { by } from '../made.js';
import { changes, fieldsOf } from '../setup/fields.js';
import { examined } from './faults.js';
import { findFen } from './find.js';

/** `fen` is what was found in the text; `past` are the texts before, for undo; `mended` is the
 *  text that was mended last, with its faults, as long as nothing else has changed; `tell()`
 *  says all there is to say. */
export const state = { shell: null, words: null, board: null, editor: null, fen: '', read: null,
                       past: [], mended: null, tell: null };
export const first = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const ask = fen => state.shell.ecart.readFen(fen, {
    chess960: by('doctor-960').checked, language: state.shell.language });
export const isEmpty = () => state.fen.trim() === '';

/** The faults that are mended. */
export const repairs = ({ faults }) => faults.filter(({ severity }) => severity === 'repair');

/** Whether rights to castle are letters of files. */
export const hasFiles = () => /[A-Ha-h]/.test(fieldsOf(state.fen, state.read.understood)[2]);

/** The FEN as it should be, or null if that is not known, or if it is already. */
export function mendedFen() {
    const { read, fen } = state;
    const epd = /;\s*$/.test(fen);
    if (!read.position || !epd && repairs(read).length === 0)
        return null;
    return read.position.toFen({ shredder: hasFiles() });
}

/** Reads the text, and says all there is to say. */
export function examine() {
    state.fen = findFen(by('doctor-fen').value);
    state.read = examined(ask, state.fen);
    state.tell();
}

/** Another text, as a button or a field wrote it. */
export function write(text) {
    state.past.push({ text: by('doctor-fen').value, mended: state.mended });
    state.mended = null;
    by('doctor-fen').value = text;
    examine();
    address();
}

export function undo() {
    const { text, mended } = state.past.pop();
    by('doctor-fen').value = text;
    state.mended = mended;
    examine();
    address();
}

/** The address of the text; a long one would not fit into a link. */
export function address() {
    return state.shell.address({ fen: isEmpty() ? null : state.fen,
                                 c: by('doctor-960').checked ? '960' : null });
}

/** Has the FEN mended. */
export function mend() {
    const { fen } = state, after = mendedFen();
    write(after);
    state.mended = { fen, changes: changes(fen, after) };
    state.tell();
    by('doctor-mended').focus({ preventScroll: true });
}

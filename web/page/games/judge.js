// judge.js -- the worker: reads a collection of games, and sends what is wrong with it
//
// Any bytes may come.  So texts are cut, and of each kind only the first findings are sent; but
// all are counted.
import { load } from '../../dist/pgn.js';
import { open } from './bytes.js';
import { kindOfReason } from './kinds.js';
import { wrongResult } from './result.js';

const most = 1000, longest = 100;
const asked = ['White', 'Black', 'Date', 'Termination'];

const cut = text => text.length > longest ? `${text.slice(0, longest)}…` : text;

/** What the tags say about the game that is read. */
let players = { game: 0 };
let counts = {}, found = [];
/** The result that is written for that game. */
let written = null;
/** What is no finding, for the reader said it. */
let announced = null;

function hearTag({ game, name, text }) {
    if (players.game !== game)
        players = { game };
    if (asked.includes(name))
        players[name] = cut(text);
}

/** Counts a finding; gives it to `tell` if it is to be sent. */
function find(kind, event, tell) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (counts[kind] > most)
        return;
    const { line, column, game, depth } = event;
    found.push({ kind, line, column, game, variation: depth > 0,
                 players: players.game === game ? players : {}, ...tell() });
}

function hearFault(event) {
    const fen = event.fault === 'bad-fen' || event.fault === 'fen-repair';
    find('text', event, () => ({
        what: 'fault', id: event.fault, text: fen ? event.text.slice(0, 400) : cut(event.text),
        result: event.result, fen: event.position?.fen ?? null
    }));
}

function hearMove(event) {
    const { reason, verdict, text } = event;
    const move = () => ({ text: text.slice(0, longest), fen: verdict.position.fen });
    if (reason !== 'none')
        find(kindOfReason[reason], event, () => ({ what: 'reason', id: reason, ...move() }));
    else
        for (const id of verdict.forgiven.filter(id => id !== announced))
            find('spelling', event, () => ({ what: 'forgiven', id, san: verdict.san, ...move() }));
}

/** At the end of a game without a refused move, its result may be wrong. */
function hearEnd(event) {
    const position = written && event.judged ? event.position : null;
    const wrong = position && wrongResult(position, written.result,
        players.game === event.game ? players.Termination : '');
    if (wrong)
        find('result', written, () => ({ what: 'result', text: written.result, ...wrong,
                                         fen: position.fen }));
    written = null;
}

const hear = {
    tag: hearTag, fault: hearFault, move: event => event.judged && hearMove(event),
    result: event => { written = event.depth === 0 ? event : written; }, 'game-end': hearEnd
};

function send(reader, events, bytes, done) {
    for (const event of events)
        hear[event.kind](event);
    postMessage({ bytes, games: reader.games, moves: reader.moves, counts, found, done });
    found = [];
}

onmessage = async ({ data: { wasm, source, letters } }) => {
    try {
        const ecart = await load(wasm);
        announced = letters === 'en' ? null : 'local-letters';
        const reader = ecart.pgnReader({ letters, quiet: true, events: Object.keys(hear) });
        let far = 0;
        const bytes = (await open(source, read => { far = read; }))?.getReader();
        if (!bytes)
            return postMessage({ wrong: 'other' });
        for (let part; !(part = await bytes.read()).done;)
            send(reader, reader.read(part.value), far, false);
        return send(reader, reader.end(), source.size, true);
    } catch {
        return postMessage({ wrong: 'unreadable' });
    }
};

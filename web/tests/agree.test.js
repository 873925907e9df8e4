// agree.test.js -- the package gives the answers of the native program, and the suite's
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as rules from 'ecart-chess/rules';
import * as main from 'ecart-chess';
import * as all from 'ecart-chess/pgn';
import french from 'ecart-chess/languages/fr';
import german from 'ecart-chess/languages/de';
import spanish from 'ecart-chess/languages/es';
import { filter, requests, run, table } from './native.js';

const entries = { rules: rules.loadSync(), main: main.loadSync(), pgn: all.loadSync() };
const asked = [false, true].map(chess960 => requests.filter(r => r.chess960 === chess960));

/** The moves of a list, which is - if there are none. */
const named = moves => moves === '-' ? [] : moves.split(' ').sort();

/** Calls check with each answer of the program, and what the package says. */
function compare(ecart, requests, options, check) {
    const answers = filter(requests.map(({ fen, move }) => ({ fen, move })), ...options);
    let count = 0;
    requests.forEach(({ fen, move, chess960 }, n) => {
        const answer = answers[n];
        const { position } = ecart.readFen(fen, { chess960 });
        if (answer.verdict === 'bad-position')
            assert.equal(position, null, fen);
        else
            check(answer, position.check(move), `${fen} ${move}`), count++;
    });
    return count;
}

for (const chess960 of [false, true]) {
    const options = chess960 ? ['--chess960'] : [];
    const requests = asked[Number(chess960)];

    test(`reasons, evidence and what a move is agree${chess960 ? ' in Chess960' : ''}`, () => {
        for (const entry of ['main', 'pgn'])
            assert.ok(compare(entries[entry], requests, options, (answer, verdict, what) => {
                assert.equal(verdict.reason, answer.reason, what);
                assert.deepEqual(verdict.evidence.map(e => e.square), answer.cells, what);
                assert.deepEqual(verdict.evidence.map(e => e.role), answer.roles, what);
                assert.deepEqual(verdict.nature, answer.nature, what);
                assert.deepEqual(verdict.also, answer.also, what);
                assert.deepEqual(verdict.candidates,
                                 answer.candidates.map(({ move }) => move.slice(0, 2)), what);
                assert.equal(verdict.legal, answer.verdict === 'legal', what);
                assert.equal(verdict.promotionNeeded, answer.verdict === 'promotion-needed', what);
                assert.equal(verdict.san, answer.san, what);
                if (verdict.legal) {
                    assert.deepEqual(verdict.forgiven, answer.forgiven, what);
                    // In Chess960 the filter keeps the letters for castling that it was given.
                    const [after, said] = [verdict.position.after(answer.move),
                        entries[entry].position(answer.fen, { chess960 })];
                    assert.equal(after.toFen({ legalEnPassant: true }),
                                 said.toFen({ legalEnPassant: true }), what);
                }
            }) > 30);
    });

    test(`the smallest entry agrees${chess960 ? ' in Chess960' : ''}`, () => {
        const squares = requests.filter(r => /^[a-h][1-8][a-h][1-8][a-z]?$/.test(r.move));
        assert.ok(compare(entries.rules, squares, options, (answer, verdict, what) => {
            assert.equal(verdict.reason, answer.reason, what);
            assert.deepEqual(verdict.evidence.map(e => e.square), answer.cells, what);
            assert.deepEqual(verdict.evidence.map(e => e.role), answer.roles, what);
            assert.deepEqual(verdict.also, answer.also, what);
        }) > 10);
    });

    for (const language of ['en', 'fr', 'de', 'es'])
        test(`sentences agree: ${language}${chess960 ? ', Chess960' : ''}`, () => {
            for (const entry of ['main', 'pgn']) {
                for (const added of [french, german, spanish])
                    entries[entry].addLanguage(added);
                compare(entries[entry], requests, [...options, `--language=${language}`],
                        (answer, verdict, what) => {
                    assert.equal(verdict.explain(language), answer.text, what);
                    assert.equal(verdict.hint(language) || null, answer.hint, what);
                    assert.equal(verdict.short() || null, answer.cecp, what);
                });
            }
        });
}

test('a pin has an arrow from the piece that pins, and the end has a sentence', () => {
    const pinned = entries.main.position('4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1').check('c3d5');
    assert.deepEqual(pinned.arrows, [{ from: 'c3', to: 'd5', role: 'mover' },
                                     { from: 'b4', to: 'e1', role: 'pinner' }]);
    const game = entries.main.game();
    for (const move of ['f3', 'e5', 'g4', 'Qh4'])
        game.play(move);
    assert.equal(game.explainStanding(), 'White is checkmated: Black has won.');
    assert.equal(game.position.explainStanding(), game.explainStanding());
});

test('what may have been meant agrees', () => {
    const refused = asked[0].filter((_, n) => n % 5 === 0);
    const answers = filter(refused.map(({ fen, move }) => ({ fen, move, meant: true })));
    refused.forEach(({ fen, move }, n) => {
        const { position } = entries.pgn.readFen(fen);
        const known = answers[n].meant;
        if (known)
            assert.deepEqual(position.check(move).meant.slice(0, known.length).map(m => m.san),
                             known.map(m => m.san), `${fen} ${move}`);
    });
});

test('the moves of the suite are those that its maker listed', () => {
    for (const [name, chess960] of [['suite', false], ['castle960', true]])
        for (const [id, text, count, , , moves] of table(name)) {
            const position = entries.rules.position(text, { chess960 });
            const listed = position.moves().map(({ from, to, promotion }) =>
                from + to + (promotion ? promotion[promotion === 'knight' ? 1 : 0] : ''));
            assert.equal(listed.length, Number(count), id);
            assert.deepEqual(listed.sort(), named(moves), id);
        }
});

test('moves are written as the suite writes them', () => {
    for (const [id, text, , , , , moves] of table('suite')) {
        const position = entries.main.position(text);
        const written = position.moves().map(({ from, to, promotion }) =>
            position.san(from, to, promotion));
        assert.deepEqual(written.sort(), named(moves), id);
    }
});

test('perft counts are the published ones', () => {
    for (const [name, text, counts] of table('perft'))
        for (const [, depth, count] of counts.matchAll(/(\d+)=(\d+)/g))
            if (Number(count) < 1e6)
                for (const entry of Object.values(entries))
                    assert.equal(entry.position(text).perft(Number(depth)), Number(count),
                                 `${name} ${depth}`);
});

test('faults of FENs are those that were counted by hand', () => {
    for (const [text, faults, mended] of table('faults')) {
        const { faults: found, position } = entries.rules.readFen(text);
        const written = found.map(({ fault, offset, squares }) => fault +
            (offset === null ? '' : `@${offset}`) + squares.map(square => `:${square}`).join(''));
        assert.deepEqual(written.sort(), faults.split(' ').filter(Boolean).sort(), text);
        if (mended)
            assert.equal(position?.toFen({ shredder: false }), mended, text);
        else
            assert.equal(position, null, text);
    }
});

test('sentences about FENs are those of the suite', () => {
    for (const [text, fault, language, sentence] of table('explain_faults')) {
        const { faults, position, understood } = entries.main.readFen(text, { language });
        assert.match(understood, /^(?:[1-8kqrbnp]+\/){7}[1-8kqrbnp]+ [wb] \S+ \S+ \d+ \d+$/i);
        if (position)
            assert.equal(understood.split(' ', 2).join(' '), position.fen.split(' ', 2).join(' '));
        const native = JSON.parse(run('tools/ecart', ['fen', '--json', `--language=${language}`,
                                                      '--', text]));
        assert.deepEqual(faults.map(found => found.text), native.faults.map(f => f.text), text);
        assert.ok(faults.some(found => found.fault === fault && found.text !== ''), sentence);
    }
});

test('games stand as the suite says', () => {
    for (const name of ['standing', 'standing_more'])
        for (const [text, moves, standing] of table(name)) {
            const game = entries.main.game(text), other = entries.main.game();
            for (const move of moves === '-' ? [] : moves.split(' ')) {
                assert.ok(game.play(move).legal, `${text} ${move}`);
                other.standing;         // so that the library has to change its game
            }
            assert.equal(game.standing, standing, `${text} ${moves}`);
        }
});

for (const level of ['child', 'player', 'arbiter'])
    for (const language of ['en', 'fr', 'de', 'es'])
        test(`lessons agree, step by step: ${level}, ${language}`, () => {
            const some = asked[0].filter((_, n) => n % 3 === 0);
            const answers = filter(some.map(({ fen, move }) =>
                ({ op: 'explain', fen, move, level, language })));
            assert.ok(answers.filter(({ steps }) => steps?.length > 0).length > some.length / 2);
            some.forEach(({ fen, move }, n) => {
                const { position } = entries.pgn.readFen(fen);
                /* The program has no lesson for a text that names no move. */
                if (!position || answers[n].steps.length === 0)
                    return;
                /* The program adds how the game stands after a move that ends it; of a game
                 * that was over by then, it tells before the move. */
                const verdict = position.check(move), steps = verdict.lesson({ level, language });
                const told = !/in-play|claimable/.test(position.standing);
                const after = verdict.legal ? position.after(move) : position;
                /* Why a game is over, a player hears who asks about the position alone. */
                const proof = level !== 'player' || !/checkmate|stalemate|dead/.test(after.standing);
                if (!told && verdict.legal && after.standing !== 'in-play')
                    steps.push(...after.lesson({ level, language }).slice(0, proof ? 99 : 1));
                assert.deepEqual(steps, answers[n].steps, `${fen} ${move}`);
            });
        });

test('the types have the names of the library', () => {
    const types = readFileSync(new URL('../src/names.d.ts', import.meta.url), 'utf8');
    const listed = type => types.match(RegExp(`type ${type} =([^;]*);`))[1]
        .match(/[a-z0-9-]+(?=')/g);
    const { _guest: guest, _kept, _more } = entries.pgn;
    const tables = { Reason: guest.reasons, Role: guest.roles, Fault: guest.faults,
                     Severity: guest.severities, Forgiven: _kept.forgiven, Slip: _more.slips,
                     Standing: _kept.standings, Seen: _more.seen, WatchEvent: _more.events,
                     PgnFault: _more.pgnFaults };
    for (const [type, names] of Object.entries(tables))
        assert.deepEqual(listed(type), names, type);
});

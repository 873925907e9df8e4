// answers.js -- what the package answers to many questions, to compare Node and a browser

/** All that is said about requests, lists of moves and counts, as one list of texts. */
export function answers(ecart, { requests, fens, languages }) {
    for (const language of languages)
        ecart.addLanguage(language);
    const said = requests.flatMap(({ fen, move, chess960 }) => {
        const { position, faults } = ecart.readFen(fen, { chess960 });
        if (!position)
            return faults.map(({ text }) => text);
        const verdict = position.check(move);
        return [JSON.stringify(verdict), verdict.hint(), verdict.didYouMean(),
                ...['en', ...languages.map(({ code }) => code)].map(code => verdict.explain(code)),
                ...verdict.lesson().map(({ text }) => text)];
    });
    const counts = fens.map(fen => {
        const position = ecart.position(fen);
        return `${position.fen} ${position.perft(2)} ${position.standing}`;
    });
    return [...said, ...counts];
}

/** What a worker finds in a collection. */
export async function found(pgnInWorker, worker, text) {
    const lines = [];
    for await (const { events } of pgnInWorker(worker, new Blob([text]),
                                               { quiet: true, events: ['fault', 'move'] }))
        for (const event of events)
            lines.push(`${event.line}:${event.column} ${event.fault ?? event.reason} ` +
                       `${event.fen} ${event.explanation}`);
    return lines;
}

/** A short text that differs if the lines do. */
export async function digest(lines) {
    const bytes = new TextEncoder().encode(lines.join('\n'));
    const hash = await crypto.subtle.digest('SHA-256', bytes);
    return `${lines.length} ${Array.from(new Uint8Array(hash), byte =>
        byte.toString(16).padStart(2, '0')).join('')}`;
}

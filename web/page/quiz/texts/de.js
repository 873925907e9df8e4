// de.js -- the words of this part in German
export default {
    name: 'Quiz',
    title: 'Ist dieser Zug erlaubt?',
    answer: 'Frage',
    question: '{piece} von {from} nach {to}: Ist das erlaubt?',
    yes: 'Ja',
    no: 'Nein',
    right: 'Richtig geantwortet',
    wrong: 'Falsch geantwortet',
    next: 'Nächste Frage',
    score: 'Bisher richtig: {right} von {asked}',
    moved: 'Gefragter Zug',
    sheet: 'Ein Arbeitsblatt zum Drucken',
    paper: 'Stellungen ab dieser hier, mit Platz zum Schreiben. Die Lösungen stehen auf ' +
        'einer eigenen Seite.',
    count: 'Wie viele Fragen',
    print: 'Arbeitsblatt drucken',
    why: 'Warum?',
    which: 'Blatt {n}',
    men: { king: 'König', queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer',
           pawn: 'Bauer' }
};

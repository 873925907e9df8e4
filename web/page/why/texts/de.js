// de.js -- the words of this part in German
export default {
    name: 'Ziehen',
    title: 'Warum darf ich so nicht ziehen?',
    answer: 'Antwort',
    invite: 'Ziehe eine Figur. Ist der Zug nicht erlaubt, liest du hier, warum.',
    examples: 'Stellungen zum Ausprobieren',
    pinned: 'Ein gefesselter Springer',
    throughCheck: 'Rochade über ein bedrohtes Feld',
    late: 'En passant, einen Zug zu spät',
    check: 'Im Schach',
    mate: 'Warum kann der König die Dame nicht schlagen?',
    blocked: 'Ein Läufer hinter seinen Bauern',
    fen: 'Stellung als FEN',
    show: 'Anzeigen'
};

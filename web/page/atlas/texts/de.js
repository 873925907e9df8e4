// de.js -- the words of this part in German; what is said of a reason is the library's
export default {
    name: 'Gründe', title: 'Warum ein Zug nicht geht', answer: 'Grund',
    lead: 'Jeder Grund, den es gibt, mit einem Bild und einer Stellung zum Ausprobieren.',
    search: 'Suchen: Fesselung, Rochade, Bauer …', all: 'Alle Gründe', next: 'Nächster Grund',
    before: 'Voriger Grund', try: 'Auf dem Brett ausprobieren',
    sheet: 'Ein Arbeitsblatt dazu drucken',
    levels: ['Für Kinder', 'Für Spieler', 'Für Schiedsrichter'],
    groups: { request: 'Was geschrieben ist', source: 'Die Figur',
              shape: 'Wie die Figuren ziehen', castling: 'Rochade',
              board: 'Was im Weg steht', promotion: 'Umwandlung',
              safety: 'Schach und Fesselung' },
    nothing: 'Kein Grund hat diese Wörter. Versuche Fesselung, Rochade oder Bauer.'
};

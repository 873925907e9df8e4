// de.js -- the words of this part in German
export default {
    name: 'Zahlen',
    title: 'Jeder Zug ist eine Zahl',
    lead: 'Jedes Feld hat eine Zahl, erst die Linie, dann die Reihe: e4 ist 54. Also ist ' +
        'jeder Zug der Unterschied zweier Zahlen.',
    answer: 'Antwort',
    views: 'Was das Brett zeigt',
    move: 'Zwei Felder',
    piece: 'Eine Figur',
    map: 'Abstände',
    'how-move': 'Wähle zwei Felder auf dem Brett.',
    'how-piece': 'Wähle eine Figur und ihr Startfeld.',
    'how-map': 'Wähle das Startfeld auf dem Brett.',
    starts: '{from} ist {number}. Wähle nun ein zweites Feld.',
    right1: '1 Linie nach rechts',
    right: '{count} Linien nach rechts',
    left1: '1 Linie nach links',
    left: '{count} Linien nach links',
    up1: '1 Reihe nach oben',
    up: '{count} Reihen nach oben',
    down1: '1 Reihe nach unten',
    down: '{count} Reihen nach unten',
    sum: '{way}: {sum}',
    also: 'Aber {number} ist auch ein anderer Zug: zum Beispiel von {from} nach {to}.',
    alone: 'Von jedem Feld aus bedeutet {number} immer dasselbe.',
    made: 'Wer so zieht',
    nobody: 'Keine Figur des Schachspiels zieht so.',
    misled: 'Wen die Zahl täuschen würde',
    count: 'Wer nur auf die Zahlen schaut, zählt {numbers}. Aber {first} und {second} sind ' +
        'keine Felder: Da ist man schon neben dem Brett.',
    cure: 'Um beide zu unterscheiden, zähle die Schritte entlang der Linien und Reihen: hier ' +
        '{here}, dort {there}. Sie sind nie gleich.',
    takes: '{piece}, nur zum Schlagen',
    moves: '{piece}, nicht zum Schlagen',
    between: 'Von {from} nach {to}',
    needs: 'Königszüge',
    steps: 'Linien und Reihen',
    jumps: 'Springerzüge',
    chebyshev: 'König',
    manhattan: 'Schritte',
    knight: 'Springer',
    'map-chebyshev': 'Wie viele Züge ein König von {from} aus braucht. Es zählt die größere der ' +
        'beiden Zahlen: Linien oder Reihen.',
    'map-manhattan': 'Wie viele Schritte es von {from} aus sind, entlang der Linien und Reihen: ' +
        'beide zusammengezählt. Das ist der Manhattan-Abstand.',
    'map-knight': 'Wie viele Sprünge ein Springer von {from} aus braucht.',
    far: 'Am weitesten weg, mit {count}, ist {squares}.',
    fars: 'Am weitesten weg, mit {count}, sind {squares}.',
    both: '{piece} hat die Zahlen {numbers}, zum Addieren oder Abziehen.',
    both1: '{piece} hat die Zahl {numbers}, zum Addieren oder Abziehen.',
    signed: '{piece} hat die Zahlen {numbers}.',
    signed1: '{piece} hat die Zahl {numbers}.',
    leads: 'Von {from}, das ist {number}, führen sie auf {count} Felder eines leeren Bretts.',
    leads1: 'Von {from}, das ist {number}, führt das auf 1 Feld eines leeren Bretts.',
    ghosts: 'Sie passen auch zu {count} Feldern, auf die die Figur nicht ziehen kann: {squares}.',
    ghosts1: 'Sie passen auch zu einem Feld, auf das die Figur nicht ziehen kann: {squares}.',
    clear: 'Von hier aus passen sie zu keinem anderen Feld.',
    traps: 'Auf dem ganzen Brett gibt es {count} solche Fallen.',
    traps1: 'Auf dem ganzen Brett gibt es 1 solche Falle.',
    never: 'Sie täuschen nirgends auf dem Brett.',
    castling: 'Die Rochade ist die Ausnahme: Da zieht der König zwei Linien weit, also 20.',
    'key-goes': 'Hierhin kann sie ziehen',
    'key-only-takes': 'Nur zum Schlagen',
    'key-only-moves': 'Nicht zum Schlagen',
    'key-ghost': 'Die Zahl passt, aber der Zug geht nicht',
    start: 'Start',
    goal: 'zweites Feld',
    other: 'der andere Zug',
    known: 'Eine Figur, die es im Schach nicht gibt',
    choose: 'Auswählen',
    betza: 'Oder eine eigene, in Betza-Notation',
    show: 'Zeigen',
    fault: 'Das ist keine Figur in Betza-Notation: siehe Zeichen {count}.',
    notation: 'Wie man eine Figur schreibt',
    letters: {
        steps: 'W ein Schritt gerade, F ein Schritt diagonal',
        jumps: 'D zwei gerade, A zwei diagonal, H drei gerade, G drei diagonal',
        bent: 'N der Springerzug, C drei und eins, Z drei und zwei, (4,1) vier und eins',
        often: 'Ein Buchstabe doppelt: so weit man will. WW ist ein Turm',
        together: 'Mehrere Buchstaben: alles davon. WWN ist Turm und Springer zugleich',
        only: 'm vor einem Buchstaben: nicht zum Schlagen; c: nur zum Schlagen',
        ways: 'f vor einem Buchstaben: nur vorwärts; b rückwärts, l links, r rechts'
    },
    set: 'Zahlen ändern',
    'how-set': 'Ein Programm kennt von einer Figur nur diese Zahlen. Tippe eine an, um sie ' +
        'wegzunehmen oder hinzuzufügen, und sieh, was dann falsch wird.',
    numbers: 'Die Zahlen der Figur',
    'with-steps': 'Auch die Schritte entlang der Linien und Reihen zählen',
    whole: 'Wieder ihre eigenen Zahlen',
    chip: '{number}: {right} richtige und {wrong} falsche Züge durchgelassen, {missed} verboten',
    'count-ghost': 'falsche Züge durchgelassen',
    'count-ghost1': 'falscher Zug durchgelassen',
    'count-missed': 'richtige Züge verboten',
    'count-missed1': 'richtiger Zug verboten',
    exact: 'Kein Fehler bei allen 4032 Zügen: Mit den Zahlen kommt {piece} aus.',
    'exact-steps': 'Kein Fehler bei allen 4032 Zügen: Mit Zahl und Schritten kommt {piece} aus.',
    told: 'Die {number} mit {here} Schritten kann {piece} gehen. Mit {there} Schritten, wie von ' +
        '{from} nach {to}, geht es nicht.',
    fooled: 'Von {from} nach {to} ist {end} − {start} = {signed}. Nach dieser Zahl darf ' +
        '{piece} dorthin. Aber das geht nicht.',
    foreign: 'Die Zahl {number} hat {piece} nicht.',
    lost: 'Ohne die {number} darf {piece} nicht von {from} nach {to}, obwohl das geht.',
    elsewhere: 'Von diesem Feld aus wird nichts falsch: Wähle ein anderes.',
    'key-missed': 'Hierhin kann sie ziehen, darf aber nicht',
    lessons: 'Blätter für eine Mathematikstunde, zum Drucken',
    sheets: `
    # Ein Zug in einer Zahl |
      Linie c, Reihe r: Das Feld hat die Zahl 10c + r, also ist e4 die 54. Auch ein Zug hat eine
      Zahl: die des Zielfelds minus die des Startfelds.
    * Welche Zahlen haben a1, h8, c5 und g2? | 11, 88, 35, 72
    * Welche Zahlen haben die Züge b1-c3, g1-f3 und e2-e4? | 33 − 21 = 12; 63 − 71 = −8; 54 − 52 =
      2
    * Welche Zahl hat ein Zug um c Linien und r Reihen? Rechne sie aus für (1, 2), (−2, 1) und (3,
      −3). | 10c + r: 12, −19, 27
    * Berechne a1-a4 und a8-b1. Was fällt dir auf? Welchen Zug kann ein Turm machen? | 14 − 11 = 3
      und 21 − 18 = 3. Nur a1-a4: Der andere geht 1 Linie und 7 Reihen weit.
    * Suche alle Züge (c, r), beide von −7 bis 7, mit der Zahl 3; 45; 20. | 3: (0, 3), (1, −7).
      45: (4, 5), (5, −5). 20: nur (2, 0).
    * Zähle bei jedem Zug aus Aufgabe 5 Linien und Reihen ohne Vorzeichen zusammen. Was hilft das?
      | 3 und 8; 9 und 10; 2. Die Summen sind verschieden: Zahl und Summe nennen einen Zug.
    * Nimm einen größeren Faktor als 10. Ab welchem hat jeder Zug seine eigene Zahl? | Ab 15: r
      hat 15 Werte, von −7 bis 7.
    # Der Springer, gerade und ungerade |
      Linie c, Reihe r: Ein Feld ist dunkel, wenn c + r gerade ist, und hell, wenn es ungerade ist.
      Der Springer geht zwei Felder gerade und eines zur Seite.
    * Dunkel oder hell: a1, h1, e4, d4? | dunkel (2), hell (9), hell (9), dunkel (8)
    * Die Zahlen des Springers sind 8, 12, 19 und 21. Wie viele Linien und Reihen sind das? | (1,
      −2), (1, 2), (2, −1), (2, 1)
    * Zähle jeweils Linien und Reihen zusammen. Gerade oder ungerade? Was macht ein Sprung mit der
      Farbe? | −1, 3, 1, 3: immer ungerade. Jeder Sprung wechselt die Farbe.
    * Ein Springer beginnt auf b1 und steht wieder dort. Können es 7 Sprünge gewesen sein? | Nein.
      Die Farbe ist dieselbe, also ist die Zahl der Sprünge gerade.
    * Kommt er in 5 Sprüngen von a1 nach h8? In 6? | Nicht in 5: Beide Felder sind dunkel. In 6:
      a1-b3-c5-d7-f8-g6-h8.
    * Ein Brett hat 5 mal 5 Felder. Kann ein Springer jedes einmal besuchen und zum ersten
      zurückkehren? | Nein: 25 Sprünge enden auf derselben Farbe, und 25 ist ungerade.
    # 99 − n dreht das Brett |
      e4 hat die Zahl 54. Wer auf der anderen Seite sitzt, zählt Linien und Reihen von dort. Die
      neue Zahl ist 99 − n.
    * Berechne 99 − n für e2, a1 und h1. Welche Felder haben diese Zahlen? | 47 = d7, 88 = h8, 18
      = a8
    * Linie c und Reihe r: Was wird aus ihnen? | 9 − c und 9 − r
    * Ist das eine Spiegelung an einer Geraden oder eine halbe Drehung? Wo ist die Mitte? | Eine
      halbe Drehung, also eine Spiegelung an einem Punkt: der Mitte des Bretts.
    * Gibt es ein Feld, das bleibt, wo es ist? | Nein: n = 99 − n ergibt n = 49,5.
    * Drehe beide Felder von b1-c3. Welche Zahl hatte der Zug, und welche hat er nun? | g8-f6.
      Vorher 12, jetzt 66 − 78 = −12.
    * Zeige, dass sich bei jedem Zug nur das Vorzeichen ändert. | (99 − m) − (99 − n) = n − m =
      −(m − n)
    * Vertausche nur die Reihen: 1 mit 8, 2 mit 7. Was wird aus n? Prüfe es mit e2. | n + 9 − 2r:
      52 + 9 − 4 = 57, das ist e7.`,
    examples: 'Züge zum Ausprobieren',
    'try-knight': 'Ein Springer springt',
    'try-rook': 'Ein Turm irrt sich',
    'try-bishop': 'Ein Läufer irrt sich',
    'try-queen': 'Von Ecke zu Ecke',
    'try-pawn': 'Der erste Zug eines Bauern',
    the: { king: 'der König', queen: 'die Dame', rook: 'der Turm', bishop: 'der Läufer',
           knight: 'der Springer', pawn: 'der Bauer' },
    one: { wk: 'König', wq: 'Dame', wr: 'Turm', wb: 'Läufer', wn: 'Springer',
           wp: 'Weißer Bauer', bp: 'Schwarzer Bauer' },
    pawn: 'Bauer'
};

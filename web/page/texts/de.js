// de.js -- the words in German that all parts of the page share
export default {
    parts: 'Teile dieser Seite',
    language: 'Sprache',
    dark: 'Dunkle Farben',
    board: 'Schachbrett',
    white: 'Weiß am Zug',
    black: 'Schwarz am Zug',
    undo: 'Zug zurücknehmen',
    flip: 'Brett drehen',
    share: 'Link teilen',
    copied: 'Der Link ist kopiert.',
    copy: 'Link zum Kopieren:',
    empty: 'leer',
    footer: 'Alles geschieht auf dieser Seite. Nichts wird gesendet.',
    cancel: 'Abbrechen',
    pieces: {
        wk: 'weißer König', wq: 'weiße Dame', wr: 'weißer Turm',
        wb: 'weißer Läufer', wn: 'weißer Springer', wp: 'weißer Bauer',
        bk: 'schwarzer König', bq: 'schwarze Dame', br: 'schwarzer Turm',
        bb: 'schwarzer Läufer', bn: 'schwarzer Springer', bp: 'schwarzer Bauer'
    },
    kinds: { queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer' }
};

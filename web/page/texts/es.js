// es.js -- the words in Spanish that all parts of the page share
export default {
    parts: 'Partes de esta página',
    language: 'Idioma',
    dark: 'Colores oscuros',
    board: 'Tablero de ajedrez',
    white: 'Juegan blancas',
    black: 'Juegan negras',
    undo: 'Deshacer la jugada',
    flip: 'Girar el tablero',
    share: 'Compartir enlace',
    copied: 'Se ha copiado el enlace.',
    copy: 'Enlace para copiar:',
    empty: 'vacía',
    footer: 'Todo ocurre en esta página. No se envía nada.',
    cancel: 'Cancelar',
    pieces: {
        wk: 'rey blanco', wq: 'dama blanca', wr: 'torre blanca',
        wb: 'alfil blanco', wn: 'caballo blanco', wp: 'peón blanco',
        bk: 'rey negro', bq: 'dama negra', br: 'torre negra',
        bb: 'alfil negro', bn: 'caballo negro', bp: 'peón negro'
    },
    kinds: { queen: 'Dama', rook: 'Torre', bishop: 'Alfil', knight: 'Caballo' }
};

// es.js -- the words of this part in Spanish
export default {
    name: 'Jugadas',
    title: '¿Por qué no puedo jugar esto?',
    answer: 'Respuesta',
    invite: 'Mueve una pieza. Si la jugada no está permitida, leerás por qué.',
    examples: 'Posiciones para probar',
    pinned: 'Un caballo clavado',
    castling: 'Enrocarse pasando por una casilla atacada',
    passant: 'La captura al paso, una jugada tarde',
    check: 'En jaque',
    mate: '¿Por qué el rey no puede capturar la dama?',
    blocked: 'Un alfil detrás de sus peones',
    setup: 'Preparar una posición',
    fen: 'Posición en FEN',
    show: 'Mostrar',
    start: 'Posición inicial'
};

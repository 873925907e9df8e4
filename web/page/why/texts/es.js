// es.js -- the words of this part in Spanish
export default {
    name: 'Probar',
    title: '¿Por qué no puedo jugar esto?',
    answer: 'Respuesta',
    invite: 'Mueve una pieza. Si la jugada no está permitida, leerás por qué.',
    examples: 'Posiciones para probar',
    pinned: 'Un caballo clavado',
    throughCheck: 'Enrocarse pasando por una casilla atacada',
    late: 'La captura al paso, una jugada tarde',
    check: 'En jaque',
    mate: '¿Por qué el rey no puede capturar la dama?',
    blocked: 'Un alfil detrás de sus peones',
    fen: 'Posición en FEN',
    show: 'Mostrar'
};

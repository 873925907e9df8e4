// es.js -- the words of this part in Spanish
export default {
    name: 'Test',
    title: '¿Está permitida esta jugada?',
    answer: 'Pregunta',
    question: '{piece} de {from} a {to}: ¿está permitido?',
    yes: 'Sí',
    no: 'No',
    right: 'Respuesta correcta',
    wrong: 'Respuesta incorrecta',
    next: 'Siguiente pregunta',
    score: 'Aciertos: {right} de {asked}',
    moved: 'Jugada de la pregunta',
    sheet: 'Una ficha para imprimir',
    paper: 'Posiciones a partir de esta, con espacio para escribir. Las respuestas van en ' +
        'una página aparte.',
    count: 'Cuántas preguntas',
    print: 'Imprimir la ficha',
    why: '¿Por qué?',
    which: 'Ficha n.º {n}',
    men: { king: 'Rey', queen: 'Dama', rook: 'Torre', bishop: 'Alfil', knight: 'Caballo',
           pawn: 'Peón' }
};

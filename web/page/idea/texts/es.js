// es.js -- the words of this part in Spanish
export default {
    name: 'Números',
    title: 'Cada jugada es un número',
    lead: 'Cada casilla tiene un número, su columna y su fila: e4 es 54. Por eso cada ' +
        'jugada es una diferencia entre dos números.',
    answer: 'Respuesta',
    views: 'Lo que muestra el tablero',
    move: 'Dos casillas',
    piece: 'Una pieza',
    map: 'Distancias',
    'how-move': 'Elige dos casillas en el tablero.',
    'how-piece': 'Elige una pieza y su casilla de salida.',
    'how-map': 'Elige la casilla de salida.',
    starts: '{from} es {number}. Ahora elige otra casilla.',
    right1: '1 columna a la derecha',
    right: '{count} columnas a la derecha',
    left1: '1 columna a la izquierda',
    left: '{count} columnas a la izquierda',
    up1: '1 fila hacia arriba',
    up: '{count} filas hacia arriba',
    down1: '1 fila hacia abajo',
    down: '{count} filas hacia abajo',
    sum: '{way}: {sum}',
    also: 'Pero {number} también es otra jugada: de {from} a {to}, por ejemplo.',
    alone: 'Desde cualquier casilla, {number} significa siempre lo mismo.',
    made: 'Quién se mueve así',
    nobody: 'Ninguna pieza del ajedrez se mueve así.',
    misled: 'A quién engañaría el número',
    count: 'Si solo miras los números, cuentas {numbers}. Pero {first} y {second} no son ' +
        'casillas: ya estás fuera del tablero.',
    cure: 'Para distinguir las dos, cuenta los pasos por columnas y filas: {here} aquí, {there} ' +
        'allí. Nunca son iguales.',
    takes: '{piece}, solo para capturar',
    moves: '{piece}, pero no para capturar',
    between: 'De {from} a {to}',
    needs: 'Jugadas de rey',
    steps: 'Columnas y filas',
    jumps: 'Saltos de caballo',
    chebyshev: 'Rey',
    manhattan: 'Pasos',
    knight: 'Caballo',
    'map-chebyshev': 'Cuántas jugadas necesita un rey desde {from}. Es el mayor de los dos números: ' +
        'columnas o filas.',
    'map-manhattan': 'Cuántos pasos hay desde {from}, por columnas y filas: la suma de los dos. ' +
        'Es la distancia de Manhattan.',
    'map-knight': 'Cuántos saltos necesita un caballo desde {from}.',
    far: 'La casilla más lejana está a {count}: {squares}.',
    fars: 'Las casillas más lejanas están a {count}: {squares}.',
    both: '{piece} tiene los números {numbers}, para sumar o restar.',
    both1: '{piece} tiene el número {numbers}, para sumar o restar.',
    signed: '{piece} tiene los números {numbers}.',
    signed1: '{piece} tiene el número {numbers}.',
    leads: 'Desde {from}, que es {number}, llevan a {count} casillas de un tablero vacío.',
    leads1: 'Desde {from}, que es {number}, llevan a 1 casilla de un tablero vacío.',
    ghosts: 'También encajan con {count} casillas a las que no puede ir: {squares}.',
    ghosts1: 'También encajan con una casilla a la que no puede ir: {squares}.',
    clear: 'Desde aquí no encajan con ninguna otra casilla.',
    traps: 'En todo el tablero hay {count} trampas como esta.',
    traps1: 'En todo el tablero hay 1 trampa como esta.',
    never: 'No engañan en ningún lugar del tablero.',
    castling: 'El enroque es la excepción: el rey se mueve dos columnas, o sea 20.',
    'key-goes': 'Puede ir aquí',
    'key-only-takes': 'Solo para capturar',
    'key-only-moves': 'Pero no para capturar',
    'key-ghost': 'El número encaja, pero no puede ir aquí',
    start: 'salida',
    goal: 'segunda casilla',
    other: 'la otra jugada',
    known: 'Una pieza que no existe en el ajedrez',
    choose: 'Elegir',
    betza: 'O la tuya, en notación de Betza',
    show: 'Mostrar',
    fault: 'Esto no es una pieza en notación de Betza: mira el carácter {count}.',
    notation: 'Cómo se escribe una pieza',
    letters: {
        steps: 'W un paso recto, F un paso en diagonal',
        jumps: 'D dos rectos, A dos en diagonal, H tres rectos, G tres en diagonal',
        bent: 'N el salto del caballo, C tres y uno, Z tres y dos, (4,1) cuatro y uno',
        often: 'La misma letra dos veces: tan lejos como quieras. WW es una torre',
        together: 'Varias letras: todo a la vez. WWN es torre y caballo',
        only: 'm delante de una letra: no para capturar; c: solo para capturar',
        ways: 'f delante de una letra: solo hacia delante; b hacia atrás, l izquierda, r derecha'
    },
    set: 'Romper la lista',
    'how-set': 'Un programa solo conoce estos números de una pieza. Toca uno para quitarlo o ' +
        'añadirlo, y mira qué falla.',
    numbers: 'Los números de la pieza',
    'with-steps': 'Contar también los pasos por columnas y filas',
    whole: 'Sus propios números otra vez',
    chip: '{number}: {right} jugadas buenas y {wrong} falsas aceptadas, {missed} rechazadas',
    'count-ghost': 'jugadas falsas aceptadas',
    'count-ghost1': 'jugada falsa aceptada',
    'count-missed': 'jugadas buenas rechazadas',
    'count-missed1': 'jugada buena rechazada',
    exact: 'Ni un error en las 4032 jugadas: para {piece} bastan los números.',
    'exact-steps': 'Ni un error en las 4032 jugadas: para {piece} bastan el número y los pasos.',
    told: 'En {here} pasos, {number} es una jugada buena para {piece}. En {there} pasos, como ' +
        'de {from} a {to}, no lo es.',
    fooled: 'De {from} a {to} es {end} − {start} = {signed}. Según este número, {piece} puede ' +
        'ir allí; pero no puede.',
    foreign: '{number} no es un número para {piece}.',
    lost: 'Sin el {number}, {piece} no puede ir de {from} a {to}, aunque es una jugada buena.',
    elsewhere: 'Desde esta casilla nada falla: elige otra.',
    'key-missed': 'Puede ir aquí, pero se rechaza',
    lessons: 'Fichas para una clase de matemáticas, para imprimir',
    sheets: `
    # Una jugada en un solo número |
      Columna c, fila r: la casilla tiene el número 10c + r, así que e4 es 54. Una jugada también
      tiene un número: el de llegada menos el de salida.
    * ¿Qué números tienen a1, h8, c5 y g2? | 11, 88, 35, 72
    * ¿Qué números tienen las jugadas b1-c3, g1-f3 y e2-e4? | 33 − 21 = 12; 63 − 71 = −8; 54 − 52
      = 2
    * ¿Qué número tiene una jugada de c columnas y r filas? Calcúlalo para (1, 2), (−2, 1) y (3,
      −3). | 10c + r: 12, −19, 27
    * Calcula a1-a4 y a8-b1. ¿Qué observas? ¿Cuál de las dos puede hacer una torre? | 14 − 11 = 3
      y 21 − 18 = 3. Solo a1-a4: la otra va 1 columna y 7 filas.
    * Busca todas las jugadas (c, r), ambos de −7 a 7, cuyo número es 3; 45; 20. | 3: (0, 3), (1,
      −7). 45: (4, 5), (5, −5). 20: solo (2, 0).
    * Suma columnas y filas, sin signo, en cada jugada del ejercicio 5. ¿Para qué sirve? | 3 y 8;
      9 y 10; 2. Las sumas son distintas: número y suma indican una sola jugada.
    * Toma un factor mayor que 10. ¿Desde cuál tiene cada jugada su propio número? | Desde 15: r
      tiene 15 valores, de −7 a 7.
    # El caballo, par e impar |
      Columna c, fila r: una casilla es oscura si c + r es par, y clara si es impar. El caballo va
      dos casillas en línea recta y una de lado.
    * ¿Oscura o clara: a1, h1, e4, d4? | oscura (2), clara (9), clara (9), oscura (8)
    * Los números del caballo son 8, 12, 19 y 21. ¿Cuántas columnas y filas es cada uno? | (1,
      −2), (1, 2), (2, −1), (2, 1)
    * Suma columnas y filas en cada uno. ¿Par o impar? ¿Qué hace un salto con el color? | −1, 3,
      1, 3: siempre impar. Cada salto cambia el color.
    * Un caballo empieza en b1 y está allí otra vez. ¿Puede haber dado 7 saltos? | No. El color es
      el mismo, así que el número de saltos es par.
    * ¿Puede ir de a1 a h8 en 5 saltos? ¿En 6? | No en 5: las dos casillas son oscuras. En 6:
      a1-b3-c5-d7-f8-g6-h8.
    * Un tablero tiene 5 por 5 casillas. ¿Puede un caballo visitar cada una una vez y volver a la
      primera? | No: 25 saltos vuelven al mismo color, y 25 es impar.
    # 99 − n gira el tablero |
      e4 tiene el número 54. Quien se sienta al otro lado cuenta columnas y filas desde allí. El
      nuevo número es 99 − n.
    * Calcula 99 − n para e2, a1 y h1. ¿Qué casillas tienen estos números? | 47 = d7, 88 = h8, 18
      = a8
    * Columna c y fila r: ¿en qué se convierten? | 9 − c y 9 − r
    * ¿Es una simetría respecto a una recta, o media vuelta? ¿Dónde está su centro? | Media
      vuelta, o sea una simetría respecto a un punto: el centro del tablero.
    * ¿Hay una casilla que se queda donde está? | No: n = 99 − n da n = 49,5.
    * Gira las dos casillas de b1-c3. ¿Qué número tenía la jugada, y cuál tiene ahora? | g8-f6.
      Antes 12, ahora 66 − 78 = −12.
    * Muestra que cada jugada solo cambia de signo. | (99 − m) − (99 − n) = n − m = −(m − n)
    * Cambia solo las filas: 1 con 8, 2 con 7. ¿En qué se convierte n? Compruébalo con e2. | n + 9
      − 2r: 52 + 9 − 4 = 57, que es e7.`,
    examples: 'Jugadas para probar',
    'try-knight': 'Un caballo salta',
    'try-rook': 'Una torre se equivoca',
    'try-bishop': 'Un alfil se equivoca',
    'try-queen': 'De esquina a esquina',
    'try-pawn': 'La primera jugada de un peón',
    the: { king: 'el rey', queen: 'la dama', rook: 'la torre', bishop: 'el alfil',
           knight: 'el caballo', pawn: 'el peón' },
    one: { wk: 'Rey', wq: 'Dama', wr: 'Torre', wb: 'Alfil', wn: 'Caballo', wp: 'Peón blanco',
           bp: 'Peón negro' },
    pawn: 'Peón'
};

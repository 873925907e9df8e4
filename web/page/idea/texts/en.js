// en.js -- the words of this part in English
export default {
    name: 'Numbers',
    title: 'Every move is a number',
    lead: 'Every square has a number, its column and then its row: e4 is 54. So every move ' +
        'is a difference between two numbers.',
    answer: 'Answer',
    views: 'What the board shows',
    move: 'Two squares',
    piece: 'A piece',
    map: 'Distances',
    'how-move': 'Choose two squares on the board.',
    'how-piece': 'Choose a piece, and where it starts.',
    'how-map': 'Choose where to start on the board.',
    starts: '{from} is {number}. Now choose a second square.',
    right1: '1 column to the right',
    right: '{count} columns to the right',
    left1: '1 column to the left',
    left: '{count} columns to the left',
    up1: '1 row up',
    up: '{count} rows up',
    down1: '1 row down',
    down: '{count} rows down',
    sum: '{way}: {sum}',
    also: 'But {number} is another move too: from {from} to {to}, for example.',
    alone: 'From any square, {number} always means the same.',
    made: 'Who moves like this',
    nobody: 'No piece of chess moves like this.',
    misled: 'Who would be fooled by the number',
    count: 'Look only at the numbers, and you count {numbers}. But {first} and {second} are not ' +
        'squares: you have left the board.',
    cure: 'To tell the two apart, count the steps along columns and rows: {here} here, {there} ' +
        'there. They are never the same.',
    takes: '{piece}, only to capture',
    moves: '{piece}, not to capture',
    between: 'From {from} to {to}',
    needs: 'King’s moves',
    steps: 'Columns and rows',
    jumps: 'Knight’s jumps',
    chebyshev: 'King',
    manhattan: 'Steps',
    knight: 'Knight',
    'map-chebyshev': 'How many moves a king needs from {from}. It is the larger of columns ' +
        'and rows.',
    'map-manhattan': 'How many steps it is from {from}, along columns and rows: the two added. ' +
        'This is called the Manhattan distance.',
    'map-knight': 'How many jumps a knight needs from {from}.',
    far: 'The farthest square is at {count}: {squares}.',
    fars: 'The farthest squares are at {count}: {squares}.',
    both: '{piece} has the numbers {numbers}, to add or to take away.',
    both1: '{piece} has the number {numbers}, to add or to take away.',
    signed: '{piece} has the numbers {numbers}.',
    signed1: '{piece} has the number {numbers}.',
    leads: 'From {from}, which is {number}, they lead to {count} squares of an empty board.',
    leads1: 'From {from}, which is {number}, they lead to 1 square of an empty board.',
    ghosts: 'They also fit {count} squares where the piece cannot go: {squares}.',
    ghosts1: 'They also fit a square where the piece cannot go: {squares}.',
    clear: 'From here they fit no other square.',
    traps: 'On the whole board there are {count} such traps.',
    traps1: 'On the whole board there is 1 such trap.',
    never: 'They mislead nowhere on the board.',
    castling: 'Castling is the exception: then the king goes two columns, and that is 20.',
    'key-goes': 'It can go here',
    'key-only-takes': 'Only to capture',
    'key-only-moves': 'Not to capture',
    'key-ghost': 'The number fits, but it cannot go here',
    start: 'start',
    goal: 'second square',
    other: 'the other move',
    known: 'A piece that chess does not have',
    choose: 'Choose one',
    betza: 'Or your own, in Betza’s notation',
    show: 'Show it',
    fault: 'This is no piece in Betza’s notation: look at character {count}.',
    notation: 'How to write a piece',
    letters: {
        steps: 'W one step straight, F one step diagonally',
        jumps: 'D two straight, A two diagonally, H three straight, G three diagonally',
        bent: 'N a knight’s jump, C three and one, Z three and two, (4,1) four and one',
        often: 'Twice the same letter: as far as you like. WW is a rook',
        together: 'Several letters: all of it. WWN is a rook and a knight',
        only: 'm before a letter: not to capture; c: only to capture',
        ways: 'f before a letter: only forward; b backward, l left, r right'
    },
    set: 'Break the set',
    'how-set': 'A program knows only these numbers of a piece. Press one to take it out or ' +
        'put it in, and see what goes wrong.',
    numbers: 'The numbers of the piece',
    'with-steps': 'Count the steps along columns and rows too',
    whole: 'Its own numbers again',
    chip: '{number}: lets {right} right and {wrong} wrong moves through, refuses {missed}',
    'count-ghost': 'wrong moves let through',
    'count-ghost1': 'wrong move let through',
    'count-missed': 'right moves refused',
    'count-missed1': 'right move refused',
    exact: 'Not one mistake in all 4032 moves: for {piece} the numbers are enough.',
    'exact-steps': 'Not one mistake in all 4032 moves: number and steps together know {piece}.',
    told: 'In {here} steps, {number} is a move of {piece}. In {there} steps, as from {from} ' +
        'to {to}, it is not.',
    fooled: 'From {from} to {to} is {end} − {start} = {signed}. By this number {piece} may go ' +
        'there; but it cannot.',
    foreign: '{number} is not a number of {piece}.',
    lost: 'Without {number}, {piece} may not go from {from} to {to}, though it can.',
    elsewhere: 'From this square nothing goes wrong: choose another.',
    'key-missed': 'It can go here, but is refused',
    lessons: 'Sheets for a maths lesson, to print',
    sheets: `
    # A move in one number |
      Column c, row r: the square has the number 10c + r, so e4 is 54. A move has a number too:
      where it ends minus where it begins.
    * Which numbers have a1, h8, c5 and g2? | 11, 88, 35, 72
    * Which numbers have the moves b1-c3, g1-f3 and e2-e4? | 33 − 21 = 12; 63 − 71 = −8; 54 − 52 =
      2
    * Which number has a move of c columns and r rows? Work it out for (1, 2), (−2, 1) and (3,
      −3). | 10c + r: 12, −19, 27
    * Work out a1-a4 and a8-b1. What do you notice? Which of them can a rook make? | 14 − 11 = 3
      and 21 − 18 = 3. Only a1-a4: the other goes 1 column and 7 rows.
    * Find all moves (c, r), with both from −7 to 7, whose number is 3; 45; 20. | 3: (0, 3), (1,
      −7). 45: (4, 5), (5, −5). 20: only (2, 0).
    * Add columns and rows without their signs, in each move of task 5. How does that help? | 3
      and 8; 9 and 10; 2. The sums differ: number and sum together name one move.
    * Take a larger factor in place of 10. From which one on has every move its own number? | From
      15 on: r has 15 values, from −7 to 7.
    # The knight, odd and even |
      Column c, row r: a square is dark if c + r is even, and light if it is odd. The knight goes
      two squares straight and one to the side.
    * Dark or light: a1, h1, e4, d4? | dark (2), light (9), light (9), dark (8)
    * The numbers of the knight are 8, 12, 19 and 21. How many columns and rows is each? | (1,
      −2), (1, 2), (2, −1), (2, 1)
    * Add columns and rows in each. Odd or even? What does a jump do to the colour? | −1, 3, 1, 3:
      always odd. Each jump changes the colour.
    * A knight begins on b1 and is there again. Can it have jumped 7 times? | No. The colour is
      the same, so the number of jumps is even.
    * Can it go from a1 to h8 in 5 jumps? In 6? | Not in 5: both squares are dark. In 6:
      a1-b3-c5-d7-f8-g6-h8.
    * A board has 5 by 5 squares. Can a knight visit each once and come back to the first? | No:
      25 jumps come back to the same colour, and 25 is odd.
    # 99 − n turns the board |
      e4 has the number 54. Whoever sits on the other side counts columns and rows from there. The
      new number is 99 − n.
    * Work out 99 − n for e2, a1 and h1. Which squares have these numbers? | 47 = d7, 88 = h8, 18
      = a8
    * Column c and row r: what becomes of them? | 9 − c and 9 − r
    * Is that a reflection in a line, or a half turn? Where is its centre? | A half turn, which is
      a reflection in a point: the middle of the board.
    * Is there a square that stays where it is? | No: n = 99 − n gives n = 49.5.
    * Turn both squares of b1-c3. Which number had the move, and which has it now? | g8-f6. 12
      before, 66 − 78 = −12 now.
    * Show that every move only changes its sign. | (99 − m) − (99 − n) = n − m = −(m − n)
    * Swap only the rows: 1 with 8, 2 with 7. What becomes of n? Check it with e2. | n + 9 − 2r:
      52 + 9 − 4 = 57, which is e7.`,
    examples: 'Moves to try',
    'try-knight': 'A knight jumps',
    'try-rook': 'A rook is fooled',
    'try-bishop': 'A bishop is fooled',
    'try-queen': 'From corner to corner',
    'try-pawn': 'A pawn’s first move',
    the: { king: 'the king', queen: 'the queen', rook: 'the rook', bishop: 'the bishop',
           knight: 'the knight', pawn: 'the pawn' },
    one: { wk: 'King', wq: 'Queen', wr: 'Rook', wb: 'Bishop', wn: 'Knight', wp: 'White pawn',
           bp: 'Black pawn' },
    pawn: 'Pawn'
};

// squares.js -- the squares by their names
export const squares = Array.from({ length: 64 }, (_, n) => 'abcdefgh'[n >> 3] + (n % 8 + 1));

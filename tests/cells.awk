# cells.awk -- numbers of cells, for the scripts that check what is said of them

function number_of(name) {
    return 10 * index("abcdefgh", substr(name, 1, 1)) + substr(name, 2)
}

function is_cell(n) {
    return n >= 11 && n <= 88 && n % 10 >= 1 && n % 10 <= 8
}

function abs(n) {
    return n < 0 ? -n : n
}

# How many jumps a knight needs, counted ring by ring.
function jumps(from, to,    steps, distance, round, n, i) {
    split("8 -8 12 -12 19 -19 21 -21", steps, " ")
    split("", distance)
    distance[from] = 0
    for (round = 0; !(to in distance); round++)
        for (n = 11; n <= 88; n++)
            if ((n in distance) && distance[n] == round)
                for (i = 1; i <= 8; i++)
                    if (is_cell(n + steps[i]) && !(n + steps[i] in distance))
                        distance[n + steps[i]] = round + 1
    return distance[to]
}

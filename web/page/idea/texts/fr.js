// fr.js -- the words of this part in French
export default {
    name: 'Nombres',
    title: 'Chaque coup est un nombre',
    lead: 'Chaque case a un numéro, sa colonne puis sa rangée : e4 est 54. Chaque coup est ' +
        'donc une différence entre deux numéros.',
    answer: 'Réponse',
    views: 'Ce que montre l’échiquier',
    move: 'Deux cases',
    piece: 'Une pièce',
    map: 'Distances',
    'how-move': 'Choisis deux cases sur l’échiquier.',
    'how-piece': 'Choisis une pièce et sa case de départ.',
    'how-map': 'Choisis la case de départ.',
    starts: '{from}, c’est {number}. Choisis maintenant une deuxième case.',
    right1: '1 colonne vers la droite',
    right: '{count} colonnes vers la droite',
    left1: '1 colonne vers la gauche',
    left: '{count} colonnes vers la gauche',
    up1: '1 rangée vers le haut',
    up: '{count} rangées vers le haut',
    down1: '1 rangée vers le bas',
    down: '{count} rangées vers le bas',
    sum: '{way} : {sum}',
    also: 'Mais {number} est aussi un autre coup : de {from} à {to}, par exemple.',
    alone: 'Depuis n’importe quelle case, {number} veut toujours dire la même chose.',
    made: 'Qui se déplace ainsi',
    nobody: 'Aucune pièce du jeu ne se déplace ainsi.',
    misled: 'Qui se laisserait tromper par le nombre',
    count: 'Si l’on ne regarde que les nombres, on compte {numbers}. Mais {first} et {second} ' +
        'ne sont pas des cases : on est sorti de l’échiquier.',
    cure: 'Pour distinguer les deux, compte les pas le long des colonnes et des rangées : ' +
        '{here} ici, {there} là. Ils ne sont jamais égaux.',
    takes: '{piece}, seulement pour prendre',
    moves: '{piece}, mais pas pour prendre',
    between: 'De {from} à {to}',
    needs: 'Coups de roi',
    steps: 'Colonnes et rangées',
    jumps: 'Sauts de cavalier',
    chebyshev: 'Roi',
    manhattan: 'Pas',
    knight: 'Cavalier',
    'map-chebyshev': 'Combien de coups il faut au roi depuis {from}. C’est le plus grand des ' +
        'deux nombres : colonnes ou rangées.',
    'map-manhattan': 'Combien de pas il y a depuis {from}, le long des colonnes et des ' +
        'rangées : la somme des deux. C’est la distance de Manhattan.',
    'map-knight': 'Combien de sauts il faut au cavalier depuis {from}.',
    far: 'La case la plus éloignée est à {count} : {squares}.',
    fars: 'Les cases les plus éloignées sont à {count} : {squares}.',
    both: '{piece} a les nombres {numbers}, à ajouter ou à soustraire.',
    both1: '{piece} a le nombre {numbers}, à ajouter ou à soustraire.',
    signed: '{piece} a les nombres {numbers}.',
    signed1: '{piece} a le nombre {numbers}.',
    leads: 'Depuis {from}, qui porte le numéro {number}, cela mène à {count} cases ' +
        'sur un échiquier vide.',
    leads1: 'Depuis {from}, qui porte le numéro {number}, cela mène à 1 case ' +
        'sur un échiquier vide.',
    ghosts: 'Cela tombe juste aussi sur {count} cases interdites à la pièce : {squares}.',
    ghosts1: 'Cela tombe juste aussi sur une case interdite à la pièce : {squares}.',
    clear: 'D’ici, cela ne tombe sur aucune autre case.',
    traps: 'Sur tout l’échiquier, il y a {count} pièges de ce genre.',
    traps1: 'Sur tout l’échiquier, il y a 1 piège de ce genre.',
    never: 'Ces nombres ne trompent nulle part sur l’échiquier.',
    castling: 'Le roque est l’exception : le roi avance alors de deux colonnes, soit 20.',
    'key-goes': 'La pièce peut aller ici',
    'key-only-takes': 'Seulement pour prendre',
    'key-only-moves': 'Mais pas pour prendre',
    'key-ghost': 'Le nombre convient, mais la pièce ne peut pas y aller',
    start: 'départ',
    goal: 'deuxième case',
    other: 'l’autre coup',
    known: 'Une pièce qui n’existe pas aux échecs',
    choose: 'Choisir',
    betza: 'Ou la vôtre, en notation de Betza',
    show: 'Afficher',
    fault: 'Ce n’est pas une pièce en notation de Betza : vois le caractère {count}.',
    notation: 'Comment écrire une pièce',
    letters: {
        steps: 'W un pas tout droit, F un pas en diagonale',
        jumps: 'D deux tout droit, A deux en diagonale, H trois tout droit, G trois en diagonale',
        bent: 'N le saut du cavalier, C trois et un, Z trois et deux, (4,1) quatre et un',
        often: 'Deux fois la même lettre : aussi loin qu’on veut. WW est une tour',
        together: 'Plusieurs lettres : tout à la fois. WWN est une tour et un cavalier',
        only: 'm devant une lettre : pas pour prendre ; c : seulement pour prendre',
        ways: 'f devant une lettre : seulement en avant ; b en arrière, l à gauche, r à droite'
    },
    set: 'Casser la liste',
    'how-set': 'Un programme ne connaît d’une pièce que ces nombres. Touches-en un pour ' +
        'l’enlever ou l’ajouter, et vois ce qui devient faux.',
    numbers: 'Les nombres de la pièce',
    'with-steps': 'Compter aussi les pas le long des colonnes et des rangées',
    whole: 'Remettre ses nombres',
    chip: '{number} : {right} coups justes et {wrong} faux acceptés, {missed} refusés',
    'count-ghost': 'coups faux acceptés',
    'count-ghost1': 'coup faux accepté',
    'count-missed': 'coups justes refusés',
    'count-missed1': 'coup juste refusé',
    exact: 'Pas une erreur sur les 4032 coups : pour {piece}, les nombres suffisent.',
    'exact-steps': 'Pas une erreur sur les 4032 coups : pour {piece}, le nombre et les pas ' +
        'suffisent.',
    told: 'En {here} pas, {number} est un coup juste pour {piece}. En {there} pas, comme de ' +
        '{from} à {to}, il ne l’est pas.',
    fooled: 'De {from} à {to}, on a {end} − {start} = {signed}. D’après ce nombre, {piece} ' +
        'peut y aller ; mais c’est faux.',
    foreign: '{number} n’est pas un nombre pour {piece}.',
    lost: 'Sans le {number}, {piece} ne peut plus aller de {from} à {to}, alors que c’est juste.',
    elsewhere: 'Depuis cette case, rien n’est faux : choisis-en une autre.',
    'key-missed': 'La pièce peut aller ici, mais c’est refusé',
    lessons: 'Fiches pour un cours de maths, à imprimer',
    sheets: `
    # Un coup en un seul nombre |
      Colonne c, rangée r : la case a le numéro 10c + r, donc e4 est 54. Un coup a aussi un nombre :
      le numéro d’arrivée moins le numéro de départ.
    * Quels sont les numéros de a1, h8, c5 et g2 ? | 11, 88, 35, 72
    * Quels sont les nombres des coups b1-c3, g1-f3 et e2-e4 ? | 33 − 21 = 12 ; 63 − 71 = −8 ; 54
      − 52 = 2
    * Quel est le nombre d’un coup de c colonnes et r rangées ? Calcule-le pour (1, 2), (−2, 1)
      et (3, −3). | 10c + r : 12, −19, 27
    * Calcule a1-a4 et a8-b1. Que remarques-tu ? Lequel une tour peut-elle jouer ? | 14 − 11 =
      3 et 21 − 18 = 3. Seulement a1-a4 : l’autre fait 1 colonne et 7 rangées.
    * Trouve tous les coups (c, r), de −7 à 7 chacun, dont le nombre est 3 ; 45 ; 20. | 3 : (0,
      3), (1, −7). 45 : (4, 5), (5, −5). 20 : seulement (2, 0).
    * Additionne colonnes et rangées, sans les signes, pour chaque coup de l’exercice 5. À quoi
      cela sert-il ? | 3 et 8 ; 9 et 10 ; 2. Les sommes diffèrent : nombre et somme désignent un
      seul coup.
    * Prends un facteur plus grand que 10. À partir duquel chaque coup a-t-il son nombre à lui ? |
      À partir de 15 : r a 15 valeurs, de −7 à 7.
    # Le cavalier, pair et impair |
      Colonne c, rangée r : une case est foncée si c + r est pair, claire s’il est impair. Le
      cavalier fait deux cases tout droit et une sur le côté.
    * Foncée ou claire : a1, h1, e4, d4 ? | foncée (2), claire (9), claire (9), foncée (8)
    * Les nombres du cavalier sont 8, 12, 19 et 21. Combien de colonnes et de rangées chacun ? |
      (1, −2), (1, 2), (2, −1), (2, 1)
    * Additionne colonnes et rangées pour chacun. Pair ou impair ? Que fait un saut à la
      couleur ? | −1, 3, 1, 3 : toujours impair. Chaque saut change la couleur.
    * Un cavalier part de b1 et y revient. Peut-il avoir fait 7 sauts ? | Non. La couleur est la
      même, donc le nombre de sauts est pair.
    * Peut-il aller de a1 à h8 en 5 sauts ? En 6 ? | Pas en 5 : les deux cases sont foncées. En
      6 : a1-b3-c5-d7-f8-g6-h8.
    * Un échiquier a 5 sur 5 cases. Un cavalier peut-il passer une fois sur chacune et revenir à
      la première ? | Non : 25 sauts ramènent à la même couleur, et 25 est impair.
    # 99 − n tourne l’échiquier |
      e4 a le numéro 54. Qui est assis de l’autre côté compte colonnes et rangées de là. Le nouveau
      numéro est 99 − n.
    * Calcule 99 − n pour e2, a1 et h1. Quelles cases ont ces numéros ? | 47 = d7, 88 = h8, 18 =
      a8
    * Colonne c et rangée r : que deviennent-elles ? | 9 − c et 9 − r
    * Est-ce une symétrie par rapport à une droite, ou un demi-tour ? Où est son centre ? | Un
      demi-tour, donc une symétrie par rapport à un point : le milieu de l’échiquier.
    * Y a-t-il une case qui reste où elle est ? | Non : n = 99 − n donne n = 49,5.
    * Tourne les deux cases de b1-c3. Quel nombre avait le coup, et quel nombre a-t-il ? | g8-f6.
      Avant 12, maintenant 66 − 78 = −12.
    * Montre que chaque coup ne change que de signe. | (99 − m) − (99 − n) = n − m = −(m − n)
    * Échange seulement les rangées : 1 avec 8, 2 avec 7. Que devient n ? Vérifie avec e2. | n +
      9 − 2r : 52 + 9 − 4 = 57, c’est-à-dire e7.`,
    examples: 'Coups à essayer',
    'try-knight': 'Un cavalier saute',
    'try-rook': 'Une tour se trompe',
    'try-bishop': 'Un fou se trompe',
    'try-queen': 'D’un coin à l’autre',
    'try-pawn': 'Le premier coup d’un pion',
    the: { king: 'le roi', queen: 'la dame', rook: 'la tour', bishop: 'le fou',
           knight: 'le cavalier', pawn: 'le pion' },
    one: { wk: 'Roi', wq: 'Dame', wr: 'Tour', wb: 'Fou', wn: 'Cavalier', wp: 'Pion blanc',
           bp: 'Pion noir' },
    pawn: 'Pion'
};

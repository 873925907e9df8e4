import ecart

def play(players):
    referee, feedback = ecart.Referee(move_limit=3, spoilers=False), ""
    while not referee.game.ends.over:
        turn = referee.position.turn
        ruling = referee.attempt(players[turn](referee.position.fen, feedback))
        feedback = "" if ruling else ruling.feedback
        if ruling.consequence == "loss":
            return "0-1" if turn == "white" else "1-0"
    return referee.game.ends.result

# SPDX-License-Identifier: MIT
"""Boards as pictures, SVG."""
from html import escape
from math import hypot
from textwrap import wrap
from typing import Any, List, Tuple

from ._library import SQUARES
from ._shapes import SHAPES

SIZE = 60       # of a square; the shapes are drawn for that
EDGE = 24
SIDE = 8 * SIZE + 2 * EDGE
LIGHT, DARK, MARKED = "#f3ead8", "#cfba99", "#f7bd96"
GOOD, BAD = "#0060a0", "#b03a00"
LINE = 62       # letters of a caption
# Arrows go around the centres of the squares, so that pieces can be seen.
NEAR, HEAD = 20.0, 14.0


def _corner(square: str, black: bool) -> Tuple[int, int]:
    """Where a square begins, as the viewer sees it."""
    column, row = "abcdefgh".index(square[0]), int(square[1]) - 1
    if black:
        column, row = 7 - column, 7 - row
    return EDGE + SIZE * column, EDGE + SIZE * (7 - row)


def _squares(marked: Tuple[str, ...], black: bool) -> List[str]:
    drawn = []
    for square in SQUARES:
        x, y = _corner(square, black)
        light = ("abcdefgh".index(square[0]) + int(square[1])) % 2 == 0
        colour = MARKED if square in marked else LIGHT if light else DARK
        drawn.append(f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="{colour}"/>')
    return drawn


def _edges(black: bool) -> List[str]:
    drawn = []
    for n in range(8):
        file, rank = ("hgfedcba" if black else "abcdefgh")[n], n + 1 if black else 8 - n
        at = EDGE + SIZE * n + SIZE // 2
        drawn += [f'<text x="{at}" y="{SIDE - 6}">{file}</text>',
                  f'<text x="{EDGE // 2}" y="{at + 5}">{rank}</text>']
    return drawn


def _piece(piece: Any, square: str, black: bool) -> str:
    x, y = _corner(square, black)
    outline, lines = SHAPES[piece.kind]
    white = piece.side == "white"
    fill, stroke, inner = (("#fff", "#161616", "#161616") if white
                           else ("#2b2b2b", "#0a0a0a", "#f0f0f0"))
    return (f'<g transform="translate({x} {y})" stroke-width="1.8">'
            f'<path fill="{fill}" stroke="{stroke}" d="{outline}"/>'
            f'<path fill="none" stroke="{inner}" d="{lines}"/></g>')


def _arrow(arrow: Any, good: bool, black: bool) -> str:
    (x, y), (to_x, to_y) = _corner(arrow.start, black), _corner(arrow.end, black)
    length = hypot(to_x - x, to_y - y)
    if length == 0:
        return ""
    dx, dy, half = (to_x - x) / length, (to_y - y) / length, SIZE / 2
    x1, y1 = x + half + NEAR * dx, y + half + NEAR * dy
    x2, y2 = to_x + half - HEAD * dx, to_y + half - HEAD * dy
    colour = GOOD if good else BAD
    dash = ' stroke-dasharray=".1 9"' if arrow.role != "mover" else ""
    head = (f"M{x2 + HEAD * dx:.1f} {y2 + HEAD * dy:.1f}"
            f"L{x2 - 7 * dy:.1f} {y2 + 7 * dx:.1f}L{x2 + 7 * dy:.1f} {y2 - 7 * dx:.1f}Z")
    return (f'<path class="arrow" stroke="{colour}" stroke-width="5" stroke-linecap="round"{dash} '
            f'd="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/><path fill="{colour}" d="{head}"/>')


def svg(position: Any, verdict: Any = None, size: int = 360, view: str = "white",
        caption: bool = False) -> str:
    """The picture of a position, and of a verdict on a move in it."""
    black = view == "black"
    said = position.fen if verdict is None else verdict.sentence
    marked = () if verdict is None else verdict.squares
    arrows = () if verdict is None else verdict.arrows
    lines = wrap(said, LINE) if caption else []
    high = SIDE + 22 * len(lines)
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {SIDE} {high}" '
        f'width="{size}" height="{size * high // SIDE}">', f"<title>{escape(said)}</title>",
        f'<rect width="{SIDE}" height="{high}" fill="#fff"/>', *_squares(marked, black),
        '<g font-family="sans-serif" font-size="15" text-anchor="middle" fill="#1a1a1a">',
        *_edges(black), *[f'<text x="{SIDE // 2}" y="{SIDE + 22 * n + 12}">{escape(line)}</text>'
                          for n, line in enumerate(lines)], "</g>",
        *[_arrow(arrow, bool(verdict), black) for arrow in arrows],
        *[_piece(piece, square, black) for square, piece in position.pieces.items()],
        "</svg>"])

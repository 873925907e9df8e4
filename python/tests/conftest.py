# SPDX-License-Identifier: MIT
"""Where the conformance suite and the program are; tests skip without them."""
import os
import pathlib

import pytest

TREE = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def rows():
    """rows(NAME): the rows of a table of the conformance suite."""
    suite = pathlib.Path(os.environ.get("ECART_SUITE", TREE / "conformance"))
    if not suite.is_dir():
        pytest.skip("the conformance suite is not there")

    def read(name):
        with open(suite / name, encoding="utf-8", newline="\n") as table:
            return [line.rstrip("\n").split("\t") for line in table if line[0] != "#"]
    return read


@pytest.fixture(scope="session")
def program():
    """The program, to compare with: ECART_PROGRAM, or that of the tree."""
    found = pathlib.Path(os.environ.get("ECART_PROGRAM", TREE / "tools" / "ecart"))
    if not os.access(found, os.X_OK) or found.is_dir():
        pytest.skip("the program is not there")
    return str(found)

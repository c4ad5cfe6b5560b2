#!/usr/bin/env python3
"""Checks that nobody chose the dice of a saved game:  verify.py FILE.generala…

Needs Python 3 alone, and shares no line with the game. It checks that
* the fairness code, which was shown from the start, is the SHA-256 of the seed: so the seed was fixed by then;
* every throw of the journal, those that were taken back too, follows from the seed: block n of a throw is the SHA-256
  of the seed and the text "seat:round:throw:n" (seat from 1, `*` where all throw the same dice); its bytes in order,
  those of 252 and more left out, give the faces (byte mod 6 + 1) of the dice that were thrown, in die order;
* the dice that were kept lie as they lay.
"""
import hashlib
import itertools
import json
import sys


def faces(seed, place):
    for n in itertools.count():
        for byte in hashlib.sha256(seed + f"{place}:{n}".encode("ascii")).digest():
            if byte < 252:
                yield byte % 6 + 1


def check(lines):
    """Number of throws checked; ValueError when one is not what the seed says."""
    start = json.loads(lines[0])
    seed = bytes.fromhex(start["seed"])
    if len(seed) != 32 or hashlib.sha256(seed).hexdigest() != start["fairness"]:
        raise ValueError("line 1: the fairness code is not that of the seed")
    shared = "dice=shared" in start["options"]
    lay = {}  # dice after each throw, by seat, round and throw
    for number, event in enumerate(map(json.loads, lines), 1):
        if event["event"] != "thrown":
            continue
        seat, round_, throw = event["seat"], event["round"], event["throw"]
        thrown = faces(seed, f"{'*' if shared else seat}:{round_}:{throw}")
        before = lay.get((seat, round_, throw - 1))  # nothing can be kept on a first throw
        dice = [before[k] if k + 1 in event["kept"] else next(thrown) for k in range(5)]
        if dice != event["dice"]:
            raise ValueError(f"line {number}: the seed gives {dice}, the journal says {event['dice']}")
        lay[seat, round_, throw] = dice
    return len(lay)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for name in sys.argv[1:]:
        try:
            with open(name, encoding="utf-8") as file:
                lines = file.read().removesuffix("\n").split("\n")
            print(f"{name}: fair, {check(lines)} throws follow from the seed")
        except (OSError, ValueError, KeyError, TypeError, IndexError) as fault:
            sys.exit(f"{name}: not fair, or no saved game: {fault}")

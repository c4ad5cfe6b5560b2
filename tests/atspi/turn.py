#!/usr/bin/python3
"""Plays a whole turn and a row of the next one through the accessibility bus.   turn.py LANGUAGE"""
import re
import sys
import time

from bus import Atspi, Bus, Missing, State, act, actions, describe, has, walk
from words import Words

PERSON = "<b>Zoe\u0301</b> & %1 Я🎲"
COMPUTER = 'Лев "R2"'
FACES = ("one", "two", "three", "four", "five", "six")
# What the game's window is made of. Boxes that only hold others together need no name.
HOLDERS = {"filler", "panel", "scroll pane", "frame", "application", "separator", "menu bar", "tool bar", "list",
           "viewport", "split pane"}
ROLES = HOLDERS | {"push button", "check box", "radio button", "combo box", "text", "label", "table", "table cell",
                   "table column header", "table row header", "list item", "page tab", "page tab list", "progress bar",
                   "slider", "menu item", "menu", "notification", "dialog", "toggle button", "chart", "scroll bar",
                   "check menu item", "tool tip", "spin button", "image"}


def check(condition, what):
    if not condition:
        raise Missing(what)


class Turn:
    def __init__(self, language):
        self.words = Words(language)
        self.bus = Bus("generala")
        self.table = self.bus.wait(20, lambda: self.bus.node("panel", lambda n: n == self.words("TableView", "Table")),
                                   "no table")
        card = self.words("ScorecardView", "Scorecard")
        self.card = self.bus.wait(10, lambda: self.bus.node("table", lambda n: n == card), "no card")

    # What the table tells.

    def dice(self):
        """Number -> (check box, face, locked) of the dice that lie."""
        found = {}
        for locked in (False, True):
            pattern = self.words.pattern("TableView", "Die %1: %2, locked" if locked else "Die %1: %2, free")
            faces = {self.words("TableView", face): k + 1 for k, face in enumerate(FACES)}
            for box in self.bus.nodes("check box", self.table):
                match = pattern.match(box.get_name())
                if match:
                    found[int(match["p1"])] = (box, faces[match["p2"]], locked)
        return found

    def button(self, source):
        name = self.words("TablePresenter", source)
        node = self.bus.node("push button", lambda n: n == name, self.table)
        return node if node is not None and has(node, State.ENABLED) else None

    def plate(self, name):
        return self.bus.node("panel", lambda n: n.startswith(name), self.table)

    def in_turn(self, name):
        plate = self.plate(name)
        return plate is not None and has(plate, State.ACTIVE)

    # What is done, and heard.

    def throw(self, source, number):
        button = self.bus.wait(20, lambda: self.button(source), f"no button {source!r} to be pressed")
        act(button, "Press")
        faces = self.bus.wait_heard(lambda text: PERSON in text and re.search(r"(\d, ){4}\d", text),
                                    f"throw {number}")
        told = [int(face) for face in re.search(r"(\d, ){4}\d", faces).group().split(", ")]
        dice = self.bus.wait(5, lambda: len(self.dice()) == 5 and self.dice(), "five dice on the table")
        check([dice[k][1] for k in range(1, 6)] == told, f"dice {[d[1] for d in dice.values()]}, told {told}")
        return told

    def lock(self, number):
        act(self.dice()[number][0], "Toggle")
        self.bus.wait(5, lambda: self.dice()[number][2], f"die {number} is not locked")
        box, face, _ = self.dice()[number]
        check(has(box, State.CHECKED), f"{describe(box)} is not checked")
        self.bus.wait_heard(lambda text: str(face) in text, f"lock of die {number}")

    def previews(self):
        """(points, row, cell) of what the dice would give, the most first."""
        pattern = self.words.pattern("ScorecardModel", "%1, %2: would give %3")
        cells = []
        for cell in self.bus.nodes("table cell", self.card):
            match = pattern.match(cell.get_name())
            if match:
                check(match["p2"] == PERSON, f"not the cell of {PERSON}: {describe(cell)}")
                cells.append((int(match["p3"]), match["p1"], cell))
        return sorted(cells, key=lambda c: -c[0])

    def written(self, row, points):
        self.bus.wait_heard(lambda text: PERSON in text and row in text and str(points) in text, f"{row} written")
        name = f"{row}, {PERSON}, {points}"
        self.bus.wait(10, lambda: self.bus.node("table cell", lambda n: n == name, self.card), f"no cell {name!r}")

    # The parts of the test.

    def check_tree(self):
        """Everything that is shown has a role that says what it is, and a name as typed."""
        count = 0
        for node in walk(self.bus.app):
            role, name, told = node.get_role_name(), node.get_name() or "", node.get_description() or ""
            count += 1
            check(role in ROLES, f"strange role: {describe(node)}")
            check(name or (role in HOLDERS and not has(node, State.FOCUSABLE)), f"no name: {role}, actions {actions(node)}")
            check("<qt>" not in name + told and "&lt;" not in name + told and "&amp;" not in name + told,
                  f"markup: {describe(node)}, {told!r}")
        return count

    def clock(self):
        ring = self.bus.nodes("progress bar", self.plate(PERSON))
        check(len(ring) == 1, "no clock on the plate of who is to act")
        left, most = Atspi.Value.get_current_value(ring[0]), Atspi.Value.get_maximum_value(ring[0])
        check(0 < left <= most == 60, f"clock at {left} of {most}")

    def by_actions(self):
        self.bus.wait(20, lambda: self.in_turn(PERSON), "the person is not in turn")
        self.throw("Throw", 1)
        self.clock()
        count = self.check_tree()
        self.lock(1)
        self.lock(2)
        kept = [self.dice()[k][1] for k in (1, 2)]
        faces = self.throw("Next throw", 2)
        check(faces[:2] == kept, f"locked dice have changed: {kept}, {faces}")
        points, row, cell = self.previews()[0]
        act(cell, "Press")
        self.written(row, points)
        computer = self.bus.wait_heard(lambda text: COMPUTER in text or PERSON in text, "the computer's row")
        check(COMPUTER in computer, f"heard {computer!r} before the computer's row")
        return count

    def by_keys(self):
        """The focus goes to the card, whose cells are read, and Enter writes."""
        self.bus.wait(30, lambda: self.in_turn(PERSON), "the person's turn does not come again")
        self.throw("Throw", 1)
        best = self.previews()[0]
        self.bus.focused.clear()
        Atspi.Component.grab_focus(self.card)
        names = {cell.get_name() for _, _, cell in self.previews()}
        self.bus.wait(5, lambda: self.bus.focused and self.bus.focused[-1] in names, "no cell of the card is read")
        for _ in range(20):
            if self.bus.focused[-1] == best[2].get_name():
                break
            before = len(self.bus.focused)
            self.key(0xff54)  # Down
            self.bus.wait(5, lambda: len(self.bus.focused) > before, "Down reads no other cell")
        check(self.bus.focused[-1] == best[2].get_name(), "the best row was not reached")
        self.key(0xff0d)  # Return
        self.written(best[1], best[0])

    @staticmethod
    def key(symbol):
        Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)


def main():
    language = sys.argv[1]
    begun = time.monotonic()
    turn = Turn(language)
    try:
        count = turn.by_actions()
        turn.by_keys()
    except Missing as missing:
        print(f"{language}: {missing}", file=sys.stderr)
        for node in walk(turn.bus.app):
            print("   ", describe(node), actions(node), file=sys.stderr)
        return 1
    print(f"{language}: {count} things are shown and named; a turn and a row played, {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

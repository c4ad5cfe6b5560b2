"""What a screen reader sees and hears of the game, and what it can do."""
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

State = Atspi.StateType
EVENTS = ("object:state-changed:showing", "object:state-changed:focused", "object:state-changed:checked",
          "object:property-change:accessible-name")


class Missing(Exception):
    """Something that should be in the tree, or be heard, is not."""


def has(node, state):
    return node.get_state_set().contains(state)


def walk(node):
    """The node and everything under it that is shown. What goes away meanwhile is left out."""
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None and has(child, State.SHOWING):
            yield from walk(child)


def actions(node):
    try:
        return [Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))]
    except GLib.Error:
        return []


def act(node, name):
    names = actions(node)
    if name not in names:
        raise Missing(f"no action {name} of {describe(node)}, only {names}")
    Atspi.Action.do_action(node, names.index(name))


def describe(node):
    return f"{node.get_role_name()} {node.get_name()!r}"


class Bus:
    def __init__(self, application):
        Atspi.init()
        Atspi.set_timeout(5000, 15000)
        self.heard = []    # what a screen reader would read: notifications as they come into sight
        self.focused = []  # names of what the focus went to
        self._listener = Atspi.EventListener.new(self._on_event)
        for event in EVENTS:
            self._listener.register(event)
        self.app = self.wait(30, lambda: self._find(application), "no game on the bus")
        self.app.set_cache_mask(Atspi.Cache.NONE)  # nothing is taken for true that was asked for earlier

    @staticmethod
    def _find(name):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app is not None and app.get_name() == name and app.get_child_count() > 0:
                return app
        return None

    def _on_event(self, event):
        try:
            role, name = event.source.get_role(), event.source.get_name()
        except GLib.Error:
            return  # gone by now
        if event.type.startswith("object:state-changed:showing") and event.detail1 and role == Atspi.Role.NOTIFICATION:
            self.heard.append(name)
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            self.focused.append(name)

    def pump(self, seconds=0.05):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)

    def wait(self, seconds, condition, what):
        """The first true answer of a condition."""
        end = time.monotonic() + seconds
        while True:
            self.pump()
            try:
                answer = condition()
            except GLib.Error:
                answer = None  # something went away while it was looked at
            if answer:
                return answer
            if time.monotonic() > end:
                raise Missing(f"{what}; heard: {self.heard[-5:]}")

    def wait_heard(self, condition, what):
        """The first text since the last call that fulfils a condition; it and those before it are then forgotten."""
        def search():
            for index, text in enumerate(self.heard):
                if condition(text):
                    del self.heard[:index + 1]
                    return text
            return None
        return self.wait(20, search, f"not heard: {what}")

    def nodes(self, role, under=None):
        return [node for node in walk(under or self.app) if node.get_role_name() == role]

    def node(self, role, matches, under=None):
        for node in self.nodes(role, under):
            if matches(node.get_name()):
                return node
        return None

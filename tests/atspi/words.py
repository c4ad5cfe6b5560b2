"""The words of the game in one language, as its translation files have them."""
import os
import re
import xml.etree.ElementTree as ET

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "translations")


class Words:
    def __init__(self, language):
        self._texts = {}
        path = os.path.join(FOLDER, f"generala_{language}.ts")
        for context in ET.parse(path).getroot().iter("context"):
            name = context.findtext("name")
            for message in context.iter("message"):
                translation = message.find("translation")
                finished = translation is not None and translation.get("type") is None
                forms = [form.text or "" for form in translation.iter("numerusform")] if finished else []
                text = translation.text if finished else None
                self._texts[name, message.findtext("source")] = forms or [text or message.findtext("source")]

    def __call__(self, context, source):
        """A text, with its placeholders. English ones stand for what is not translated."""
        return self._texts.get((context, source), [source])[0]

    def pattern(self, context, source):
        """What matches a text: placeholders become groups p1, p2, …"""
        forms = self._texts.get((context, source), [source])
        return re.compile("|".join(self._expression(form, k) for k, form in enumerate(forms)))

    @staticmethod
    def _expression(text, form):
        suffix = f"_{form}" if form else ""
        parts = re.split(r"%(\d|n)", text)
        return "".join(re.escape(part) if k % 2 == 0 else f"(?P<p{part}{suffix}>.+?)" for k, part in enumerate(parts)) + "$"

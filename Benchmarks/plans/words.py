"""The words: templates and texts of a catalog's two folders, chosen and rendered with PyICU's MessageFormat."""

import json
import re
from datetime import date
from functools import lru_cache
from pathlib import Path

import icu
import yaml

from calendar_days import EPOCH
from selection import choose, fnv1a

# A date without a time of day, and a time of day without a zone, are told as if in UTC.
icu.TimeZone.setDefault(icu.TimeZone.createTimeZone("GMT"))

STYLES = ("cheerful", "gentle", "minimal")
OPERATORS = {
    "eq": lambda value, than: value == than,
    "ne": lambda value, than: value != than,
    "lt": lambda value, than: value < than,
    "le": lambda value, than: value <= than,
    "gt": lambda value, than: value > than,
    "ge": lambda value, than: value >= than,
    "in": lambda value, those: value in those,
    "between": lambda value, ends: ends[0] <= value <= ends[1],
}
# 1 January of year 1, from which seasons are counted.
FIRST_DAY = 1 - EPOCH
DIRECTIONS = {icu.UCharDirection.RIGHT_TO_LEFT, icu.UCharDirection.RIGHT_TO_LEFT_ARABIC, icu.UCharDirection.ARABIC_NUMBER}


def formattable_date(day):
    return icu.Formattable((day - EPOCH) * 86_400.0, icu.Formattable.kIsDate)


def formattable_time(seconds):
    return icu.Formattable(float(seconds), icu.Formattable.kIsDate)


@lru_cache(65536)
def cleaned(text, most):
    """A person's text without what could disturb a sentence, cut between characters as people count them."""
    text = re.sub(r"\r\n|[\t-\r\x85\u2028\u2029]", " ", text)
    text = re.sub(r"[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", "", text)
    borders = icu.BreakIterator.createCharacterInstance(icu.Locale.getRoot())
    string = icu.UnicodeString(text)
    borders.setText(string)
    ends = list(borders)
    if len(ends) > most:
        text = str(string[: ends[most - 2]] if most > 1 else "").rstrip(" ") + "…"
    if any(icu.Char.charDirection(c) in DIRECTIONS for c in text):
        return f"\u2068{text}\u2069"
    return text


@lru_cache(65536)
def is_blank(text):
    """Whether nothing of a text can be seen."""
    unseen = (icu.UCharCategory.CONTROL_CHAR, icu.UCharCategory.FORMAT_CHAR)
    return all(icu.Char.isUWhiteSpace(c) or icu.Char.charType(c) in unseen for c in text)


class Template:
    """One kind: its arguments, actions and variants."""

    def __init__(self, source, messages):
        self.kind = source["kind"]
        self.arguments = source.get("args") or {}
        self.actions = source.get("actions", [])
        self.private = source.get("private")
        self.thresholds = source.get("thresholds")
        optional = {name for name, argument in self.arguments.items() if argument.get("optional")}
        self.texts = {name: a["max"] for name, a in self.arguments.items() if a["type"] == "text" and "max" in a}
        self.variants = [dict(variant, hash=fnv1a(variant["id"])) for variant in source["variants"]]
        # The arguments that conditions ask for.
        self.asked = {name for variant in self.variants for name in variant.get("when", {})} & set(self.arguments)
        for variant in self.variants:
            # The optional arguments that the words of a style use, in whichever language.
            variant["needs"] = {
                style: optional & {
                    name for texts in messages.values() for part in ("title", "body")
                    for name in arguments_of(texts.get(f"{self.kind}.{style}.{variant['id']}.{part}", ""))}
                for style in STYLES}

    def is_threshold(self, number):
        first, step = self.thresholds["at"], self.thresholds["then"]
        return number in first or number > first[-1] and (number - first[-1]) % step == 0


@lru_cache(None)
def arguments_of(pattern):
    """The names of a message's arguments."""
    parsed = icu.MessagePattern(pattern)
    return {
        str(icu.UnicodeString(pattern)[part.getIndex():part.getIndex() + part.getLength()])
        for part in map(parsed.getPart, range(parsed.countParts()))
        if part.getType() == icu.UMessagePatternPartType.ARG_NAME}


class Words:
    """A catalog, with what is kept of it: messages by pattern and locale, and the variants that may be used."""

    def __init__(self, root):
        self.messages = {}
        for folder in sorted((Path(root) / "Localization").iterdir()):
            texts = {}
            for file in folder.glob("*.json"):
                if file.stem != "source-hashes":
                    pairs = json.loads(file.read_text("utf-8")).items()
                    texts.update((key, text) for key, text in pairs if not key.startswith("@"))
            # A language with a text left to translate is a draft; what is empty in English has nothing to translate.
            english = self.messages.get("en", {})
            if folder.name == "en" or all(text.strip() or not english.get(key) for key, text in texts.items()):
                self.messages[folder.name] = texts
        self.templates = {}
        for file in sorted((Path(root) / "Templates").glob("*.yaml")):
            source = yaml.safe_load(file.read_text("utf-8"))
            if source.get("surface") == "push":
                self.templates[source["kind"]] = Template(source, self.messages)
        self._formats, self._eligible, self._locales = {}, {}, {}

    def locale(self, tag):
        """The locale of the words for a person's, and the one for the numbers and dates in them."""
        if tag not in self._locales:
            given = icu.Locale.createCanonical(tag.replace("_", "-"))
            likely = icu.Locale(str(given))
            likely.addLikelySubtags()
            language, script = given.getLanguage(), given.getScript() or likely.getScript()
            spoken = "zh" if language == "yue" else language
            links = [f"{spoken}-{script}", "en"] if spoken == "zh" else [spoken, "en"]
            words = next(link for link in links if link in self.messages)
            region = given.getCountry()
            self._locales[tag] = words, icu.Locale.forLanguageTag(f"{words}-{region}" if region else words)
        return self._locales[tag]

    def render(self, pattern, locale, names, values):
        key = pattern, locale.getName()
        message = self._formats.get(key)
        if message is None:
            message = self._formats[key] = icu.MessageFormat(pattern, locale)
        return message.format(names, values)

    def action(self, action, tag):
        """The title of a button."""
        locale, shown = self.locale(tag)
        return self.render(self.messages[locale][f"actions.{action}"], shown, [], [])

    def eligible(self, kind, style, locale, integers, given, context):
        """The variants whose conditions hold; where exclusive ones do, only they. `context` is a tuple of pairs."""
        key = kind, style, locale, integers, given, context
        found = self._eligible.get(key)
        if found is None:
            conditions = dict(context)
            numbers = dict(integers)
            found = [
                v for v in self.templates[kind].variants
                if v.get("since", 1) <= 1 and locale in v.get("locales", [locale]) and v["needs"][style] <= given
                and all(holds(name, wanted, numbers, conditions) for name, wanted in v.get("when", {}).items())]
            exclusive = [v for v in found if v.get("exclusive")]
            is_season = bool(exclusive) and all("season" in v.get("when", {}) for v in exclusive)
            found = [(v["id"], v["hash"], v.get("weight", 1)) for v in exclusive or found], is_season
            self._eligible[key] = found
        return found

    def variant(self, person, kind, style, tag, arguments, context, number, day, last=None):
        """The id of the variant that a notification has, if another one was shown last."""
        template = self.templates[kind]
        given = {name for name, value in arguments.items() if not isinstance(value, str) or not is_blank(value)}
        integers = tuple(
            (name, value) for name, value in arguments.items() if isinstance(value, int) and name in template.asked)
        variants, is_season = self.eligible(kind, style, self.locale(tag)[0], integers, frozenset(given), context)
        return choose(person, kind, style, day - EPOCH - FIRST_DAY if is_season else number, variants, last)[0]

    def compose(self, person, kind, style, tag, arguments, context, number, day, last=None):
        """The words of a notification: what of its line they make."""
        template = self.templates[kind]
        locale, shown = self.locale(tag)
        names, values = [], []
        for name, value in arguments.items():
            if isinstance(value, str):
                if is_blank(value):
                    continue
                value = icu.Formattable(cleaned(value, template.texts[name]) if name in template.texts else value)
            elif isinstance(value, int):
                value = icu.Formattable(value)
            names.append(name)
            values.append(value)
        variant = self.variant(person, kind, style, tag, arguments, context, number, day, last)
        texts = self.messages[locale]
        stem = f"{kind}.{style}.{variant}"
        words = {
            "locale": locale, "style": style, "variant": variant,
            "title": self.render(texts[stem + ".title"], shown, names, values),
            "body": self.render(texts[stem + ".body"], shown, names, values),
        }
        if template.private:
            words["private"] = {
                part: self.render(texts[f"{template.private}.{part}"], shown, names, values) for part in ("title", "body")}
        return words


def holds(name, wanted, integers, context):
    """Whether a condition does; what is not known holds nowhere."""
    if name in ("frequency", "season", "weekday", "daypart", "platform"):
        return context.get(name) in wanted
    if name in ("first", "alarm"):
        return context.get(name) == wanted
    return name in integers and all(OPERATORS[operator](integers[name], operand) for operator, operand in wanted.items())


# Seasons.

FESTIVALS = {
    # The first day of the lunisolar year, and the fifteenth of its eighth month.
    year: (date(year, *spring).toordinal(), date(year, *autumn).toordinal())
    for year, spring, autumn in [
        (2024, (2, 10), (9, 17)), (2025, (1, 29), (10, 6)), (2026, (2, 17), (9, 25)), (2027, (2, 6), (9, 15)),
        (2028, (1, 26), (10, 3)), (2029, (2, 13), (9, 22)), (2030, (2, 3), (9, 12)), (2031, (1, 23), (10, 1)),
        (2032, (2, 11), (9, 19)), (2033, (1, 31), (9, 8)), (2034, (2, 19), (9, 27)), (2035, (2, 8), (9, 16)),
    ]
}


def season(day):
    shown = date.fromordinal(day)
    if shown.month == 1 and shown.day <= 3:
        return "new-year"
    if shown.month == 12 and shown.day >= 29:
        return "year-end"
    spring, autumn = FESTIVALS.get(shown.year, (0, 0))
    if 0 <= day - spring < 3:
        return "spring-festival"
    return "mid-autumn" if day == autumn else None


def daypart(time):
    hour = time // 3600
    return "morning" if 5 <= hour < 12 else "afternoon" if 12 <= hour < 18 else "evening" if 18 <= hour < 22 else "night"

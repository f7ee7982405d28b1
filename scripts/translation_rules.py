# SPDX-License-Identifier: GPL-3.0-or-later
"""What a translation has in common with its English text, in whatever language. For scripts/make_texts."""
import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "assets/manual/glossary.md"
# the columns of the glossary's table
COLUMNS = {"ja": 1, "zh_CN": 2, "de": 3, "es": 4}

# terms that stand for something else on some labels: an error of a file, the mode of the window, the weight
# of a term, the position of a joint, the mass matrix of finite elements
TWO_SENSES = {"error", "mode", "weight", "line", "ready", "none", "step", "limits", "position", "question", "friction",
              "mass matrix"}

PLACEHOLDER = re.compile(r"%L?\d+|%n")
TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
ENTITY = re.compile(r"&[a-z]+;|&#\d+;")
MNEMONIC = re.compile(r"&(?!&|\s|[a-z]+;|#\d+;)(.)")
WITH_LETTER = re.compile(r"\(&.\)")


def plain(text):
    return re.sub(r"&(?=\S)|[…:：]$", "", WITH_LETTER.sub("", text.replace("\n", " "))).strip()


def mnemonics(text):
    return [letter.lower() for letter in MNEMONIC.findall(text.replace("&&", ""))]


def rows():
    """The cells of each row of the glossary's table."""
    for line in GLOSSARY.read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 6 and cells[0] != "English" and not cells[0].startswith("-"):
            yield cells


def glossary(language):
    """The word of that language for each English term, in small letters."""
    return {cells[0].lower(): cells[COLUMNS[language]].lower() for cells in rows()}


def is_same(form, wanted):
    """Whether the words are those, or abbreviations of them: three letters or more, and a full stop."""
    ours, theirs = form.split(), wanted.split()
    return len(ours) == len(theirs) and all(
        own == word or re.fullmatch(r"\w{3,}\.", own) and word.startswith(own[:-1]) for own, word in zip(ours, theirs))


def faults(source, forms, language, words):
    """What is wrong with a translation; `forms` are those of a plural, or one."""
    for form in forms:
        if source.strip() and not form.strip():
            yield "is missing"
            continue
        for what, pattern in [("placeholders", PLACEHOLDER), ("tags", TAG), ("entities", ENTITY)]:
            of_source, of_form = (collections.Counter(pattern.findall(text)) for text in (source, form))
            if len(forms) > 1:
                of_source.pop("%n", None), of_form.pop("%n", None)
            if of_source != of_form:
                yield f"has other {what}"
        if source.count("\n") != form.count("\n"):
            yield "has other ends of lines"
        if (source[:1] == " ", source[-1:] == " ") != (form[:1] == " ", form[-1:] == " "):
            yield "begins or ends with another blank"
        if ("…" in source) != ("…" in form):
            yield "has or lacks …"
        if len(mnemonics(source)) != len(mnemonics(form)):
            yield "has or lacks a letter with &"
        elif language in ("ja", "zh_CN") and mnemonics(source) != mnemonics(form):
            yield "has another letter with & than English"
        elif any(not letter.isascii() for letter in mnemonics(form)):
            yield "has & before a letter that not every keyboard has"
        term = plain(source).lower()
        wanted = words.get(term)
        # a word that is much longer may be shortened on a label
        is_bound = wanted and term not in TWO_SENSES and len(wanted) <= 1.4 * len(term)
        if is_bound and not is_same(plain(form).lower(), wanted):
            yield f"is not the glossary's “{wanted}”"

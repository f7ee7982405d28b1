# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual's pages and the lessons in other languages: what they have in common with the English ones, and which state of
those they were made from. For scripts/make_texts."""
import difflib
import hashlib
import re
import unicodedata

from translation_rules import COLUMNS, GLOSSARY, ROOT, plain, rows

MANUAL = ROOT / "assets/manual"
STAMP = re.compile(r"<!-- English: ([0-9a-f]{8})\. .*-->\n")
NEW_STAMP = "<!-- English: {}. Made by a machine; no native speaker has read it. -->\n"

HEADING = re.compile(r"^(#+) ", re.M)
HELP = re.compile(r"^<!-- help: .*$", re.M)
LINK = re.compile(r"\]\(([^)]+)\)")
CODE = re.compile(r"`[^`]+`")
ITALIC = re.compile(r"(?<!\*)\*(?!\*| )[^*]+\*(?!\*)")
TABLE = re.compile(r"(?<=-\|\n)(?:\|.*\n)+")
SOURCES = re.compile(r"(?:^- \*\*\w+\*\*: .*\n)+", re.M)


def pages(language):
    """The translated pages of the manual with their English ones; the glossary is made (glossary_page)."""
    return [(path, MANUAL / path.name) for path in sorted((MANUAL / language).glob("*.md"))]


def lessons(language):
    return [(path, path.with_name("en.md")) for path in sorted(ROOT.glob(f"assets/lessons/*/text/{language}.md"))]


def stamp_of(original):
    return hashlib.sha256(original.read_bytes()).hexdigest()[:8]


def stamped(text, original):
    """The text of a translation that says it is one of the original as it is now; who has read it stays."""
    if found := STAMP.match(text):
        return text[:found.start(1)] + stamp_of(original) + text[found.end(1):]
    return NEW_STAMP.format(stamp_of(original)) + text


def outdated(language):
    for path, original in pages(language) + lessons(language):
        found = STAMP.match(path.read_text())
        if not found or found[1] != stamp_of(original):
            yield f"{path.relative_to(ROOT)} is older than its English text"


def strange_labels(path, known):
    """What is bold on a page and no text of the window; in menus part by part."""
    text = path.read_text()
    for label in re.finditer(r"\*\*(.+?)\*\*", text, re.S):
        number = text.count("\n", 0, label.start()) + 1
        for part in re.sub(r"[ \n]+", " ", label[1]).split(" > "):
            if plain(part) not in known:
                yield f"{path.relative_to(ROOT)}:{number}: **{part}** is no text of the window"


def page_faults(path, original, language):
    """What a translated page and its English one should have in common and have not."""
    # links are as seen from the folder of the English pages
    english, text = original.read_text(), path.read_text().replace("](../", "](")
    name = path.relative_to(ROOT)
    # the glossary's own is its table
    shared = [("headings", HEADING, list), ("help comments", HELP, list)]
    if original != GLOSSARY:
        shared += [("links or pictures", LINK, sorted), ("numbers of code spans", CODE, lambda found: [str(len(found))])]
    for what, pattern, of in shared:
        lines = difflib.ndiff(of(pattern.findall(english)), of(pattern.findall(text)))
        if differences := [line for line in lines if line[0] in "+-"]:
            yield f"{name} has other {what} than English: {', '.join(differences)}"
    if language in ("ja", "zh_CN") and (italic := ITALIC.search(CODE.sub("", text))):
        yield f"{name}: {italic[0]}: no italics in this language"


def source(cell, language):
    """What a cell of the glossary's column Source says of one language."""
    code = language[:2]
    if own := re.search(rf"(?:^|; ){code} ([^;]+)", cell):
        return own[1]
    unsure = re.search(rf"usage, (?:[a-z ]*\b{code}\b[a-z ]*)?unsure", cell)
    other = re.search(rf"\b{code} (\w+ writes [^,)]+)", cell)
    return "usage" + (", unsure" if unsure else "") + (f" ({other[1]})" if other else "")


def glossary_page(language):
    """The glossary's page in a language: its own words, with the table and the sources as the English page has them."""
    path = MANUAL / language / "glossary.md"
    # letters with accents stand with those that have none
    table = sorted(((cells[COLUMNS[language]], cells[0], source(cells[-1], language)) for cells in rows()),
                   key=lambda row: unicodedata.normalize("NFD", row[0].casefold()) if language in ("de", "es") else row[0])
    codes = {code for row in table for code in re.findall(r"\b[A-Z0-9]+\b", row[2])}
    english = SOURCES.search(GLOSSARY.read_text())[0].splitlines(keepends=True)
    text = TABLE.sub(lambda _: "".join("| " + " | ".join(row) + " |\n" for row in table), path.read_text(), count=1)
    text = SOURCES.sub(lambda _: "".join(line for line in english if re.match(r"- \*\*(\w+)", line)[1] in codes), text)
    return path, stamped(text, GLOSSARY)

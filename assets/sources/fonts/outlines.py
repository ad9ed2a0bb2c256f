"""Makes the outlines of assets/fonts/outlines/, from which the titles on share pictures are drawn.

    python3 outlines.py FONTS PACKAGES OUT      (Debian: python3-fonttools, python3-brotli)

FONTS is assets/fonts; PACKAGES holds unpacked `npm pack`s of noto-sans, noto-sans-arabic and noto-sans-hebrew; see README.md.
Each file has, in thousandths of the font size: the height of capitals, for each sign its width and its outline (m, l and q of SVG,
each point counted from the one before), and by how much pairs move together.
"""

import json
import shutil
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer
from subset import EXTENDED, LATIN

WEIGHT = 600
# Headings of each choice of theme.font.
FACES = ["besley", "familjen-grotesk", "lexend", "newsreader", "oswald", "petrona", "sometype-mono"]

# Letters of scripts that the faces lack. Arabic letters come in their joined forms (Arabic Presentation Forms).
CYRILLIC = [*range(0x400, 0x460), 0x490, 0x491]
GREEK = [code for code in range(0x384, 0x3CF) if code not in (0x38B, 0x38D, 0x3A2)]
VIETNAMESE = [0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1EA0, 0x1EFA)]
HEBREW = [0x5BE, 0x5F3, 0x5F4, *range(0x5D0, 0x5EB)]
ARABIC = [0x60C, 0x61B, 0x61F, 0x640, *range(0x660, 0x66A), *range(0x6F0, 0x6FA), *range(0xFE80, 0xFEFD)]
# Persian and Urdu: peh, tteh, tcheh, ddal, jeh, rreh, keheh, gaf, noon ghunna, heh goal, heh doachashmee, yeh barree, Farsi yeh.
ARABIC += [*range(0xFB56, 0xFB5A), *range(0xFB66, 0xFB6A), *range(0xFB7A, 0xFB7E), *range(0xFB88, 0xFB96), *range(0xFB9E, 0xFBA0)]
ARABIC += [*range(0xFBA6, 0xFBB0), *range(0xFBFC, 0xFC00)]
OTHERS = {
    "noto-sans": {"cyrillic": CYRILLIC, "greek": GREEK, "vietnamese": VIETNAMESE},
    "noto-sans-hebrew": {"hebrew": HEBREW},
    "noto-sans-arabic": {"arabic": ARABIC},
}

# Smaller steps are not seen.
LEAST_KERNING = 12


class Outline(BasePen):
    """Whole numbers; y runs down, as in SVG."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.parts = []
        self.last = (0, 0)

    def add(self, letter, *points):
        rounded = [(round(x), -round(y)) for x, y in points]
        self.parts.append(letter + " ".join(f"{x - self.last[0]} {y - self.last[1]}" for x, y in rounded))
        self.last = rounded[-1]

    def _moveTo(self, point):
        self.add("m", point)

    def _lineTo(self, point):
        self.add("l", point)

    def _qCurveToOne(self, control, point):
        self.add("q", control, point)

    def _curveToOne(self, *points):
        raise ValueError("outlines of TrueType fonts are quadratic")


def opened(path: Path) -> TTFont:
    font = TTFont(path)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {axis.axisTag: WEIGHT if axis.axisTag == "wght" else axis.defaultValue for axis in font["fvar"].axes})
    if font["head"].unitsPerEm != 1000:
        scale_upem(font, 1000)
    return font


def glyphs_of(font: TTFont, codes: list[int]) -> dict[str, list]:
    cmap, shapes, widths = font.getBestCmap(), font.getGlyphSet(), font["hmtx"]
    found = {}
    for code in codes:
        if code not in cmap:
            continue
        pen = Outline(shapes)
        shapes[cmap[code]].draw(pen)
        found[chr(code)] = [widths[cmap[code]][0], "".join(pen.parts).replace(" -", "-")]
    return found


def pair_value(subtable, left: str, right: str) -> int | None:
    if left not in subtable.Coverage.glyphs:
        return None
    if subtable.Format == 1:
        records = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
        value = next((record.Value1 for record in records if record.SecondGlyph == right), None)
    else:
        row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)]
        value = row.Class2Record[subtable.ClassDef2.classDefs.get(right, 0)].Value1
    return None if value is None else getattr(value, "XAdvance", 0)


def kerning_of(font: TTFont, signs: str) -> dict[str, int]:
    if "GPOS" not in font:
        return {}
    cmap, table = font.getBestCmap(), font["GPOS"].table
    lookups = sorted({index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern" for index in record.Feature.LookupListIndex})
    subtables = [
        getattr(subtable, "ExtSubTable", subtable)
        for index in lookups
        for subtable in table.LookupList.Lookup[index].SubTable
        if getattr(subtable, "ExtSubTable", subtable).LookupType == 2
    ]
    pairs = {}
    for left in signs:
        for right in signs:
            values = (pair_value(subtable, cmap[ord(left)], cmap[ord(right)]) for subtable in subtables)
            value = next((one for one in values if one is not None), 0)
            if abs(value) >= LEAST_KERNING:
                pairs[left + right] = value
    return pairs


def write(path: Path, outlines: dict) -> None:
    # A glyph a line, so that a change can be read.
    path.write_text(json.dumps(outlines, ensure_ascii=False, separators=(",", ":")).replace('"],"', '"],\n"') + "\n", encoding="utf8")


def main(fonts: Path, packages: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        latin, extended = opened(fonts / f"{face}-latin.woff2"), opened(fonts / f"{face}-latin-ext.woff2")
        letters = "".join(sign for sign in map(chr, LATIN) if sign.isalpha() and ord(sign) in latin.getBestCmap()) + ".,’-"
        write(
            out / f"{face}.json",
            {
                "capHeight": latin["OS/2"].sCapHeight,
                "glyphs": {**glyphs_of(latin, LATIN), **glyphs_of(extended, EXTENDED)},
                "kerning": kerning_of(latin, letters),
            },
        )
    glyphs = {}
    for package, parts in OTHERS.items():
        for part, codes in parts.items():
            glyphs |= glyphs_of(opened(packages / package / "files" / f"{package}-{part}-wght-normal.woff2"), codes)
    write(out / "other-scripts.json", {"capHeight": 714, "glyphs": glyphs, "kerning": {}})
    shutil.copy(packages / "noto-sans" / "LICENSE", out / "other-scripts.OFL.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))

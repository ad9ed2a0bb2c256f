"""Makes the woff2 files of assets/fonts/ from the packages of fontsource, and prints what templates/fonts.ts needs.

    python3 subset.py PACKAGES OUT      (Debian: python3-fonttools, python3-brotli)

PACKAGES holds one unpacked `npm pack` of each package named below; see README.md.
"""

import io
import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

# What the styles use: headings have one weight, running text goes from regular to semibold.
DISPLAY_WEIGHT = 600
TEXT_WEIGHTS = (400, 600)
UNITS_PER_EM = 1000
# Ascent and descent together.
LINE = 1250

# name of the file: package, variant of its files, axes that are fixed, weight at which its width is measured
FACES = {
    "besley": ("besley", "wght", {}, 600),
    "figtree": ("figtree", "wght", {}, 400),
    "familjen-grotesk": ("familjen-grotesk", "wght", {}, 600),
    "hanken-grotesk": ("hanken-grotesk", "wght", {}, 400),
    "petrona": ("petrona", "wght", {}, 600),
    "oswald": ("oswald", "wght", {}, 600),
    "lexend": ("lexend", "wght", {}, 600),
    "sometype-mono": ("sometype-mono", "wght", {}, 600),
    "newsreader": ("newsreader", "opsz", {"opsz": 36}, 600),
    "source-serif-4": ("source-serif-4", "opsz", {"opsz": 14}, 400),
}

# Fonts that devices have, by the free font whose widths equal theirs (or by themselves).
LOCALS = {
    "Arial": ("arimo", "wght", 400),
    "Roboto": ("roboto", "wght", 400),
    "Georgia": ("gelasio", "wght", 400),
    "Noto Serif": ("noto-serif", "wght", 400),
    "Arial Bold": ("arimo", "wght", 700),
    "Roboto Bold": ("roboto", "wght", 700),
    "Georgia Bold": ("gelasio", "wght", 700),
    "Noto Serif Bold": ("noto-serif", "wght", 700),
    "Times New Roman": ("tinos", "400", 400),
    "Times New Roman Bold": ("tinos", "700", 700),
}

# Signs that no page of a local business sets in type: fractions, superscript figures, Icelandic, ordinals, lone accents, code.
UNUSED = set("¤¦¨¬\u00ad¯´µ¶¸¹²³¼½¾ÐðÞþªº¥¢±^`~{}|\\_<>=[]")
# Signs that headings hardly have: there they come from the device.
UNUSED_IN_HEADINGS = set("@*§°®©•…")
LATIN = [
    code
    for code in [*range(0x20, 0x7F), *range(0xA0, 0x100), *(ord(sign) for sign in "ıŒœ‑–—‘’‚“”„•…\u202f€™")]
    if chr(code) not in UNUSED
]
EXTENDED = [code for code in [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E] if code not in LATIN]
SETS = {"latin": LATIN, "latin-ext": EXTENDED}

# Where a font lacks the first, the second stands in: no-break hyphen, narrow no-break space.
TWINS = {0x2011: [0x2010, 0x2D], 0x202F: [0x2009, 0x20]}

FEATURES = ["kern", "ccmp", "locl", "rvrn"]
# Widths between two weights are in `gvar` as well as in `HVAR`.
DROPPED = ["STAT", "meta", "DSIG", "MVAR", "HVAR", "VVAR", "vhea", "vmtx"]

# How often letters and spaces stand in running English and French, in thousandths: the weights of a font's mean width.
FREQUENCY = {
    " ": 165, "e": 112, "a": 66, "s": 60, "n": 59, "t": 62, "i": 59, "r": 53, "o": 55, "l": 41, "u": 38, "d": 32, "c": 27,
    "m": 24, "p": 22, "h": 26, "g": 14, "f": 14, "v": 12, "b": 10, "y": 9, "q": 5, "x": 3, "w": 9, "k": 4, "j": 3, "z": 2,
    "é": 9, "à": 2, "è": 2, ",": 9, ".": 9, "’": 5, "-": 3, "0": 3, "1": 3, "5": 3,
}  # fmt: skip


def reload(font: TTFont) -> TTFont:
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer, recalcTimestamp=False)


def with_twins(font: TTFont) -> TTFont:
    for table in font["cmap"].tables:
        if table.isUnicode():
            for code, stand_ins in TWINS.items():
                glyph = next((table.cmap[other] for other in stand_ins if other in table.cmap), None)
                if code not in table.cmap and glyph is not None:
                    table.cmap[code] = glyph
    return font


def subset_to(font: TTFont, codes: list[int], features: list[str]) -> TTFont:
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 13, 14]
    options.drop_tables += DROPPED
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return reload(font)


def centred(font: TTFont) -> TTFont:
    """Capitals stand in the middle of their line, so that labels stand in the middle of buttons."""
    cap = font["OS/2"].sCapHeight
    ascent, descent = (LINE + cap) // 2, (LINE - cap) // 2
    head, metrics = font["hhea"], font["OS/2"]
    head.ascent, head.descent, head.lineGap = ascent, -descent, 0
    metrics.sTypoAscender, metrics.sTypoDescender, metrics.sTypoLineGap = ascent, -descent, 0
    metrics.usWinAscent, metrics.usWinDescent = ascent, descent
    return font


def renamed(font: TTFont, name: str) -> TTFont:
    """A changed font may not bear a reserved name (OFL 1.1, 3)."""
    for number, text in {1: "Townsite", 2: "Regular", 6: f"Townsite-{name}"}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    return font


def mean_width(path: Path, weight: int) -> float:
    """In ems."""
    font = TTFont(path)
    if "fvar" in font:
        axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        font = instancer.instantiateVariableFont(font, {**axes, "wght": weight})
    cmap, widths = font.getBestCmap(), font["hmtx"]
    total = sum(share * widths[cmap[ord(sign)]][0] for sign, share in FREQUENCY.items())
    return total / sum(FREQUENCY.values()) / font["head"].unitsPerEm


def main(packages: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    # A font's own license travels with it.
    for name, (package, variant, fixed, weight) in FACES.items():
        shutil.copy(packages / package / "LICENSE", out / f"{name}.OFL.txt")
        for part, codes in SETS.items():
            font = TTFont(packages / package / "files" / f"{package}-{part}-{variant}-normal.woff2", recalcTimestamp=False)
            is_display = weight == DISPLAY_WEIGHT
            wanted = [code for code in codes if not (is_display and chr(code) in UNUSED_IN_HEADINGS)]
            font = subset_to(with_twins(font), wanted, FEATURES)
            weights = DISPLAY_WEIGHT if is_display else TEXT_WEIGHTS
            font = reload(instancer.instantiateVariableFont(font, {**fixed, "wght": weights}))
            if font["head"].unitsPerEm != UNITS_PER_EM:
                scale_upem(font, UNITS_PER_EM)
            font = renamed(centred(font), name)
            if "fvar" in font:
                # Named instances are for menus of desktop programs.
                font["fvar"].instances = []
            font.flavor = "woff2"
            path = out / f"{name}-{part}.woff2"
            font.save(path)
            missing = "".join(chr(code) for code in wanted if code not in font.getBestCmap())
            head = font["hhea"]
            print(f"{path.name}: {path.stat().st_size} bytes, ascent {head.ascent}, descent {-head.descent}, gap {head.lineGap}, lacks {missing!r}")
        print(f"  width {mean_width(out / f'{name}-latin.woff2', weight):.4f} at {weight}")
    for local, (package, variant, weight) in LOCALS.items():
        path = packages / package / "files" / f"{package}-latin-{variant}-normal.woff2"
        print(f"{local}: width {mean_width(path, weight):.4f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

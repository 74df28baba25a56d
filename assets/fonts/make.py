"""Makes the fonts of this folder from Noto Sans and Noto Sans Math (fonttools): fewer characters, and a minus sign.

    python3 make.py FOLDER_WITH_NOTO
"""

import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TEXT = (
    "20-7E A0-17F 192 218-21B 2BC 2C6 2DA 2DC 300-304 306-30C 384-38A 38C 38E-3A1 3A3-3CE 400-45F 462-463 472-475 490-493 "
    "49A-49B 4A2-4A3 4AE-4B1 4BA-4BB 4D8-4D9 4E8-4E9 1E80-1E85 1E9E 1EF2-1EF3 2009 2010-2015 2018-201E 2020-2022 2026 202F "
    "2030 2032-2033 2039-203A 2044 20AC 20BD 2116 2122 FFFD"
)
SYMBOLS = "2190-2195 21D2 2212 221E 2248 2260 2264-2265 25A1 25CB 25CF 25FB 2713 2714"


def code_points(ranges):
    for part in ranges.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def subset(source, target, ranges, minus):
    font = TTFont(source)
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=code_points(ranges))
    subsetter.subset(font)
    if minus:
        add_minus(font)
    font.save(target)


def add_minus(font):
    """Noto Sans has no U+2212: a bar as long, thick and high as that of its plus sign."""
    glyphs = font["glyf"]
    plus = glyphs[font.getBestCmap()[ord("+")]]
    left, right = plus.xMin, plus.xMax
    inner = sorted({y for x, y in plus.coordinates if x in (left, right)})
    low, high = inner[0], inner[-1]
    pen = TTGlyphPen(None)
    pen.moveTo((left, low))
    for point in ((left, high), (right, high), (right, low)):
        pen.lineTo(point)
    pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), "minus"])
    glyphs["minus"] = pen.glyph()
    font["hmtx"]["minus"] = (font["hmtx"][font.getBestCmap()[ord("+")]][0], left)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2212] = "minus"


if __name__ == "__main__":
    noto = Path(sys.argv[1])
    here = Path(__file__).parent
    subset(noto / "NotoSans-Regular.ttf", here / "NotoSans-Regular.ttf", TEXT, True)
    subset(noto / "NotoSans-Bold.ttf", here / "NotoSans-Bold.ttf", TEXT, True)
    subset(noto / "NotoSansMath-Regular.ttf", here / "Symbols.ttf", SYMBOLS, False)

#!/usr/bin/env python3
"""Writes the advance tables in Sources/Mockups/Text/Advances from the fonts' own horizontal metrics.

Needs fontTools (`pip install fonttools`) and Debian's packages fonts-inter (4.0~beta7), fonts-roboto-unhinted (2017)
and fonts-liberation2 (2.1.5). Another folder that holds a tree like /usr can be given as the only argument:

    python3 Sources/Mockups/Text/generate-advances.py [ROOT]

Only widths are taken, in font units; a character that a font lacks is 0 and measured by its script instead.
"""

import pathlib
import sys

from fontTools.ttLib import TTFont

FACES = {
    "interRegular": ("opentype/inter/Inter-Regular.otf", "Inter Regular"),
    "interMedium": ("opentype/inter/Inter-Medium.otf", "Inter Medium"),
    "interSemiBold": ("opentype/inter/Inter-SemiBold.otf", "Inter SemiBold"),
    "interBold": ("opentype/inter/Inter-Bold.otf", "Inter Bold"),
    "robotoRegular": ("truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "Roboto Regular"),
    "robotoMedium": ("truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf", "Roboto Medium"),
    "liberationRegular": ("truetype/liberation2/LiberationSans-Regular.ttf", "Liberation Sans Regular"),
    "liberationBold": ("truetype/liberation2/LiberationSans-Bold.ttf", "Liberation Sans Bold"),
}

# First and last character of each block, in ascending order; the first must be ASCII.
BLOCKS = [
    (0x0020, 0x007E, "Basic Latin"),
    (0x00A0, 0x017F, "Latin-1 and Latin Extended-A"),
    (0x018F, 0x018F, "Latin, Azerbaijani"),
    (0x01CD, 0x01DC, "Latin, Pinyin"),
    (0x0218, 0x021B, "Latin, Romanian"),
    (0x0259, 0x0259, "Latin, Azerbaijani"),
    (0x0370, 0x03FF, "Greek"),
    (0x0400, 0x045F, "Cyrillic"),
    (0x0490, 0x04FF, "Cyrillic, further languages"),
    (0x1EA0, 0x1EF9, "Vietnamese"),
    (0x2010, 0x203A, "General Punctuation"),
    (0x20A0, 0x20BF, "Currency Symbols"),
    (0x2116, 0x2122, "Letterlike Symbols"),
    (0x2190, 0x2193, "Arrows"),
    (0x2212, 0x2212, "Minus"),
    (0x2260, 0x2265, "Comparisons"),
]


def wrapped(numbers, indent, width=120):
    lines, line = [], indent
    for number in numbers:
        item = f"{number}, "
        if len(line) + len(item.rstrip()) > width:
            lines.append(line.rstrip())
            line = indent
        line += item
    # The formatter requires a comma after the last of several, and none after a single one.
    lines.append(line.rstrip(" ,") if len(numbers) == 1 else line.rstrip())
    return "\n".join(lines)


def table(name, path, title):
    font = TTFont(path)
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    out = [
        "// Made by generate-advances.py; do not edit.",
        "",
        "extension AdvanceTable {",
        f"  /// Advances of {title}, in font units.",
        f"  static let {name} = AdvanceTable(",
        f"    unitsPerEm: {font['head'].unitsPerEm},",
        "    blocks: [",
    ]
    for first, last, block in BLOCKS:
        advances = [metrics[cmap[code]][0] if code in cmap else 0 for code in range(first, last + 1)]
        out += [
            f"      // {block}",
            "      Block(",
            f"        first: 0x{first:04X},",
            "        advances: [",
            wrapped(advances, "          "),
            "        ]),",
        ]
    out += ["    ])", "}", ""]
    return "\n".join(out)


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr")
    target = pathlib.Path(__file__).parent / "Advances"
    for name, (path, title) in FACES.items():
        file = root / "share/fonts" / path
        if not file.exists():
            sys.exit(f"{file} is missing: install fonts-inter, fonts-roboto-unhinted and fonts-liberation2")
        swift = name[0].upper() + name[1:]
        (target / f"AdvanceTable+{swift}.swift").write_text(table(name, file, title))


main()

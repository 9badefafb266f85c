import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

/** A weight of the brand's face. */
export interface Face {
  /** The text without the characters that it has no glyph for; spaces stay. */
  drawable: (text: string) => string;
  /** Width in pixels of a text at a size. */
  width: (text: string, size: number) => number;
  /** `d` of an SVG path: the text at a size, its baseline beginning at x, y. */
  outline: (text: string, size: number, x: number, y: number) => string;
}

/** Letters as outlines: what the machine has of fonts does not matter. */
export const FACES = {
  get bold(): Face {
    return (bold ??= face('@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf'));
  },
  get regular(): Face {
    return (regular ??= face('@expo-google-fonts/golos-text/500Medium/GolosText_500Medium.ttf'));
  },
};
let bold: Face | undefined;
let regular: Face | undefined;

function face(file: string): Face {
  const font = openSync(fileURLToPath(import.meta.resolve(file)));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  return {
    drawable: (text) =>
      Array.from(text)
        .filter((sign) => /\s/u.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
        .join(''),
    width: (text, size) => font.layout(text).advanceWidth * (size / font.unitsPerEm),
    outline: (text, size, x, y) => outline(font, text, size, x, y),
  };
}

function outline(font: Font, text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const place = positions[index];
      const path = glyph.path
        .scale(scale, -scale)
        .translate(pen + (place?.xOffset ?? 0) * scale, y - (place?.yOffset ?? 0) * scale)
        .toSVG();
      pen += (place?.xAdvance ?? glyph.advanceWidth) * scale;
      return path;
    })
    .join('');
}

import { trimEnd } from '@polden/ru';
import type { Face } from './card-text.ts';

export interface FittedText {
  lines: string[];
  /** Pixels. */
  size: number;
}

/** What a line may be: the largest of the sizes in which the text has its room. */
export interface LineRoom {
  width: number;
  /** Descending, with the number of lines that have their place at each. */
  sizes: readonly { size: number; lines: number }[];
}

const ELLIPSIS = '…';

/** The text in lines at the largest size that has its place; what is too long for the smallest ends in an ellipsis. */
export function fitLines(text: string, { width }: Pick<Face, 'width'>, room: LineRoom): FittedText {
  const words = text.split(/\s+/u).filter(Boolean);
  for (const { size, lines } of room.sizes) {
    const made = inLines(words, (line) => width(line, size) <= room.width);
    const isWhole = made.length <= lines && made.every((line) => width(line, size) <= room.width);
    if (isWhole) return { lines: made, size };
  }
  const { size, lines } = room.sizes.at(-1) ?? { size: 1, lines: 1 };
  const made = inLines(words, (line) => width(line + ELLIPSIS, size) <= room.width).slice(0, lines);
  const last = shortened(made.at(-1) ?? '', (line) => width(line + ELLIPSIS, size) <= room.width);
  return { lines: [...made.slice(0, -1), last + ELLIPSIS], size };
}

/** A word that is too long stands alone in its line. */
function inLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let end = line.length;
  while (end > 1 && !fits(line.slice(0, end))) end -= 1;
  return trimEnd(line.slice(0, end), ' \u00a0,.:;—–-');
}

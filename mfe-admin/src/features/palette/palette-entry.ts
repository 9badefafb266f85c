/** Something that the palette leads to or does. */
export interface PaletteEntry {
  /** The same from one opening to the next: what was chosen last comes first. */
  key: string;
  title: string;
  /** Where it belongs: «Блог», «Действие». */
  note: string;
  /** Other words for it, by which it is found as well. */
  also?: string;
  /** Address; left out for an action on the spot. */
  to?: string;
  run?: () => void;
}

/** The best first: the title itself, its beginning, the beginning of a word, a part; and all words somewhere. */
export function matching(entries: readonly PaletteEntry[], search: string): PaletteEntry[] {
  const wanted = folded(search);
  if (wanted === '') return [...entries];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Whether the first of them is called as it was typed, or begins so. */
export function beginsSo([first]: readonly PaletteEntry[], search: string): boolean {
  const wanted = folded(search);
  return first !== undefined && wanted !== '' && scoreOf(first, wanted) >= BEGINS_SO;
}

const BEGINS_SO = 4;

function scoreOf({ title, note, also = '' }: PaletteEntry, wanted: string): number {
  const [name, all] = [folded(title), folded(`${title} ${note} ${also}`)];
  if (name === wanted) return 5;
  if (name.startsWith(wanted)) return BEGINS_SO;
  if (` ${folded(also)}`.includes(` ${wanted}`)) return BEGINS_SO;
  if (name.includes(` ${wanted}`)) return 3;
  if (name.includes(wanted)) return 2;
  return wanted.split(' ').every((word) => all.includes(word)) ? 1 : 0;
}

/** Without what nobody sees: a copied word may have soft hyphens. */
function folded(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/gu, ' ')
    .trim();
}

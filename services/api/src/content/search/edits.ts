/** One letter in so many may be wrong, in a short word one. */
const LETTERS_AN_EDIT = 3;

/** Prefixes that make a word another one; those of one line are written one for the other by mistake. */
const PREFIXES: readonly (readonly string[])[] = [
  ['не', 'ни'],
  ['без', 'бес'],
  ['из', 'ис'],
  ['раз', 'рас', 'роз', 'рос'],
  ['за'],
  ['от', 'ат'],
  ['под', 'пот'],
  ['на'],
  ['вы'],
  ['пере', 'пири'],
  ['при', 'пре'],
  ['про', 'пра'],
  ['по', 'па'],
  ['до', 'да'],
  ['об'],
  ['в'],
  ['о'],
  ['у'],
  ['с'],
];
/** With which alone a word is denied. */
const NEGATIONS = PREFIXES.slice(0, 2);
/** So much of both words has to stand behind their prefixes. */
const SHORTEST_ROOT = 4;

/**
 * Whether one word may be the other, misspelt: «script» is not «typescript» for all their common letters, «отписаться» is
 * not «записаться», and no number is another one.
 */
export function isMisspelt(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  if (/\d/u.test(typed) || isOtherByPrefix(typed, meant)) return false;
  return editsBetween(typed, meant) <= Math.max(1, Math.floor(typed.length / LETTERS_AN_EDIT));
}

function isOtherByPrefix(one: string, other: string): boolean {
  return (
    PREFIXES.some((family) =>
      family.some((prefix) => {
        if (!one.startsWith(prefix)) return false;
        const root = one.slice(prefix.length);
        if (root.length < SHORTEST_ROOT) return false;
        if (NEGATIONS.includes(family) && other === root) return true;
        return PREFIXES.some(
          (another) => another !== family && another.some((begun) => other === begun + root),
        );
      }),
    ) || NEGATIONS.some((family) => family.some((prefix) => other === prefix + one))
  );
}

/** Letters to add, to leave out or to replace: the distance of Levenshtein. */
function editsBetween(one: string, other: string): number {
  const letters = Array.from(other);
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    letters.forEach((otherLetter, index) => {
      const replaced = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** One letter in so many may be wrong, in a short word one. */
const LETTERS_AN_EDIT = 3;

/** Whether one word may be the other, misspelt: «script» is not «typescript», whatever they have in common. */
export function isMisspelt(typed: string, meant: string): boolean {
  return editsBetween(typed, meant) <= Math.max(1, Math.floor(typed.length / LETTERS_AN_EDIT));
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

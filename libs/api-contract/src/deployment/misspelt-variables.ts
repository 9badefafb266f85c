import { API_VARIABLES, SHELL_VARIABLES } from './process-variables.ts';
import type { Environment } from './env-reader.ts';

export interface MisspeltVariable {
  given: string;
  meant: string;
}

/** A variable of ours is written in capitals; others are none of our business. */
const WRITTEN_LIKE_OURS = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/;
/** A part of a name that is so short is another word with two letters changed. */
const SHORT = 4;

/**
 * Variables of the environment that nobody reads and that are written like one that this process reads: `SMTP_ULR`. Whatever
 * else is in the environment is not mentioned.
 * @param read names that this process reads
 */
export function misspeltVariables(environment: Environment, read: readonly string[]): MisspeltVariable[] {
  const known = new Set([...API_VARIABLES, ...SHELL_VARIABLES, ...read]);
  return Object.keys(environment)
    .filter((given) => WRITTEN_LIKE_OURS.test(given) && !known.has(given))
    .flatMap((given) => {
      const meant = read.find((name) => isSlipOf(given, name));
      return meant === undefined ? [] : [{ given, meant }];
    });
}

/** «SMTP_ULR is not read: did you mean SMTP_URL?» */
export function misspeltInWords({ given, meant }: MisspeltVariable): string {
  return `${given} is not read: did you mean ${meant}?`;
}

/** One or two letters off, in a part of the name that is long enough; all other parts are the same. */
function isSlipOf(given: string, name: string): boolean {
  const [parts, meant] = [given.split('_'), name.split('_')];
  if (parts.length !== meant.length) return lettersOff(given, name) === 1;
  const changed = meant.flatMap((part, index) => (part === parts[index] ? [] : [[part, parts[index] ?? '']]));
  const [[part = '', other = ''] = []] = changed;
  if (changed.length !== 1) return false;
  return lettersOff(part, other) <= (part.length <= SHORT || meant.length === 1 ? 1 : 2);
}

/** How many letters are left out, added, exchanged, or stand in each other's place. */
function lettersOff(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

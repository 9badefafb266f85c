import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Beginning of every class name and animation name of a remote: a letter, two more characters and `_`, the same for one
 * name for ever, be it that of the package or that of the release. It keeps the styles of two remotes apart on one page, and
 * the gate knows it without asking the release.
 */
export function cssScopeOf(name: string): string {
  const own = name.replace(/^@[^/]+\//, '');
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(own).digest();
  const digits = `${LETTERS}0123456789`;
  return `${LETTERS[first % LETTERS.length]}${digits[second % digits.length]}${digits[third % digits.length]}_`;
}

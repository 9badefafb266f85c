import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Beginning of every class name and animation name of a package: a letter, two more characters and `_`, the same for one
 * package name for ever. It keeps the styles of two remotes apart on one page, and the gate can check that it does.
 */
export function cssScopeOf(name: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(name).digest();
  const digits = `${LETTERS}0123456789`;
  return `${LETTERS[first % LETTERS.length]}${digits[second % digits.length]}${digits[third % digits.length]}_`;
}

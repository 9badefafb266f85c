import { trimEnd } from './trim-end.ts';

interface Fraction {
  /** Fewest digits after the comma; default 0. */
  least?: number;
  /** Most of them; default `least`. */
  most?: number;
}

/**
 * 1234567.5 → «1 234 567,5», with unbreakable spaces: what `Intl` writes in Russian, without the tens of milliseconds
 * that a phone needs to wake it. Rounds half away from zero.
 */
export function formatNumber(value: number, { least = 0, most = least }: Fraction = {}): string {
  const [whole = '', digits = ''] = Math.abs(value).toFixed(most).split('.');
  const fraction = trimEnd(digits, '0').padEnd(least, '0');
  const text = inThousands(whole) + (fraction === '' ? '' : `,${fraction}`);
  return value < 0 && /[1-9]/u.test(text) ? `-${text}` : text;
}

/** «1234567» → «1 234 567», with unbreakable spaces. */
export function inThousands(digits: string): string {
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    text = `${digits.slice(Math.max(end - 3, 0), end)}\u00a0${text}`;
  }
  return text;
}

interface Fraction {
  /** Fewest digits after the comma; default 0. */
  least?: number;
  /** Most of them; default `least`. */
  most?: number;
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/gu;

/**
 * 1234567.5 → «1 234 567,5», with unbreakable spaces: what `Intl` writes in Russian, without the tens of milliseconds
 * that a phone needs to wake it. Rounds half away from zero.
 */
export function formatNumber(value: number, { least = 0, most = least }: Fraction = {}): string {
  const [whole = '', digits = ''] = Math.abs(value).toFixed(most).split('.');
  const fraction = digits.replace(/0+$/u, '').padEnd(least, '0');
  const text = inThousands(whole) + (fraction === '' ? '' : `,${fraction}`);
  return value < 0 && /[1-9]/u.test(text) ? `-${text}` : text;
}

/** «1234567» → «1 234 567», with unbreakable spaces. */
export function inThousands(digits: string): string {
  return digits.replace(THOUSANDS, '\u00a0');
}

import type { LandParams } from '@polden/api-contract';
import type { CSSProperties } from 'react';

/** The plain names mean the brand's own yellow and black; at night its yellow would dazzle. */
const OWN_COLOURS: Record<string, string> = {
  yellow: 'light-dark(var(--color-noon), var(--color-sunken))',
  black: 'light-dark(var(--color-on-noon), var(--color-ink))',
};

/** A name, a hexadecimal number or one of CSS's functions: nothing that could end the declaration. */
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|lab|lch|oklab|oklch)a?\([\d\s.,%/deg-]+\))$/i;

const DEFAULT: LandParams['styles'] = { background: 'yellow', textColor: 'black' };

/** Custom properties with the colours of the account's landing; what is no colour gives way to the default. */
export function loginColours(landing: LandParams | null): CSSProperties {
  const styles = { ...DEFAULT, ...landing?.styles };
  return {
    '--login-ground': colour(styles.background, DEFAULT.background),
    '--login-ink': colour(styles.textColor, DEFAULT.textColor),
  } as CSSProperties;
}

function colour(value: string, fallback: string): string {
  const known = COLOUR.test(value) ? value : fallback;
  return OWN_COLOURS[known] ?? known;
}

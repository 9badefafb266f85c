const DEFAULT = 'max-age=31536000; includeSubDomains';
const WELL_FORMED = /^max-age=\d{1,10}(; includeSubDomains)?(; preload)?$/u;

/**
 * Value of Strict-Transport-Security for every answer, or null for none: where the site is not https, and with `HSTS=off`.
 * Throws an Error with one line that names the variable.
 */
export function readHsts(env: Readonly<Record<string, string | undefined>>): string | null {
  const { HSTS: text = DEFAULT, PUBLIC_ORIGIN: origin = '' } = env;
  if (text !== 'off' && !WELL_FORMED.test(text))
    throw new Error(`HSTS is neither off nor like "${DEFAULT}": ${text}`);
  return text === 'off' || !origin.startsWith('https:') ? null : text;
}

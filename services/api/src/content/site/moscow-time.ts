/** Moscow has kept UTC+3 all year since 2014. */
const MOSCOW_OFFSET_MS = 3 * 3600 * 1000;

/** Wall time in Moscow without a zone: YYYY-MM-DD HH:mm:ss. */
export function moscowWallTime(moment: Date): string {
  return new Date(moment.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** ISO 8601 with the Moscow offset, to the second. */
export function moscowIso(moment: Date): string {
  return `${moscowWallTime(moment).replace(' ', 'T')}+03:00`;
}

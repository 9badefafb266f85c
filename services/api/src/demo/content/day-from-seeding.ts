const DAY_MS = 24 * 3600 * 1000;
/** Moscow keeps UTC+3 all year. */
const MOSCOW_MS = 3 * 3600 * 1000;

/** YYYY-MM-DD in Moscow, so many days after the day of seeding; before it when negative. */
export function dayFromSeeding(days: number): string {
  return new Date(Date.now() + MOSCOW_MS + days * DAY_MS).toISOString().slice(0, 10);
}

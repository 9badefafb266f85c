const HOUR_SECONDS = 3600;
const DAY_HOURS = 24;

export interface QuietHours {
  /** Hour of the day from which nobody is disturbed, and the one before which nobody is. */
  from: number;
  before: number;
}

/** Seconds until people in a place so many hours ahead of UTC may be disturbed; 0 when that is now. */
export function secondsOfQuiet(now: Date, utcOffset: number, quiet: QuietHours | null): number {
  if (quiet === null) return 0;
  const seconds = Math.floor(now.getTime() / 1000) + utcOffset * HOUR_SECONDS;
  const ofDay = seconds % (DAY_HOURS * HOUR_SECONDS);
  const isAfter = ofDay >= quiet.from * HOUR_SECONDS;
  const isBefore = ofDay < quiet.before * HOUR_SECONDS;
  const crossesMidnight = quiet.from > quiet.before;
  if (crossesMidnight ? !isAfter && !isBefore : !isAfter || !isBefore) return 0;
  return (quiet.before + (isBefore ? 0 : DAY_HOURS)) * HOUR_SECONDS - ofDay;
}

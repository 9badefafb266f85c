/** Nothing that an archive keeps is older. */
const FIRST_YEAR = 1990;

/** Years under which an archive may keep a document; none where `first` is behind `last`. */
export interface ArchiveYears {
  first: number;
  last: number;
}

/**
 * From the year in which it came into force, for nothing is put away before, to the present one.
 *
 * @param since YYYY-MM-DD; anything else is no day
 * @param today YYYY-MM-DD in Moscow
 */
export function archiveYears(since: unknown, today: string): ArchiveYears {
  return { first: Math.max(FIRST_YEAR, yearOf(since) ?? 0), last: Number(today.slice(0, 4)) };
}

/** What is wrong with a year as a form or a client sends it, for people; null when nothing is. */
export function archiveYearProblem(given: unknown, { first, last }: ArchiveYears): string | null {
  if (first > last) return `Документ действует с ${first} года: в архив ему рано`;
  const year = typeof given === 'string' && /^\d{4}$/u.test(given) ? Number(given) : given;
  if (typeof year === 'number' && Number.isInteger(year) && year >= first && year <= last) return null;
  return `Год архива: от ${first} до ${last}${first > FIRST_YEAR ? `, документ действует с ${first} года` : ''}`;
}

function yearOf(day: unknown): number | null {
  return typeof day === 'string' && day !== '' ? Number(day.slice(0, 4)) : null;
}

import { type CalendarEntry, type CalendarQuery, DRAFT_PATHS } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** Throws HttpError. */
export function readCalendar({ from, to }: CalendarQuery, signal: AbortSignal): Promise<CalendarEntry[]> {
  return staffHttp.get<CalendarEntry[]>(DRAFT_PATHS.calendar, { searchParams: { from, to }, signal });
}

const DAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'];
const NEXT = [
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
  'в воскресенье',
];
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = DAYS.length * DAY_MINUTES;

/** Minutes after the midnight with which its day begins; one that goes into the next day closes after its end. */
interface Span {
  opens: number;
  closes: number;
}

/** By the day of the week, from Monday; none on a day off. */
export type OpeningHours = readonly (readonly Span[])[];

const PART =
  /^(?:(?:(Ежедневно)|(Пн|Вт|Ср|Чт|Пт|Сб|Вс)(?:[–—-](Пн|Вт|Ср|Чт|Пт|Сб|Вс))?)\s+)?([01]?\d|2[0-3]):([0-5]\d)[–—-](?:([01]?\d|2[0-3]):([0-5]\d)|24:00)$/u;

/**
 * «Пн–Пт 9:00–13:00, 14:00–20:00, Сб 22:00–2:00» as editors write it; null for words that say it otherwise. Hours without a day
 * are of the days before them, and hours that overlap those before them stand in their place.
 */
export function readOpeningHours(text: string): OpeningHours | null {
  let hours = DAYS.map((): Span[] => []);
  let [from, to] = [-1, -1];
  for (const part of text.split(',')) {
    const [match, daily, first, last = first, h1, m1, h2 = 24, m2 = 0] = PART.exec(part.trim()) ?? [];
    if (match === undefined) return null;
    if (daily) [from, to] = [0, DAYS.length - 1];
    else if (first && last) [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    if (from < 0 || to < from) return null;
    const opens = Number(h1) * 60 + Number(m1);
    const until = Number(h2) * 60 + Number(m2);
    const span = { opens, closes: until > opens ? until : until + DAY_MINUTES };
    hours = hours.map((spans, day) =>
      day < from || day > to ? spans : [...spans.filter((other) => !overlap(other, span)), span],
    );
  }
  return hours;
}

function overlap(one: Span, other: Span): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}

export interface OpenState {
  isOpen: boolean;
  /** «Открыто до 20:00», «Откроется завтра в 9:00». */
  words: string;
}

/** What the hours mean to somebody who thinks of going there now. */
export function openState(hours: OpeningHours, now: Date, timeZone: string): OpenState {
  const moment = minuteOfWeek(now, timeZone);
  const closes = closingAfter(hours, moment);
  if (closes > moment) return { isOpen: true, words: openWords(closes, closes - moment) };
  const waits = spansOfWeek(hours).map(({ opens }) => modulo(opens - moment, WEEK_MINUTES));
  const opens = moment + Math.min(...waits);
  const ahead = dayOf(opens) - dayOf(moment);
  const when = ahead === 0 ? 'сегодня' : ahead === 1 ? 'завтра' : (NEXT[dayOf(opens) % DAYS.length] ?? '');
  return { isOpen: false, words: `Откроется ${when} в ${clock(opens)}` };
}

/** When it closes that is open at this minute of the week: spans without a break between them are one. At most a week later. */
function closingAfter(hours: OpeningHours, moment: number): number {
  const spans = spansOfWeek(hours);
  let closes = moment;
  while (closes < moment + WEEK_MINUTES) {
    const left = spans.map((span) => span.closes - span.opens - modulo(closes - span.opens, WEEK_MINUTES));
    const more = Math.max(...left);
    if (more <= 0) break;
    closes += more;
  }
  return closes;
}

function openWords(closes: number, left: number): string {
  if (left >= WEEK_MINUTES) return 'Круглосуточно';
  // The hour alone would be taken for one of today.
  if (left > DAY_MINUTES) return 'Открыто';
  const hour = closes % DAY_MINUTES === 0 ? '24:00' : clock(closes);
  return `${left <= 60 ? 'Закроется в' : 'Открыто до'} ${hour}`;
}

/** Minutes after the midnight with which Monday begins. */
function spansOfWeek(hours: OpeningHours): Span[] {
  return hours.flatMap((spans, day) =>
    spans.map(({ opens, closes }) => ({
      opens: opens + day * DAY_MINUTES,
      closes: closes + day * DAY_MINUTES,
    })),
  );
}

function dayOf(minute: number): number {
  return Math.floor(minute / DAY_MINUTES);
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

function clock(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Minutes after the midnight with which Monday began there. */
function minuteOfWeek(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return day * DAY_MINUTES + Number(part('hour')) * 60 + Number(part('minute'));
}

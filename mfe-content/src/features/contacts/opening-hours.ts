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
const WEEK = 7;
const DAY_MINUTES = 24 * 60;

/** Minutes after midnight. */
interface Span {
  opens: number;
  closes: number;
}

/** By the day of the week, from Monday; null for a day off. */
export type OpeningHours = readonly (Span | null)[];

const PART =
  /^(?:(Ежедневно)|(Пн|Вт|Ср|Чт|Пт|Сб|Вс)(?:[–—-](Пн|Вт|Ср|Чт|Пт|Сб|Вс))?)\s+(\d{1,2}):(\d{2})[–—-](\d{1,2}):(\d{2})$/u;

/** «Пн–Пт 9:00–20:00, Сб 10:00–18:00» as editors write it; null for words that say it otherwise. */
export function readOpeningHours(text: string): OpeningHours | null {
  const hours: (Span | null)[] = DAYS.map(() => null);
  for (const part of text.split(',')) {
    const [match, daily, first = '', last = first, h1, m1, h2, m2] = PART.exec(part.trim()) ?? [];
    if (match === undefined) return null;
    const span = { opens: Number(h1) * 60 + Number(m1), closes: Number(h2) * 60 + Number(m2) };
    const [from, to] = daily ? [0, WEEK - 1] : [DAYS.indexOf(first), DAYS.indexOf(last)];
    if (to < from || span.closes <= span.opens || span.closes > DAY_MINUTES) return null;
    hours.fill(span, from, to + 1);
  }
  return hours;
}

export interface OpenState {
  isOpen: boolean;
  /** «Открыто до 20:00», «Откроется завтра в 9:00». */
  words: string;
}

/** What the hours mean to somebody who thinks of going there now. Null when it never opens. */
export function openState(hours: OpeningHours, now: Date, timeZone: string): OpenState | null {
  const { day, minutes } = wallClock(now, timeZone);
  const today = hours[day];
  if (today && minutes >= today.opens && minutes < today.closes) {
    const soon = today.closes - minutes <= 60;
    return { isOpen: true, words: `${soon ? 'Закроется в' : 'Открыто до'} ${clock(today.closes)}` };
  }
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const on = (day + ahead) % WEEK;
    const span = hours[on];
    if (!span || (ahead === 0 && minutes >= span.opens)) continue;
    const when = ahead === 0 ? 'сегодня' : ahead === 1 ? 'завтра' : (NEXT[on] ?? '');
    return { isOpen: false, words: `Откроется ${when} в ${clock(span.opens)}` };
  }
  return null;
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Day of the week from Monday, and minutes after midnight. */
function wallClock(now: Date, timeZone: string): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return { day, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

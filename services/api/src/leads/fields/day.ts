import { moscowDay } from '@polden/ru';

const RUSSIAN = /^(\d{2})\.(\d{2})\.((?:19|20)\d{2})$/u;
const ISO = /^((?:19|20)\d{2})-(\d{2})-(\d{2})$/u;

/** «05.03.1990» or «1990-03-05» as YYYY-MM-DD; null for what is written otherwise and for a day that never was. */
export function readDay(written: string): string | null {
  const [, day, month, year] = RUSSIAN.exec(written) ?? [];
  const [, isoYear, isoMonth, isoDay] = ISO.exec(written) ?? [];
  const text = `${year ?? isoYear}-${month ?? isoMonth}-${day ?? isoDay}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** The calendar day in Moscow, YYYY-MM-DD. */
export function today(): string {
  return moscowDay(new Date());
}

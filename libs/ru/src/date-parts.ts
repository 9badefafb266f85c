import type { InputState } from './phone-mask.ts';
import { readDate, WHOLE, wholeDate } from './read-date.ts';

/** Day, month and year with their points, each as short as it is while it is mended. */
const PARTS = /^\d{0,2}\.(?:\d?|0[1-9]|1[0-2]|\d{0,2}\.\d{0,4})$/u;
const SEPARATOR = /[\s.,/\-–—]/u;
/** How many digits the day, the month and the year have. */
const ROOM = [2, 2, 4] as const;

/** Whether the points tell what is the day, the month and the year, however many digits these have. */
export function isInParts(text: string): boolean {
  return PARTS.test(text);
}

/** What was written, or DD.MM.YYYY when it is a whole date to which no more digits come. */
export function finishedDate(written: string): string {
  const date = wholeDate(written);
  return WHOLE.test(date) ? date : written;
}

/** Without the digits that are selected; the points stay, so that nothing behind them moves into another part. */
export function withoutDigits({ value, selection: [from, to] }: InputState, caret = from): InputState {
  const points = value.slice(from, to).replace(/\d/gu, '');
  return standing(value.slice(0, from) + points + value.slice(to), caret);
}

/**
 * With each digit put where the caret is, or into the next part when the caret is at the end of a full one. A digit for
 * which there is no room changes nothing; a separator leads over the point behind the caret. A whole date takes the place
 * of what was there.
 */
export function withDigits(state: InputState, data: string): InputState | null {
  if (readDate(data) !== null) return null;
  const { value, selection } = state;
  const begun = /\d/u.test(data) ? withoutDigits(state) : standing(value, selection[1]);
  return Array.from(data).reduce(withSign, begun);
}

function withSign(state: InputState, sign: string): InputState {
  const { value, selection } = state;
  const [at] = selection;
  const isBeforePoint = value[at] === '.';
  if (SEPARATOR.test(sign)) {
    if (isBeforePoint) return standing(value, at + 1);
    return at === value.length && PARTS.test(`${value}.`) ? withOne(value, at, '.') : state;
  }
  if (!/\d/u.test(sign)) return state;
  if (hasRoom(value, at)) return withOne(value, at, sign);
  return isBeforePoint && hasRoom(value, at + 1) ? withOne(value, at + 1, sign) : state;
}

function hasRoom(value: string, at: number): boolean {
  const index = value.slice(0, at).split('.').length - 1;
  return (value.split('.')[index] ?? '').length < (ROOM[index] ?? 0);
}

function withOne(value: string, at: number, digit: string): InputState {
  return standing(value.slice(0, at) + digit + value.slice(at), at + 1);
}

function standing(value: string, caret: number): InputState {
  return { value, selection: [caret, caret] };
}

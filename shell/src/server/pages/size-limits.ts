import { isSharedRead } from '@polden/http';
import { SHELL_ROUTE_ID } from '../../app/compose.tsx';

/** Of the HTML of a page, in characters or bytes, with its data; the largest of ours has half a million. */
export const LONGEST_PAGE = 16_000_000;
/** Of what the loaders of a page give, as JSON, without what all pages share. */
const LONGEST_DATA = 4_000_000;

/** A page that costs the memory of all others. */
export class TooLarge extends Error {
  constructor(what: string, limit: number) {
    super(`${what} is longer than ${limit / 1_000_000} MB`);
  }
}

/** Throws where the page is longer than any is. */
export function expectPageLength(length: number): void {
  if (length > LONGEST_PAGE) throw new TooLarge('the page', LONGEST_PAGE);
}

/** Throws where the data are longer than those of any page, before somebody writes them. */
export function expectDataLength({
  [SHELL_ROUTE_ID]: _ofShell,
  ...loaderData
}: Record<string, unknown>): void {
  const queue = Object.values(loaderData);
  let left = LONGEST_DATA;
  while (queue.length > 0 && left >= 0) {
    const value: unknown = queue.pop();
    if (typeof value === 'string') left -= value.length;
    const isShared: boolean = isSharedRead(value);
    if (typeof value !== 'object' || value === null || isShared) continue;
    // None of them is read when they are too many already.
    if (Array.isArray(value)) left -= value.length;
    if (left < 0) break;
    for (const part of Object.values(value as Record<string, unknown>)) {
      left -= 1;
      queue.push(part);
    }
  }
  if (left < 0) throw new TooLarge('what the loaders give', LONGEST_DATA);
}

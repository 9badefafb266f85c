import { trimEnd } from './trim-end.ts';

/** At most `length` characters and an ellipsis, wherever they end: for what may be no words. */
export function cutOff(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Cuts a text at the first space after `limit` characters and adds an ellipsis; a shorter text stays whole. */
export function truncate(text: string, limit: number): string {
  const end = text.slice(limit).search(/\s/u);
  return end === -1 ? text : `${trimEnd(text.slice(0, limit + end), ' \u00a0\n.,:;—–-')}…`;
}

import { RICH_TEXT_LINK_SCHEMES } from '@polden/content-model';

const MAX_HREF = 2000;
const SAFE_HREF = new RegExp(`^(?:(?:${RICH_TEXT_LINK_SCHEMES.join('|')}):|/(?![/\\\\])|#)`, 'iu');

/** Null for an address that a link must not have; browsers skip controls and spaces, so they go first. */
export function safeHref(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const href = given.replace(/[\p{Cc}\p{Cf}\s]+/gu, '');
  return href.length <= MAX_HREF && SAFE_HREF.test(href) ? href : null;
}

import { parseUrl } from '@polden/ru';
import type { FieldKind } from './field-kind.ts';

const MAX = 500;

/** Of the site, by its path or with its host; also of a partner's site. */
export const pageLink: FieldKind = {
  check: (text) => (text.length <= MAX && isPage(text) ? null : 'Неизвестная страница'),
  maxLength: MAX,
  privacy: 'open',
};

/** No script that staff could press, and no host that begins like a path. */
function isPage(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return false;
  if (text.startsWith('/')) return !/^\/[/\\]/u.test(text);
  return ['https:', 'http:'].includes(parseUrl(text)?.protocol ?? '');
}

/** The address of a page of another site; browsers show, and people copy, one without its beginning. */
export const link: FieldKind = {
  check: (text) => {
    const url = parseUrl(withScheme(text));
    // An e-mail address is none.
    const isOfPage = url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
    return isOfPage && withScheme(text).length <= MAX
      ? null
      : 'Скопируйте адрес страницы целиком, вместе с названием сайта';
  },
  normalise: withScheme,
  maxLength: MAX,
  privacy: 'personal',
};

function withScheme(text: string): string {
  const bare = text.replace(/^(http:)?\/\//iu, '');
  return /^[a-z]+:\/\//iu.test(bare) ? bare : `https://${bare}`;
}

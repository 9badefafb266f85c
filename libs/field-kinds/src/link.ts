import { parseUrl } from '@polden/ru';
import type { FieldKind } from './field-kind.ts';

const MAX = 500;

/** The address of a page of another site. */
export const link: FieldKind = {
  check: (text) => {
    const url = parseUrl(text);
    return url?.protocol === 'https:' && url.hostname.includes('.') && text.length <= MAX
      ? null
      : 'Адрес начинается с https://';
  },
  maxLength: MAX,
  privacy: 'personal',
};

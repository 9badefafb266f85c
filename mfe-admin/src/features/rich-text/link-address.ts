import { RICH_TEXT_LINK_SCHEMES } from '@polden/content-model';
import { normalizePhone } from '@polden/ru';

const ON_THIS_SITE = /^(\/(?!\/)|#)/u;
const SCHEME = /^([a-z][a-z\d+.-]*):/iu;
const SCHEMES: readonly string[] = RICH_TEXT_LINK_SCHEMES;

/** An address on this site, or one of the schemes that the server keeps. */
export function isAllowedLink(address: string): boolean {
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined ? ON_THIS_SITE.test(address) || isBareHost(address) : SCHEMES.includes(scheme);
}

/** In a text: info@polden.example. */
export const BARE_MAIL = /(?<![\p{L}\d.+_-])[\p{L}\d][\p{L}\d.+_-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** In a text: a Russian phone with its country, or written in groups; a run of figures alone may be anything. */
export const BARE_PHONE =
  /(?<![\d+])(?:\+7[\s\u2011-]?|8[\s\u2011-]|8(?=\())\(?\d{3}\)?[\s\u2011-]?\d{3}[\s\u2011-]?\d{2}[\s\u2011-]?\d{2}(?!\d)/gu;

/** What a person types as a link → an address that is kept; null when it cannot become one. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (SCHEME.test(text) || ON_THIS_SITE.test(text)) return isAllowedLink(text) ? text : null;
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/u.test(text)) return `mailto:${text}`;
  if (/^[+\d][\d\s()\u2011-]+$/u.test(text)) return phoneAddress(text);
  return isBareHost(text) ? `https://${text}` : null;
}

function phoneAddress(text: string): string | null {
  const phone = normalizePhone(text);
  return phone && `tel:${phone}`;
}

function isBareHost(text: string): boolean {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(text);
}

import { RICH_TEXT_LINK_SCHEMES } from '@polden/content-model';

const ON_THIS_SITE = /^(\/(?!\/)|#)/u;
const SCHEME = /^([a-z][a-z\d+.-]*):/iu;
const SCHEMES: readonly string[] = RICH_TEXT_LINK_SCHEMES;

/** An address on this site, or one of the schemes that the server keeps. */
export function isAllowedLink(address: string): boolean {
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined ? ON_THIS_SITE.test(address) || isBareHost(address) : SCHEMES.includes(scheme);
}

/** What a person types as a link → an address that is kept; null when it cannot become one. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (SCHEME.test(text) || ON_THIS_SITE.test(text)) return isAllowedLink(text) ? text : null;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/u.test(text)) return `mailto:${text}`;
  return isBareHost(text) ? `https://${text}` : null;
}

function isBareHost(text: string): boolean {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(text);
}

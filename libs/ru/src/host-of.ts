import { parseUrl } from './parse-url.ts';

const HOST = /^[a-z]+:\/\/(?:[^/?#]*@)?(?:www\.)?([^/?#:\\]+)/iu;

/**
 * The site of an address as it was written, where a browser's own name for «осмотр.рф» is `xn--j1adfkx.xn--p1ai`; undefined for
 * an address of this site.
 */
export function hostOf(address: string): string | undefined {
  return parseUrl(address) ? HOST.exec(address)?.[1] : undefined;
}

/**
 * The site of an address as it was written, without «www.»: the browser's own name for «осмотр.рф» is `xn--l1adbici.xn--p1ai`.
 * Undefined for an address of this site.
 */
export function hostOf(address: string): string | undefined {
  return /^\w+:\/*(?:www\.)?([^/?#:]+)/iu.exec(address)?.[1];
}

/** One slash alone: two would lead to another site. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/u;

/** Whether spaces alone keep a text from being an address of the kind. */
export function isSpaced(text: string, isAddress: (text: string) => boolean): boolean {
  return /\s/u.test(text) && isAddress(text.replace(/\s/gu, ''));
}

/** Whether a text is the address of a page of this site. */
export function isOwnPath(text: string): boolean {
  return OWN_PATH.test(text);
}

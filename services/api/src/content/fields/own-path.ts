/** One slash alone: two would lead to another site. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/u;

/** Whether a text is the address of a page of this site. */
export function isOwnPath(text: string): boolean {
  return OWN_PATH.test(text);
}

/** Every space becomes a no-break space, so that server and browser agree with any ICU data. */
export function noBreak(text: string): string {
  return text.replace(/\s/gu, '\u00a0');
}

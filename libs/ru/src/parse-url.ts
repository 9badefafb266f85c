/** The address that a text is, null for a text that is none. As `URL.parse`, which browsers of two years back do not know. */
export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

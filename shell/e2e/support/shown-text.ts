import { ask } from './ask.ts';

/** What a page says, without the mark-up, and with the attributes in which pages name things. Throws unless it is there. */
export async function textAt(host: string, path: string): Promise<string> {
  const { status, body } = await ask(host, path);
  if (status !== 200) throw new Error(`${host}${path}: ${status}`);
  return plain(body);
}

/** Spaces and quotes of typography and of HTML make no difference. */
export function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\u00A0\u202F]|&nbsp;/gu, ' ');
}

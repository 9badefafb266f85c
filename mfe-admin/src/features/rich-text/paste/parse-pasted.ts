const STYLE_TAG = /<(\/?)style(?=[\s/>])/giu;
/** The beginning of an element with its attributes. */
const TAG = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*/giu;
const QUOTED_OR_HANDLER = /"[^"]*"|'[^']*'|[\s/]on[a-z]+(?=\s*=)/giu;
/** To the parser of HTML the same as a style sheet, a text up to its own end; to the browser no style sheet at all. */
const SHEET: string = 'noframes';

export interface Pasted {
  body: HTMLElement;
  /** Text of the style sheets that came with it. */
  sheets: string;
}

/**
 * What was copied, to be read. A browser holds the policy of the page against style sheets and handlers of a document that nobody
 * sees, too, and says so in the console at each paste: here the ones are only text, and the others nothing.
 */
export function parsePasted(html: string): Pasted {
  const inert = html.replace(STYLE_TAG, `<$1${SHEET}`).replace(TAG, withoutHandlers);
  const page = new DOMParser().parseFromString(inert, 'text/html');
  const found = Array.from(page.querySelectorAll(SHEET));
  const sheets = found.map(({ textContent }) => textContent).join('\n');
  for (const each of found) each.remove();
  return { body: page.body, sheets };
}

function withoutHandlers(tag: string): string {
  return tag.replace(QUOTED_OR_HANDLER, (found) => (/^["']/u.test(found) ? found : ' data-handler'));
}

import { renderToString } from 'react-dom/server';
import type { PageDocument } from '../document/page-document.tsx';
import { bytesOf } from '../document/text-parts.ts';
import { expectPageLength, LONGEST_PAGE } from '../size-limits.ts';
import type { QueriedPage } from '../query/query-page.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';

const END = '</body></html>';
/** What React writes where a part of the page waits, or has failed. Text of the page cannot be like it: its `<` is escaped. */
const UNFINISHED = /<!--\$[?!]-->/;
/** A page that loads its code for the first visitor waits only once; one that has waited this often will wait again. */
const TRIES = 3;
const unfinished = new WeakMap<ReleaseSet, Map<string, number>>();

/**
 * Renders a page as one text, for half of what a stream costs, in the bytes that a stream would have. Null where a part of it
 * waits or fails: then it is to be streamed, and what fails is seen there. Throws where the page is longer than any is. The bytes are good until the next page is rendered.
 */
export function wholePage({ set, context }: QueriedPage, document: PageDocument): Buffer | null {
  const leaf = context.matches.at(-1)?.route.id ?? '';
  const tries = unfinished.get(set) ?? new Map<string, number>();
  const failed = tries.get(leaf) ?? 0;
  if (failed >= TRIES) return null;
  const html = render(document);
  if (html !== null) expectPageLength(html.length);
  if (html !== null) {
    const nonce = document.options.nonce === undefined ? '' : ` nonce="${document.options.nonce}"`;
    // The page is a part of its own: joined with another text it would be copied once more before it is encoded.
    return bytesOf([
      '<!DOCTYPE html>',
      html.slice(0, -END.length),
      `<script${nonce} id="_R_">`,
      ...document.script,
      `</script>${END}`,
    ]);
  }
  unfinished.set(set, tries.set(leaf, failed + 1));
  return null;
}

function render({ element }: PageDocument): string | null {
  try {
    const html = renderToString(element);
    if (html.length > LONGEST_PAGE) return html;
    return html.endsWith(END) && !UNFINISHED.test(html) ? html : null;
  } catch {
    return null;
  }
}

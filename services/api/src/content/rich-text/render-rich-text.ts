import type { RichTextDocument, RichTextMark, RichTextNode } from '@polden/content-model';
import {
  escapeHTML,
  escapeHTMLAttribute,
  renderJSONContentToString,
  serializeChildrenToHTMLString,
} from '@tiptap/static-renderer/json/html-string';
import { sanitiseHtml } from './sanitise-html.ts';

type AnyNode = RichTextDocument | RichTextNode;
type Children = string | string[] | undefined;

const wrap =
  (tag: string) =>
  ({ children }: { children?: Children }): string =>
    `<${tag}>${serializeChildrenToHTMLString(children)}</${tag}>`;

const render = renderJSONContentToString<RichTextMark, AnyNode & { marks?: RichTextMark[] }>({
  nodeMapping: {
    doc: ({ children }) => serializeChildrenToHTMLString(children),
    text: ({ node }) => escapeHTML('text' in node ? (node.text ?? '') : ''),
    paragraph: wrap('p'),
    heading: ({ node, children }) => {
      const level = Number('attrs' in node ? node.attrs?.['level'] : 2) === 3 ? 3 : 2;
      return `<h${level}>${serializeChildrenToHTMLString(children)}</h${level}>`;
    },
    bulletList: wrap('ul'),
    orderedList: ({ node, children }) => {
      const start = Number('attrs' in node ? node.attrs?.['start'] : undefined);
      const from = Number.isSafeInteger(start) ? ` start="${start}"` : '';
      return `<ol${from}>${serializeChildrenToHTMLString(children)}</ol>`;
    },
    listItem: wrap('li'),
    blockquote: wrap('blockquote'),
    horizontalRule: () => '<hr>',
    hardBreak: () => '<br>',
  },
  markMapping: {
    bold: wrap('strong'),
    italic: wrap('em'),
    strike: wrap('s'),
    link: ({ mark, children }) =>
      `<a href="${escapeHTMLAttribute(String(mark.attrs?.['href'] ?? ''))}">${serializeChildrenToHTMLString(children)}</a>`,
  },
  unhandledNode: ({ children }) => serializeChildrenToHTMLString(children),
  unhandledMark: ({ children }) => serializeChildrenToHTMLString(children),
});

/** Sanitised HTML of a document that went through `normaliseRichText`; empty paragraphs at the end are left out. */
export function renderRichText(document: RichTextDocument): string {
  return sanitiseHtml(render({ content: document })).replace(/(?:<p><\/p>)+$/u, '');
}

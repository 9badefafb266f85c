import type { RichTextDocument, RichTextMark, RichTextNode } from '@polden/content-model';
import {
  escapeHTML,
  escapeHTMLAttribute,
  renderJSONContentToString,
  serializeChildrenToHTMLString,
} from '@tiptap/static-renderer/json/html-string';
import { sanitiseHtml } from './sanitise-html.ts';

type Children = string | string[] | undefined;

const wrap =
  (tag: string) =>
  ({ children }: { children?: Children }): string =>
    `<${tag}>${serializeChildrenToHTMLString(children)}</${tag}>`;

const render = renderJSONContentToString<RichTextMark, RichTextNode>({
  nodeMapping: {
    doc: ({ children }) => serializeChildrenToHTMLString(children),
    text: ({ node }) => escapeHTML(node.text ?? ''),
    paragraph: wrap('p'),
    heading: ({ node, children }) => {
      const level = node.attrs?.['level'] === 3 ? 3 : 2;
      return `<h${level}>${serializeChildrenToHTMLString(children)}</h${level}>`;
    },
    bulletList: wrap('ul'),
    orderedList: ({ node, children }) => {
      const start = Number(node.attrs?.['start']);
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
      `<a href="${escapeHTMLAttribute(hrefOf(mark))}">${serializeChildrenToHTMLString(children)}</a>`,
  },
  unhandledNode: ({ children }) => serializeChildrenToHTMLString(children),
  unhandledMark: ({ children }) => serializeChildrenToHTMLString(children),
});

/** Sanitised HTML of a document that went through `normaliseRichText`; empty paragraphs at the end are left out. */
export function renderRichText(document: RichTextDocument): string {
  return sanitiseHtml(render({ content: document })).replace(/(?:<p><\/p>)+$/u, '');
}

function hrefOf({ attrs }: RichTextMark): string {
  const href = attrs?.['href'];
  return typeof href === 'string' ? href : '';
}

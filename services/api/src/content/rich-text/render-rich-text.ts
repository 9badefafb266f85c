import type { RichTextDocument, RichTextMark, RichTextNode } from '@polden/content-model';
import {
  escapeHTML,
  escapeHTMLAttribute,
  renderJSONContentToString,
  serializeAttrsToHTMLString,
  serializeChildrenToHTMLString,
} from '@tiptap/static-renderer/json/html-string';
import { layOutTables } from './lay-out-tables.ts';
import {
  renderCalculator,
  renderCell,
  renderFigure,
  renderFile,
  renderFilm,
  renderTable,
} from './render-blocks.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** Spaces and tags alone, a picture not among them. */
const NOTHING_SEEN = /^(?:\s|<(?!img)[^>]*>)*$/u;

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
      const level = Number(node.attrs?.['level']);
      const inner = serializeChildrenToHTMLString(children);
      return NOTHING_SEEN.test(inner) ? '' : `<h${level}>${inner}</h${level}>`;
    },
    bulletList: wrap('ul'),
    orderedList: ({ node, children }) => {
      const { start, type } = node.attrs ?? {};
      return `<ol${serializeAttrsToHTMLString({ start, type })}>${serializeChildrenToHTMLString(children)}</ol>`;
    },
    listItem: wrap('li'),
    blockquote: wrap('blockquote'),
    callout: ({ node, children }) =>
      `<div role="note"${serializeAttrsToHTMLString({ 'data-callout': node.attrs?.['tone'] })}>${serializeChildrenToHTMLString(children)}</div>`,
    table: renderTable,
    tableRow: wrap('tr'),
    tableHeader: renderCell('th'),
    tableCell: renderCell('td'),
    figure: renderFigure,
    file: renderFile,
    film: renderFilm,
    calculator: renderCalculator,
    horizontalRule: () => '<hr>',
    hardBreak: () => '<br>',
  },
  markMapping: {
    bold: wrap('strong'),
    italic: wrap('em'),
    strike: wrap('s'),
    superscript: wrap('sup'),
    subscript: wrap('sub'),
    link: ({ mark, children }) =>
      `<a href="${escapeHTMLAttribute(hrefOf(mark))}">${serializeChildrenToHTMLString(children)}</a>`,
  },
  unhandledNode: ({ children }) => serializeChildrenToHTMLString(children),
  unhandledMark: ({ children }) => serializeChildrenToHTMLString(children),
});

/** Sanitised HTML of a document that went through `normaliseRichText`; headings without words and empty paragraphs at the end are left out. */
export function renderRichText(document: RichTextDocument): string {
  return withoutEmptyEnd(sanitiseHtml(render({ content: layOutTables(document) })));
}

function hrefOf({ attrs }: RichTextMark): string {
  const href = attrs?.['href'];
  return typeof href === 'string' ? href : '';
}

const EMPTY_PARAGRAPH = '<p></p>';

/** Lines that the editor has left below the text. */
function withoutEmptyEnd(html: string): string {
  let end = html.length;
  while (html.endsWith(EMPTY_PARAGRAPH, end)) end -= EMPTY_PARAGRAPH.length;
  return html.slice(0, end);
}

import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';

// As sanitize-html asks for it: a module that is imported and required at once is a circle to some loaders.
const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;

/** A node of parsed HTML: a text, or an element with what stands in it. */
export type Tree = string | Tag;
export interface Tag {
  name: string;
  /** By a tag of its own. */
  closed?: boolean;
  attribs: Record<string, string>;
  children: Tree[];
}

/** What is nested deeper stands beside: no text needs it, and a stack has an end. */
const MAX_DEPTH = 100;

export function parseHtml(html: string): Tree[] {
  const root: Tag = { name: '', attribs: {}, children: [] };
  const open: Tag[] = [root];
  const parser = new Parser({
    onopentag: (name, attribs) => {
      const tag: Tag = { name, attribs: { ...attribs }, children: [] };
      open.at(Math.min(open.length, MAX_DEPTH) - 1)?.children.push(tag);
      open.push(tag);
    },
    ontext: (text) => open.at(Math.min(open.length, MAX_DEPTH) - 1)?.children.push(text),
    onclosetag: (_name, isImplied) => {
      const tag = open.pop();
      if (tag && !isImplied) tag.closed = true;
    },
  });
  parser.write(html);
  parser.end();
  return root.children;
}

/** Elements of which nothing is read. */
export const WITHOUT_WORDS: ReadonlySet<string> = new Set(
  ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title'].concat([
    'textarea',
    'select',
    'button',
    'img',
    'picture',
    'source',
    'video',
    'audio',
    'canvas',
    'meta',
    'link',
  ]),
);

const BLOCKS: ReadonlySet<string> = new Set(
  [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'table',
    'figure',
    'div',
  ].concat(
    [
      'section',
      'article',
      'main',
      'header',
      'footer',
      'aside',
      'nav',
      'body',
      'html',
      'dl',
      'dt',
      'dd',
      'pre',
    ],
    ['address', 'details', 'summary', 'figcaption', 'form', 'fieldset', 'caption', 'center'],
    ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ),
);
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const INLINE: ReadonlySet<string> = new Set(
  [
    'a',
    'b',
    'strong',
    'i',
    'em',
    's',
    'del',
    'strike',
    'sup',
    'sub',
    'br',
    'u',
    'ins',
    'span',
    'font',
    'code',
  ].concat(['small', 'big', 'mark', 'abbr', 'cite', 'q', 'kbd', 'time', 'nobr', 'label']),
);

/** Whether it stands on lines of its own, or has something in it that does. */
export function isBlock(tree: Tree): tree is Tag {
  if (typeof tree === 'string') return false;
  return BLOCKS.has(tree.name) || (!WITHOUT_WORDS.has(tree.name) && tree.children.some(isBlock));
}

/** Whether it is HTML: «<ivan@mail.ru>» is no element, and «<b>» without an end is a word. */
export function hasElements(trees: readonly Tree[]): boolean {
  return trees.some((tree) => typeof tree !== 'string' && (isElement(tree) || hasElements(tree.children)));
}

function isElement({ name, closed = false }: Tag): boolean {
  if (BLOCKS.has(name) || EMPTY.has(name)) return true;
  return closed && (INLINE.has(name) || WITHOUT_WORDS.has(name));
}

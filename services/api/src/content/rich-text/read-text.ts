import type { RichTextDocument, RichTextMark, RichTextNode } from '@polden/content-model';
import { hasElements, isBlock, parseHtml, type Tag, type Tree, WITHOUT_WORDS } from './html-tree.ts';
import { paragraphs } from './paragraphs.ts';
import { readBlockOfOurs, readFile } from './read-our-blocks.ts';

const MARKS: Record<string, string> = {
  ...{ strong: 'bold', b: 'bold', em: 'italic', i: 'italic', s: 'strike', del: 'strike', strike: 'strike' },
  ...{ sup: 'superscript', sub: 'subscript' },
};
/** The page's title is the first level; nothing goes below the fourth. */
const LEVELS: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/**
 * A text as a document of the editor: HTML where it has elements of it, plain words else. What the editor does not have loses its tags
 * and keeps its words. It is no more trusted than a document of a client: `normaliseRichText` comes behind it.
 */
export function readText(text: string): RichTextDocument {
  const trees = parseHtml(text);
  return hasElements(trees) ? { type: 'doc', content: blocks(trees) } : paragraphs(text);
}

/** Words that stand among blocks become paragraphs of their own. */
function blocks(children: readonly Tree[]): RichTextNode[] {
  const found: RichTextNode[] = [];
  let words: Tree[] = [];
  const close = (): void => {
    const content = trimmed(inline(words));
    if (content.length > 0) found.push({ type: 'paragraph', content });
    words = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      words.push(child);
      continue;
    }
    close();
    found.push(...block(child));
  }
  close();
  return found;
}

function block(tag: Tag): RichTextNode[] {
  const { name, children, attribs } = tag;
  const level = LEVELS[name];
  if (level !== undefined) return [{ type: 'heading', attrs: { level }, content: words(tag) }];
  switch (name) {
    case 'p': {
      const file = readFile(tag);
      // A block within it is no part of a paragraph.
      return file ?? (children.some(isBlock) ? blocks(children) : [paragraph(words(tag))]);
    }
    case 'ul':
      return [{ type: 'bulletList', content: items(tag) }];
    case 'ol': {
      const attrs = { start: Number(attribs['start'] ?? 1), type: attribs['type'] ?? '1' };
      return [{ type: 'orderedList', attrs, content: items(tag) }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: blocks(children) }];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return table(tag);
    default:
      return readBlockOfOurs(tag, { blocks, words }) ?? blocks(children);
  }
}

const words = ({ children }: Tag): RichTextNode[] => trimmed(inline(children));
const paragraph = (content: RichTextNode[]): RichTextNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});

/** What stands in a list outside of its items belongs to the one before. */
function items({ children }: Tag): RichTextNode[] {
  const found: RichTextNode[] = [];
  for (const child of children) {
    const content =
      typeof child !== 'string' && child.name === 'li' ? blocks(child.children) : blocks([child]);
    const last = found.at(-1);
    if (typeof child !== 'string' && child.name === 'li')
      found.push({ type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] });
    else if (content.length > 0 && last) last.content = [...(last.content ?? []), ...content];
    else if (content.length > 0) found.push({ type: 'listItem', content });
  }
  return found;
}

/** Its caption stands before it. */
function table(tag: Tag): RichTextNode[] {
  const within = tag.children.flatMap((child) => (typeof child === 'string' ? [] : [child]));
  const sections = within.filter(({ name }) => ['thead', 'tbody', 'tfoot'].includes(name));
  const captions = within
    .filter(({ name }) => name === 'caption')
    .flatMap(({ children }) => blocks(children));
  const rows = [...sections.flatMap(({ children }) => children), ...within].flatMap((row) =>
    typeof row !== 'string' && row.name === 'tr'
      ? [{ type: 'tableRow', content: row.children.flatMap(cell) }]
      : [],
  );
  return rows.length > 0 ? [...captions, { type: 'table', content: rows }] : captions;
}

function cell(tree: Tree): RichTextNode[] {
  if (typeof tree === 'string' || (tree.name !== 'td' && tree.name !== 'th')) return [];
  const { colspan = 1, rowspan = 1, 'data-align': align } = tree.attribs;
  const content = blocks(tree.children);
  const attrs = { colspan: Number(colspan), rowspan: Number(rowspan), align };
  const type = tree.name === 'th' ? 'tableHeader' : 'tableCell';
  return [{ type, attrs, content: content.length > 0 ? content : [{ type: 'paragraph' }] }];
}

function inline(children: readonly Tree[], marks: RichTextMark[] = []): RichTextNode[] {
  return children.flatMap((child): RichTextNode[] => {
    if (typeof child === 'string') {
      const text = child.replace(/[ \t\r\n\f]+/gu, ' ');
      return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
    }
    if (WITHOUT_WORDS.has(child.name)) return [];
    if (child.name === 'br') return [{ type: 'hardBreak' }];
    const own = markOf(child);
    const isNew = own && !marks.some(({ type }) => type === own.type);
    return inline(child.children, isNew ? [...marks, own] : marks);
  });
}

function markOf({ name, attribs }: Tag): RichTextMark | null {
  if (name === 'a') return { type: 'link', attrs: { href: attribs['href'] } };
  const type = MARKS[name];
  return type === undefined ? null : { type };
}

/** Without the spaces in which the source of a page wraps its words. */
function trimmed(nodes: RichTextNode[]): RichTextNode[] {
  return nodes
    .map((node, index): RichTextNode => {
      if (node.type !== 'text') return node;
      const starts = index === 0 || endsInSpace(nodes[index - 1]);
      const ends = index === nodes.length - 1 || nodes[index + 1]?.type === 'hardBreak';
      const text = starts ? (node.text ?? '').replace(/^ /u, '') : (node.text ?? '');
      return { ...node, text: ends ? text.replace(/ $/u, '') : text };
    })
    .filter((node) => node.type !== 'text' || node.text !== '');
}

function endsInSpace(node: RichTextNode | undefined): boolean {
  return node?.type === 'hardBreak' || node?.text?.endsWith(' ') === true;
}

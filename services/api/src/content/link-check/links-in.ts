import {
  type ContentType,
  type FieldValue,
  mediaVideo,
  redirect,
  type RichTextNode,
} from '@polden/content-model';
import { fieldsOf, type Values } from '../fields/values.ts';
import { publicPath } from '../public-path.ts';

export interface FoundLink {
  field: string;
  href: string;
  words: string;
}

const MAX_WORDS = 200;

/** Where the values of an item lead: the links of its texts and its fields of addresses. */
export function linksIn(type: ContentType, values: Values): FoundLink[] {
  return fieldsOf(type).flatMap(([field, { kind, personal }]) => {
    const value = values[field] ?? null;
    // What a redirect leads away from is no page.
    if (personal || (type.name === redirect.name && field === 'path')) return [];
    if (kind === 'link' && typeof value === 'string' && value !== '')
      return [{ field, href: value, words: '' }];
    if (!isDocument(value)) return [];
    return linkedWords(value.content).map((link) => ({ field, ...link }));
  });
}

/** Words in a row that lead to one address are one link. */
function linkedWords(nodes: readonly RichTextNode[]): { href: string; words: string }[] {
  const found: { href: string; words: string }[] = [];
  let last: { href: string; words: string } | null = null;
  const walk = (node: RichTextNode): void => {
    const card = cardIn(node);
    if (card) found.push(card);
    const href = node.marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
    if (node.type !== 'text' || typeof href !== 'string') last = null;
    else if (last?.href === href) last.words = (last.words + (node.text ?? '')).slice(0, MAX_WORDS);
    else found.push((last = { href, words: (node.text ?? '').slice(0, MAX_WORDS) }));
    node.content?.forEach(walk);
  };
  nodes.forEach(walk);
  return found;
}

/** The card of a film leads to its page as a link does; null for other nodes. */
function cardIn({ type, attrs }: RichTextNode): { href: string; words: string } | null {
  const href = type === 'film' ? publicPath(mediaVideo, { id: attrs?.['videoId'] }) : null;
  return href === null ? null : { href, words: String(attrs?.['title']) };
}

/** The values in which `from` leads to `to` instead; null takes the link away. Only of those that change. */
export function relink(type: ContentType, values: Values, from: string, to: string | null): Values {
  const links = linksIn(type, values).filter(({ href }) => href === from);
  return Object.fromEntries(
    [...new Set(links.map(({ field }) => field))].map((field): [string, FieldValue] => {
      const value = values[field] ?? null;
      if (!isDocument(value)) return [field, to ?? ''];
      return [field, { ...value, content: value.content.map((node) => relinked(node, from, to)) }];
    }),
  );
}

function relinked(node: RichTextNode, from: string, to: string | null): RichTextNode {
  const card = cardIn(node);
  if (card?.href === from) {
    // A card shows a film alone: of another page it becomes a link, and without one its words stay.
    const marks = to === null ? [] : [{ type: 'link', attrs: { href: to } }];
    return { type: 'paragraph', content: [{ type: 'text', text: card.words, marks }] };
  }
  const marks = node.marks?.flatMap((mark) => {
    if (mark.type !== 'link' || mark.attrs?.['href'] !== from) return [mark];
    return to === null ? [] : [{ ...mark, attrs: { ...mark.attrs, href: to } }];
  });
  const content = node.content?.map((inner) => relinked(inner, from, to));
  return { ...node, ...(marks && { marks }), ...(content && { content }) };
}

function isDocument(value: FieldValue): value is { type: 'doc'; content: RichTextNode[] } {
  return typeof value === 'object' && value !== null && 'content' in value;
}

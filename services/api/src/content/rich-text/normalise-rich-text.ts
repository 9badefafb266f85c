import {
  RICH_TEXT_MARKS,
  RICH_TEXT_NODES,
  type RichTextDocument,
  type RichTextMark,
  type RichTextNode,
  type RichTextNodeType,
} from '@polden/content-model';
import { withoutUnseen } from '@polden/ru';
import { isObject, nodeAttributes } from './node-attributes.ts';
import { safeHref } from './safe-href.ts';

/** Lists of nine levels, as word processors have them, in a cell of a table. */
const MAX_DEPTH = 28;
const MAX_NODES = 20_000;

/** Thrown for a value that is no document at all. */
export class RichTextError extends Error {
  override readonly name = 'RichTextError';
}

/**
 * A document with only the nodes, marks and attributes that an editor may offer; the text of anything else stays,
 * what it was wrapped in goes. Throws RichTextError for other shapes and for documents that are absurdly large.
 */
export function normaliseRichText(given: unknown): RichTextDocument {
  if (!isObject(given) || given['type'] !== 'doc') throw new RichTextError('It is not a document');
  const budget = { nodes: MAX_NODES };
  return { type: 'doc', content: children(given['content'], 'doc', { depth: 1, budget }) };
}

interface Budget {
  nodes: number;
}

interface Nesting {
  depth: number;
  budget: Budget;
}

/** What stands only in a certain node. */
const PARENTS: Partial<Record<RichTextNodeType, RichTextNodeType>> = {
  tableRow: 'table',
  tableHeader: 'tableRow',
  tableCell: 'tableRow',
};

/** What alone may stand in a node, where not everything may. */
const CONTENT: Partial<Record<RichTextNodeType, readonly string[]>> = {
  table: ['tableRow'],
  tableRow: ['tableHeader', 'tableCell'],
  figure: ['text', 'hardBreak'],
  file: [],
  film: [],
  calculator: [],
};
const NEVER_EMPTY: ReadonlySet<RichTextNodeType> = new Set(['table', 'callout']);

function children(given: unknown, parent: string, { depth, budget }: Nesting): RichTextNode[] {
  if (!Array.isArray(given)) return [];
  if (depth > MAX_DEPTH) throw new RichTextError('It is nested too deep');
  return given.flatMap((node: unknown) => normaliseNode(node, parent, { depth, budget }));
}

function normaliseNode(given: unknown, parent: string, { depth, budget }: Nesting): RichTextNode[] {
  budget.nodes -= 1;
  if (budget.nodes < 0) throw new RichTextError('It has too many nodes');
  if (!isObject(given)) return [];
  const within = { depth: depth + 1, budget };
  const type = RICH_TEXT_NODES.find((known) => known === given['type']);
  if (type === undefined || (PARENTS[type] ?? parent) !== parent) {
    return children(given['content'], parent, within);
  }
  if (type === 'text') return textNode(given);
  if (type === 'hardBreak' || type === 'horizontalRule') return [{ type }];
  const found = children(given['content'], type, within);
  const content = found.filter((node) => CONTENT[type]?.includes(node.type) ?? true);
  // What has no place in it comes after it: its words stay.
  const others = found.filter((node) => !content.includes(node));
  const attrs = nodeAttributes(type, given['attrs']);
  if (attrs === undefined) return type === 'figure' ? asParagraph(found) : found;
  if (content.length === 0 && NEVER_EMPTY.has(type)) return found;
  return [{ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }, ...others];
}

/** What is left of a picture that cannot be kept: its caption. */
function asParagraph(caption: RichTextNode[]): RichTextNode[] {
  return caption.length > 0 ? [{ type: 'paragraph', content: caption }] : [];
}

function textNode({ text: given, marks }: Record<string, unknown>): RichTextNode[] {
  const text = typeof given === 'string' ? withoutUnseen(given) : '';
  if (text === '') return [];
  const kept = Array.isArray(marks) ? marks.flatMap(normaliseMark) : [];
  return [{ type: 'text', text: withoutControls(text), ...(kept.length > 0 && { marks: kept }) }];
}

function normaliseMark(given: unknown): RichTextMark[] {
  if (!isObject(given)) return [];
  const type = RICH_TEXT_MARKS.find((known) => known === given['type']);
  if (type === undefined) return [];
  if (type !== 'link') return [{ type }];
  const href = isObject(given['attrs']) ? safeHref(given['attrs']['href']) : null;
  return href === null ? [] : [{ type, attrs: { href } }];
}

/** PostgreSQL refuses the null character, and nobody sees the others. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

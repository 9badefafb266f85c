import {
  RICH_TEXT_HEADINGS,
  RICH_TEXT_MARKS,
  RICH_TEXT_NODES,
  type RichTextDocument,
  type RichTextMark,
  type RichTextNode,
} from '@polden/content-model';
import { safeHref } from './safe-href.ts';

const MAX_DEPTH = 12;
const MAX_NODES = 20_000;

/** Thrown for what is no document at all. */
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
  return { type: 'doc', content: children(given['content'], 1, budget) };
}

interface Budget {
  nodes: number;
}

function children(given: unknown, depth: number, budget: Budget): RichTextNode[] {
  if (!Array.isArray(given)) return [];
  if (depth > MAX_DEPTH) throw new RichTextError('It is nested too deep');
  return given.flatMap((node: unknown) => normaliseNode(node, depth, budget));
}

function normaliseNode(given: unknown, depth: number, budget: Budget): RichTextNode[] {
  budget.nodes -= 1;
  if (budget.nodes < 0) throw new RichTextError('It has too many nodes');
  if (!isObject(given)) return [];
  const type = RICH_TEXT_NODES.find((known) => known === given['type']);
  if (type === undefined) return children(given['content'], depth + 1, budget);
  if (type === 'text') return textNode(given);
  if (type === 'hardBreak' || type === 'horizontalRule') return [{ type }];
  const content = children(given['content'], depth + 1, budget);
  const attrs = attributesOf(type, given['attrs']);
  return [{ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }];
}

function textNode({ text, marks }: Record<string, unknown>): RichTextNode[] {
  if (typeof text !== 'string' || text === '') return [];
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

function attributesOf(type: string, given: unknown): Record<string, unknown> | null {
  const attrs = isObject(given) ? given : {};
  if (type === 'heading') {
    const level = RICH_TEXT_HEADINGS.find((known) => known === attrs['level']);
    return { level: level ?? RICH_TEXT_HEADINGS[0] };
  }
  if (type === 'orderedList' && Number.isSafeInteger(attrs['start']) && attrs['start'] !== 1) {
    return { start: attrs['start'] };
  }
  return null;
}

/** PostgreSQL refuses the null character, and nobody sees the others. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

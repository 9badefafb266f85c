import type { RichTextDocument, RichTextNode } from '@polden/content-model';
import { type Edit } from './text.ts';
import { typographyEdits } from './typography.ts';

const LINES = new Set(['paragraph', 'heading', 'figure']);
const ROUNDS = 5;

/** The document with its lines set well, marks and links where they were; the same object when nothing is to be done. */
export function typesetDocument(document: RichTextDocument): RichTextDocument {
  const content = document.content.map(typesetNode);
  return content.every((node, index) => node === document.content[index])
    ? document
    : { ...document, content };
}

function typesetNode(node: RichTextNode): RichTextNode {
  if (!node.content) return node;
  if (LINES.has(node.type)) return typesetParts(node, node.content);
  const content = node.content.map(typesetNode);
  return content.every((inner, index) => inner === node.content?.[index]) ? node : { ...node, content };
}

/** A line is read as a whole: a quote may open in bold letters and close behind them. */
function typesetParts(node: RichTextNode, given: readonly RichTextNode[]): RichTextNode {
  let parts = given;
  for (let round = 0; round < ROUNDS; round += 1) {
    const edits = typographyEdits(parts.map((part) => part.text ?? '\n').join(''));
    if (edits.length === 0) break;
    parts = withEdits(parts, edits);
  }
  return parts === given ? node : { ...node, content: parts.filter((part) => part.text !== '') };
}

function withEdits(parts: readonly RichTextNode[], edits: readonly Edit[]): RichTextNode[] {
  let offset = 0;
  let rest = [...edits];
  return parts.map((part) => {
    const length = part.text?.length ?? 1;
    const [from, to] = [offset, offset + length];
    offset = to;
    if (part.text === undefined) return part;
    const own = rest.filter(
      ({ start, end }) => start >= from && (start < to || (start === end && start === to)),
    );
    rest = rest.filter((edit) => !own.includes(edit));
    if (own.length === 0) return part;
    return { ...part, text: editedPart(part.text, own, from) };
  });
}

/** What an edit takes away behind the end of the part stays: it belongs to another one. */
function editedPart(text: string, edits: readonly Edit[], offset: number): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: inserted } of edits) {
    result += text.slice(at, start - offset) + inserted;
    at = Math.min(text.length, end - offset);
  }
  return result + text.slice(at);
}

import type { Field, RichTextDocument, RichTextNode } from '@polden/content-model';
import { readableAddress } from '@polden/reference-data';
import { formatDate, writtenNumber } from '@polden/ru';

const STATUSES: Record<string, string> = { draft: 'Черновик', published: 'Опубликовано' };
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
/** Nodes that hold a line of text. */
const LINES = ['paragraph', 'heading'];
/** Nodes that are no text, as a line says what they are. */
const BLOCKS: Record<string, ((attrs: Record<string, unknown>) => string) | undefined> = {
  figure: ({ alt }) => `[картинка: ${String(alt) || 'без описания'}]`,
  file: ({ name }) => `[файл: ${String(name)}]`,
  film: ({ title }) => `[видео: ${String(title)}]`,
  calculator: ({ sum }) => (typeof sum === 'number' ? `[калькулятор: ${sum} ₽]` : '[калькулятор]'),
};

/**
 * A value of the history as a text to be read; empty for nothing.
 * @param field its definition, when it is a field of a content type
 */
export function fieldText(value: unknown, field?: Field): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  if (typeof value === 'number') return writtenNumber(value);
  if (typeof value === 'string') return stringText(value, field);
  if (Array.isArray(value)) return value.map((each) => fieldText(each)).join(', ');
  if (typeof value === 'object') return objectText(value);
  return JSON.stringify(value);
}

function stringText(value: string, field?: Field): string {
  const options = field?.kind === 'choice' ? field.options : field?.kind === 'text' ? field.among : undefined;
  if (options) return options.find((option) => option.value === value)?.title ?? value;
  if (field?.kind === 'link') return readableAddress(value);
  if (field?.kind === 'date') return formatDate(value, 'DD.MM.YYYY');
  if (field) return value;
  if (MOMENT.test(value)) return formatDate(value, 'DD.MM.YYYY HH:mm');
  return STATUSES[value] ?? value;
}

function objectText(value: object): string {
  if (isRichText(value)) return value.content.flatMap(lines).join('\n');
  if ('mediaId' in value && 'alt' in value)
    return `${String(value.alt) || 'без описания'} (${String(value.mediaId)})`;
  return JSON.stringify(value, null, 2);
}

function isRichText(value: object): value is RichTextDocument {
  return 'type' in value && value.type === 'doc' && 'content' in value && Array.isArray(value.content);
}

/** Lines of a node and those within it; marks are left out but for the addresses of links. */
function lines(node: RichTextNode): string[] {
  if (node.type === 'horizontalRule') return ['———'];
  if (LINES.includes(node.type)) return [(node.content ?? []).map(inlineText).join('')];
  if (node.type === 'tableRow') return [(node.content ?? []).map(cellText).join(' | ')];
  const block = BLOCKS[node.type]?.(node.attrs ?? {});
  if (block !== undefined) return [[block, ...(node.content ?? []).map(inlineText)].join(' ')];
  const inner = (node.content ?? []).flatMap(lines);
  return node.type === 'listItem' ? inner.map((line, index) => (index === 0 ? `— ${line}` : line)) : inner;
}

/** A cell stays on the line of its row. */
function cellText({ content = [] }: RichTextNode): string {
  return content.flatMap(lines).join(' / ');
}

function inlineText({ type, text = '', marks = [] }: RichTextNode): string {
  if (type === 'hardBreak') return '\n';
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.['href'];
  return typeof href === 'string' ? `${text} [${href}]` : text;
}

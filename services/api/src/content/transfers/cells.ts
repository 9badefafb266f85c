import type { ContentType, Field, RichTextDocument, RichTextNode } from '@polden/content-model';
import { readNumber, writtenNumber } from '@polden/ru';
import { fieldsOf, type Values } from '../fields/values.ts';

/** A column of a table: an image has two, the image and what is to be seen on it. */
export interface CellColumn {
  /** As it stands in the head. */
  title: string;
  field: string;
  part: 'value' | 'alt';
}

/** What an item has beside its fields; `state` is read by people, and not taken back. */
export const FACT_COLUMNS = { id: 'Номер', version: 'Версия', state: 'Состояние' } as const;

/** Columns of the fields by their Russian names; by the short ones where two fields are called alike. */
export function columnsOf(type: ContentType): CellColumn[] {
  const labels = fieldsOf(type).map(([, { label }]) => label);
  return fieldsOf(type).flatMap(([field, { kind, label }]) => {
    const isOwn = labels.filter((each) => each === label).length === 1;
    const title = isOwn && !isFact(label) ? label : field;
    const value: CellColumn = { title, field, part: 'value' };
    return kind === 'image' ? [value, { title: `${title}: описание`, field, part: 'alt' }] : [value];
  });
}

function isFact(label: string): boolean {
  return Object.values<string>(FACT_COLUMNS).includes(label);
}

/** A value as a cell. Texts with markup are JSON, so that nothing of them is lost. */
export function toCell(values: Values, { field, part }: CellColumn): string {
  const value = values[field];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return writtenNumber(value);
  if (typeof value === 'string') return value;
  if ('fileId' in value) return value.fileId;
  if ('mediaId' in value) return part === 'alt' ? value.alt : value.mediaId;
  return JSON.stringify(value);
}

const YES = ['да', 'true', '1'];
const NO = ['нет', 'false', '0', ''];

/** What the editor's form would send for a cell; what is written wrongly goes on as it is, for the rules to refuse. */
export function fromCell(field: Field, cell: string): unknown {
  const text = cell.trim();
  switch (field.kind) {
    case 'number':
    case 'reference':
      return text === '' ? null : (readNumber(text) ?? text);
    case 'boolean':
      return YES.includes(text.toLowerCase()) || (NO.includes(text.toLowerCase()) ? false : text);
    case 'date':
      return text === '' ? null : text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/u, '$3-$2-$1');
    case 'choice':
      return field.options.find(({ title }) => title.toLowerCase() === text.toLowerCase())?.value ?? text;
    case 'file':
      return text === '' ? null : { fileId: text };
    case 'richText':
      return text.startsWith('{') ? jsonOf(text) : documentOf(text);
    default:
      return cell;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A paragraph for each line. */
function documentOf(text: string): RichTextDocument {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const paragraphs = lines.map((line): RichTextNode => ({
    type: 'paragraph',
    content: [{ type: 'text', text: line.trim() }],
  }));
  return { type: 'doc', content: paragraphs };
}

import { type ContentType, type RichTextDocument } from '@polden/content-model';
import { typesetDocument, typesetLine } from '@polden/text-quality';
import type { ItemValues } from './values.ts';

const NAME = 'admin-typography';

/** Whether what is saved is set well first; in this browser. */
export function isTypesetting(): boolean {
  return localStorage.getItem(NAME) === 'on';
}

export function setTypesetting(on: boolean): void {
  localStorage.setItem(NAME, on ? 'on' : 'off');
}

/** The values with their texts set well; addresses, codes, names of people and the fields of `kept` stay. */
export function typesetValues(
  type: ContentType,
  values: ItemValues,
  kept: readonly string[] = [],
): ItemValues {
  const entries = Object.entries(values).map(([name, value]) => {
    if (kept.includes(name)) return [name, value];
    const field = type.fields[name];
    if (field?.kind === 'richText' && isDocument(value)) return [name, typesetDocument(value)];
    const isText = field?.kind === 'text' && !field.path && !field.unique && !field.personal;
    return [
      name,
      isText && typeof value === 'string' ? value.split('\n').map(typesetLine).join('\n') : value,
    ];
  });
  return Object.fromEntries(entries) as ItemValues;
}

function isDocument(value: ItemValues[string]): value is RichTextDocument {
  return typeof value === 'object' && value !== null && 'content' in value;
}

import type { FieldValue } from '@polden/content-model';

/** What a form holds, by the name of the field. */
export type ItemValues = Record<string, FieldValue>;

/** '' for what has no text. */
export function textOf(values: ItemValues, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}

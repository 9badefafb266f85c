import { type ContentType, emptyValue, type FieldValue } from '@polden/content-model';
import { isSameValue } from '../../forms/same-value.ts';

/** What the form edits: the fields of the type, and `publishedAt` (ISO 8601 in UTC; null: the moment of publication). */
export type ItemValues = Record<string, FieldValue>;

export const PUBLISHED_AT = 'publishedAt';

/** In the order of the form. */
export function fieldNames(type: ContentType): string[] {
  return [...Object.keys(type.fields), PUBLISHED_AT];
}

export function emptyValues(type: ContentType): ItemValues {
  const fields = Object.entries(type.fields).map(([name, field]) => [name, emptyValue(field)] as const);
  return { ...Object.fromEntries(fields), [PUBLISHED_AT]: null };
}

export function valuesOf(type: ContentType, item: Record<string, unknown>): ItemValues {
  return Object.fromEntries(fieldNames(type).map((name) => [name, item[name] as FieldValue]));
}

export function labelOf(type: ContentType, name: string): string {
  return type.fields[name]?.label ?? 'Дата публикации';
}

/** Equal in content, in any order of the keys. */
export function isSame(a: ItemValues, b: ItemValues, field: string): boolean {
  return isSameValue(a[field], b[field]);
}

/** The fields of `values` that differ from `base`. */
export function changedFields(base: ItemValues, values: ItemValues): string[] {
  return Object.keys(values).filter((field) => !isSame(base, values, field));
}

/** `values` with some fields taken from `other`. */
export function take(values: ItemValues, other: ItemValues, fields: readonly string[]): ItemValues {
  return { ...values, ...pick(other, fields) };
}

export function pick(values: ItemValues, fields: readonly string[]): ItemValues {
  return Object.fromEntries(
    fields.flatMap((field) => (field in values ? [[field, values[field] ?? null]] : [])),
  );
}

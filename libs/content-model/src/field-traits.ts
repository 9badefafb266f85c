import type { ContentType } from './content-type.ts';
import type { Field, FieldKind, TextField } from './field.ts';

/** Kinds of few words, those first that tell items apart best. */
export const SHORT_KINDS: readonly FieldKind[] = ['reference', 'choice', 'date', 'number', 'boolean'];

/** Whether it is the subdomain of one of our cities. */
export function isCity(field: Field): field is TextField {
  return field.kind === 'text' && field.city === true;
}

/** Whether each of its items is for one of our cities. */
export function isOfCity({ fields }: Pick<ContentType, 'fields'>): boolean {
  return Object.values(fields).some(isCity);
}

/** Whether lists of the items have a column for it: it is short, or the type wants it there. */
export function isListed(field: Field): boolean {
  return field.listed === true || isCity(field) || SHORT_KINDS.includes(field.kind);
}

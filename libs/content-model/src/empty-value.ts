import type { FieldKind, FieldOf, ValueOfKind } from './field.ts';
import { EMPTY_RICH_TEXT } from './rich-text.ts';

const EMPTY: { [Kind in FieldKind]: (field: FieldOf<Kind>) => ValueOfKind[Kind] } = {
  text: ({ initial = '' }) => initial,
  slug: () => '',
  richText: () => EMPTY_RICH_TEXT,
  image: () => null,
  date: () => null,
  boolean: () => false,
  number: () => null,
  choice: ({ initial }) => initial,
  reference: () => null,
  file: () => null,
  link: () => '',
};

/** What an item has that says nothing of the field. */
export function emptyValue<Kind extends FieldKind>(field: FieldOf<Kind> & { kind: Kind }): ValueOfKind[Kind] {
  return EMPTY[field.kind](field);
}

import type { ContentType } from './content-type.ts';

/** Title of a kind of items that visitors never see: «Обращение»; null where the item's state decides. */
export function neverShownAs(
  { shownWhen, fields }: Pick<ContentType, 'shownWhen' | 'fields'>,
  values: Record<string, unknown>,
): string | null {
  if (shownWhen === null) return null;
  const value = values[shownWhen.field];
  if (value === shownWhen.value) return null;
  const field = fields[shownWhen.field];
  const option = field?.kind === 'choice' && field.options.find((each) => each.value === value);
  return option ? option.title : String(value);
}

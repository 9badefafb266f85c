import type { ContentType } from './content-type.ts';

/** What an item is that visitors never see, whatever its state: «Обращение»; null where its state decides. */
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

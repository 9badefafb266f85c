import type { FieldOf } from '@polden/content-model';

/** The value of a choice with its Russian name. */
export function titledChoice(
  { options }: Pick<FieldOf<'choice'>, 'options'>,
  value: string,
): { value: string; title: string } {
  return { value, title: options.find((option) => option.value === value)?.title ?? value };
}

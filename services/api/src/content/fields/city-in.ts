import { type Field, isCity } from '@polden/content-model';
import { cityByAlias } from '@polden/reference-data';

/** Russian name of the city that the value of a field stands for; null where the field is none or names none. */
export function cityIn(field: Field, value: unknown): string | null {
  if (!isCity(field) || typeof value !== 'string' || value === '') return null;
  return cityByAlias(value)?.title ?? value;
}

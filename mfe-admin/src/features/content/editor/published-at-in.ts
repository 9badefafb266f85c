import { type ItemValues, PUBLISHED_AT } from './item-values.ts';

export function publishedAtIn(values: ItemValues): string | null {
  const value = values[PUBLISHED_AT];
  return typeof value === 'string' ? value : null;
}

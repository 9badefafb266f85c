import { once } from './once.ts';

const collator = once(() => new Intl.Collator('ru', { numeric: true }));

/** For sorting by the Russian alphabet, and numbers within a name by their size. */
export function compareRussian(one: string, other: string): number {
  return collator().compare(one, other);
}

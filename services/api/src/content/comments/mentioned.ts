import type { Colleague } from './comments.repository.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** Who is named after an @: the longest name that fits, so that «@Анна Петрова» is not «@Анна». */
export function mentioned(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const byLength = colleagues.toSorted((one, other) => other.name.length - one.name.length);
  const lower = text.toLowerCase();
  const found = new Map<number, Colleague>();
  for (let place = lower.indexOf('@'); place >= 0; place = lower.indexOf('@', place + 1)) {
    const named = byLength.find(({ name }) => {
      const end = place + 1 + name.length;
      return (
        name !== '' && lower.slice(place + 1, end) === name.toLowerCase() && !LETTER.test(text[end] ?? '')
      );
    });
    // People may have one name: all of them are told.
    for (const each of named ? colleagues.filter(({ name }) => name === named.name) : [])
      found.set(each.id, each);
  }
  return [...found.values()];
}

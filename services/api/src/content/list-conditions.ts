import type { ContentState } from '@polden/api-contract';
import { searchText } from './search-text.ts';

/** How much of a search a title must contain for a misspelt search to find it. */
const SIMILAR = 0.45;

/** Puts a value among those of the query; its place there, as $1. */
type Place = (value: unknown) => string;

/** Words, parts of words, misspelt titles, and whole names of people; null when nothing is looked for. */
export function searchCondition(search: string, people: Record<string, string>, place: Place): string | null {
  const wanted = searchText(search);
  if (wanted === '') return null;
  const [words, part] = [place(wanted), place(`%${wanted.replace(/[\\%_]/gu, '\\$&')}%`)];
  const named = Object.entries(people).map(([column, index]) => ` OR ${column} = ${place(index)}`);
  return `(search @@ websearch_to_tsquery('russian', ${words}) OR search_title LIKE ${part}
    OR search_text LIKE ${part} OR word_similarity(${words}, search_title) > ${SIMILAR}${named.join('')})`;
}

export function inState(state: ContentState, now: () => string): string {
  if (state === 'draft') return `status = 'draft'`;
  return `status = 'published' AND published_at ${state === 'scheduled' ? '>' : '<='} ${now()}`;
}

import { Injectable } from '@nestjs/common';
import {
  SEARCH_KINDS,
  SEARCH_PAGE_SIZE,
  type SearchKind,
  type SearchPage,
  type SearchQuery,
  type SearchSuggestion,
} from '@polden/api-contract';
import { isMisspelt } from './edits.ts';
import { fragmentsOf } from './fragments.ts';
import { isTelephone, readQuestion, tsquery, wordsOf } from './query-words.ts';
import { type Found, SearchRepository } from './search.repository.ts';
import { OWN_PAGES } from './searched-types.ts';

const SUGGESTIONS = 6;
/** Searched for in place of a phone number: many texts have one, and a visitor who types it wants to call. */
const TELEPHONE = 'телефон';
const NOTHING: SearchPage = { items: [], pageCount: 0, total: 0, kinds: [], places: [], corrected: null };

/** Finds what visitors may read: by forms of words, synonyms, the other keyboard layout, and misspelt words. */
@Injectable()
export class SearchService {
  constructor(private readonly repository: SearchRepository) {}

  async find({ q, kind, page = 1 }: SearchQuery): Promise<SearchPage> {
    const asked = readQuestion(q);
    const question = isTelephone(asked) ? TELEPHONE : asked;
    if (tsquery(question) === '') return NOTHING;
    const read = async (phrase: string, which?: 'any') =>
      this.repository.find(
        { words: await this.wordsFor(phrase, which), phrase },
        { kind: kind ?? null, page, ownPages: OWN_PAGES },
      );
    const found = await read(question);
    if (countOf(found) > 0) return toPage(found, kind, question === asked ? null : question);
    const mended = await this.mend(question);
    const isMended = mended !== wordsOf(question).join(' ');
    const instead = isMended ? await read(mended) : found;
    if (countOf(instead) > 0) return toPage(instead, kind, mended);
    const some = tsquery(mended, { which: 'any' }) === '' ? found : await read(mended, 'any');
    return countOf(some) > 0 ? toPage(some, kind, isMended ? mended : null) : NOTHING;
  }

  async suggest(q: string): Promise<SearchSuggestion[]> {
    const asked = readQuestion(q);
    const question = isTelephone(asked) ? TELEPHONE : asked;
    if (tsquery(question) === '') return [];
    return this.repository.suggest({ words: await this.wordsFor(question), phrase: question }, SUGGESTIONS);
  }

  /** A short last word is itself where anything has it: only what has no «ИНН» may mean «инновации». */
  private async wordsFor(phrase: string, which: 'all' | 'any' = 'all'): Promise<string> {
    const [whole, begun] = [tsquery(phrase, { which, whole: true }), tsquery(phrase, { which })];
    return whole !== begun && (await this.repository.has(whole)) ? whole : begun;
  }

  /** The words with those instead of them that are near enough to be what was meant. */
  private async mend(question: string): Promise<string> {
    const words = wordsOf(question);
    const closest = await this.repository.closestWords(words);
    return words
      .map((word, index) => {
        const other = closest[index] ?? word;
        return isMisspelt(word, other) ? other : word;
      })
      .join(' ');
  }
}

function countOf({ places }: Pick<Found, 'places'>, kind?: SearchKind): number {
  return places
    .filter((place) => kind === undefined || place.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
}

function toPage(found: Found, kind: SearchKind | undefined, corrected: string | null): SearchPage {
  const total = countOf(found, kind);
  return {
    items: found.rows.map(({ headline, beginning, public_at: at, ...hit }) => ({
      ...hit,
      fragments: fragmentsOf(headline, beginning),
      public_at: at === null ? null : new Date(at).toISOString(),
    })),
    pageCount: Math.ceil(total / SEARCH_PAGE_SIZE),
    total,
    kinds: SEARCH_KINDS.flatMap((name) => {
      const count = countOf(found, name);
      return count > 0 ? [{ kind: name, count }] : [];
    }),
    places: found.places,
    corrected,
  };
}

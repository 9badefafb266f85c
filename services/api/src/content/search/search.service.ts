import { Injectable } from '@nestjs/common';
import {
  SEARCH_KINDS,
  SEARCH_PAGE_SIZE,
  type SearchKind,
  type SearchPage,
  type SearchQuery,
  type SearchSuggestion,
} from '@polden/api-contract';
import { fragmentsOf } from './fragments.ts';
import { readQuestion, tsquery, wordsOf } from './query-words.ts';
import { type Found, SearchRepository } from './search.repository.ts';
import { OWN_PAGES } from './searched-types.ts';

const SUGGESTIONS = 6;
const NOTHING: SearchPage = { items: [], pageCount: 0, total: 0, kinds: [], places: [], corrected: null };

/** Finds what visitors may read: by forms of words, synonyms, the other keyboard layout, and misspelt words. */
@Injectable()
export class SearchService {
  constructor(private readonly repository: SearchRepository) {}

  async find({ q, kind, page = 1 }: SearchQuery): Promise<SearchPage> {
    const question = readQuestion(q);
    if (tsquery(question) === '') return NOTHING;
    const read = (phrase: string, which?: 'any') =>
      this.repository.find(
        { words: tsquery(phrase, which), phrase },
        { kind: kind ?? null, page, ownPages: OWN_PAGES },
      );
    const found = await read(question);
    if (countOf(found) > 0) return toPage(found, kind, null);
    const mended = (await this.repository.closestWords(wordsOf(question))).join(' ');
    const isMended = mended !== wordsOf(question).join(' ');
    const instead = isMended ? await read(mended) : found;
    if (countOf(instead) > 0) return toPage(instead, kind, mended);
    const some = tsquery(mended, 'any') === '' ? found : await read(mended, 'any');
    return countOf(some) > 0 ? toPage(some, kind, isMended ? mended : null) : NOTHING;
  }

  async suggest(q: string): Promise<SearchSuggestion[]> {
    const question = readQuestion(q);
    const words = tsquery(question);
    return words === '' ? [] : this.repository.suggest({ words, phrase: question }, SUGGESTIONS);
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

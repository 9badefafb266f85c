export const SEARCH_PATHS = {
  /** GET SearchQuery → SearchPage. */
  find: 'site/search',
  /** GET ?q= → SearchSuggestion[]: at most six, for a field that is being typed into. */
  suggest: 'site/search/suggest',
} as const;

/** What can be found, in the order in which it is offered to choose from. */
export const SEARCH_KINDS = [
  'loan',
  'page',
  'question',
  'document',
  'terms',
  'blog',
  'news',
  'press',
  'video',
  'vacancy',
  'office',
  'offer',
  'photo',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Characters of a question; what is longer is cut. */
export const SEARCH_MAX_LENGTH = 120;
export const SEARCH_PAGE_SIZE = 10;

export interface SearchQuery {
  q: string;
  /** Only these. */
  kind?: SearchKind;
  /** From 1. */
  page?: number;
}

/** A piece of text; `marked` where it says what was asked for. */
export interface SearchFragment {
  text: string;
  marked: boolean;
}

export interface SearchHit {
  kind: SearchKind;
  path: string;
  title: string;
  /** What it says around the words that were found; empty when the title says it all. */
  fragments: SearchFragment[];
  /** ISO 8601 in UTC; null for what has no day. */
  public_at: string | null;
}

/** Pages of one route, or a single page; `path` is that of one of them. */
export interface SearchPlace {
  kind: SearchKind;
  path: string;
  count: number;
}

export interface SearchPage {
  items: SearchHit[];
  pageCount: number;
  /** Of the chosen kind. */
  total: number;
  /** How many there are of each kind, with the others. */
  kinds: { kind: SearchKind; count: number }[];
  /** The same by pages that stand or fall together: a release may have taken some off the site. */
  places: SearchPlace[];
  /** What was looked for instead, as nothing was found for what was asked; null when it was not needed. */
  corrected: string | null;
}

export interface SearchSuggestion {
  kind: SearchKind;
  path: string;
  title: string;
}

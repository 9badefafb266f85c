import { SEARCH_KINDS, type SearchKind, type SearchPage } from '@polden/api-contract';

/**
 * Answers and counts without pages that no release of now has; `kind`: the one that is chosen. The pages of answers stay those
 * of the API, so one of them may have fewer answers than the others, or none.
 */
export function foundThere(
  found: SearchPage,
  isThere: (path: string) => boolean,
  kind: SearchKind | null,
): SearchPage {
  const places = found.places.filter(({ path }) => isThere(path));
  const countOf = (name: SearchKind): number =>
    places.filter((place) => place.kind === name).reduce((sum, { count }) => sum + count, 0);
  const kinds = SEARCH_KINDS.map((name) => ({ kind: name, count: countOf(name) })).filter(
    ({ count }) => count > 0,
  );
  const total = kinds.filter((each) => kind === null || each.kind === kind);
  const items = found.items.filter(({ path }) => isThere(path));
  return { ...found, items, places, kinds, total: total.reduce((sum, { count }) => sum + count, 0) };
}

import type { NestedRoute } from '@polden/mfe-contract';

const MAX_PATH_LENGTH = 200;
/** Of a path with those above it. */
const MAX_SEGMENTS = 16;
/** Of these: each doubles the addresses that a router compares. */
const MAX_OPTIONAL = 4;
/** Of all paths of a release. Every page of the site is looked for among those of every release. */
const MAX_ADDRESSES = 400;

interface PathsAbove {
  /** As a sentence names it. */
  name: string;
  /** Segments of the paths above. */
  segments: number;
  /** How many of these are optional. */
  optional: number;
}

/** Why the routes of a release would cost everybody else too much; null when they are cheap. Counts without unfolding. */
export function tooManyRoutes(routes: readonly NestedRoute[]): string | null {
  let addresses = 0;
  const problemOf = ({ path = '', nested = [] }: NestedRoute, above: PathsAbove): string | null => {
    const name = `${above.name}${path}`;
    if (path.length > MAX_PATH_LENGTH)
      return `${name.slice(0, MAX_PATH_LENGTH)}… is longer than ${MAX_PATH_LENGTH} characters`;
    const own = path.split('/').filter(Boolean);
    const segments = above.segments + own.length;
    if (segments > MAX_SEGMENTS) return `${name} has ${segments} segments, of at most ${MAX_SEGMENTS}`;
    const optional = above.optional + own.filter((segment) => segment.endsWith('?')).length;
    if (optional > MAX_OPTIONAL)
      return `${name} has ${optional} optional segments, of at most ${MAX_OPTIONAL}: give each its own route`;
    addresses += 2 ** optional;
    if (addresses > MAX_ADDRESSES)
      return `the routes stand for more than ${MAX_ADDRESSES} addresses: an optional segment doubles those of its path`;
    return firstOf(nested, { name: `${name} `, segments, optional });
  };
  const firstOf = (list: readonly NestedRoute[], above: PathsAbove): string | null => {
    for (const route of list) {
      const problem = problemOf(route, above);
      if (problem) return problem;
    }
    return null;
  };
  return firstOf(routes, { name: '', segments: 0, optional: 0 });
}

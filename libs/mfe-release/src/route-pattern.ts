/** What stands between two slashes of a route path. */
export interface Segment {
  /** In lower case, as the router compares, without the `?`; `:` for any parameter, `*` for the rest. */
  text: string;
  isOptional: boolean;
}

/** What two segments say of the paths that have them, undefined after the last: go on, found, or no. */
type Step = (left: Segment | undefined, right: Segment | undefined) => 'on' | 'found' | 'no';

const PARAMETER = ':';
const SPLAT = '*';

export function segmentsOf(path: string): Segment[] {
  return path
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .map((segment) => ({
      text: segment.startsWith(PARAMETER) ? PARAMETER : segment.replace(/\?$/, ''),
      isOptional: segment.endsWith('?'),
    }));
}

/** True when one address could match both. */
export function overlap(a: readonly Segment[], b: readonly Segment[]): boolean {
  return walk(a, b, overlapsAt);
}

/** True when they have a path in common but for the names of its parameters. */
export function repeats(a: readonly Segment[], b: readonly Segment[]): boolean {
  return walk(a, b, repeatsAt);
}

/** True when `path` has an address below one of `owned`. What begins with a parameter owns nothing, and neither does the root. */
export function isBelow(path: readonly Segment[], owned: readonly Segment[]): boolean {
  for (const [index, first] of owned.entries()) {
    const isOwner = first.text !== PARAMETER && first.text !== SPLAT;
    if (isOwner && walk(path, beginningAt(owned, index), liesBelowAt)) return true;
    if (!first.isOptional) return false;
  }
  return false;
}

function overlapsAt(left: Segment | undefined, right: Segment | undefined) {
  // A splat takes the rest, and the absence of it.
  if (left?.text === SPLAT || right?.text === SPLAT) return 'found';
  if (left && right) return couldBeSame(left, right) ? 'on' : 'no';
  return left || right ? 'no' : 'found';
}

function repeatsAt(left: Segment | undefined, right: Segment | undefined) {
  if (left && right) return left.text === right.text ? 'on' : 'no';
  return left || right ? 'no' : 'found';
}

function liesBelowAt(left: Segment | undefined, right: Segment | undefined) {
  if (!left) return 'no';
  if (!right || left.text === SPLAT || right.text === SPLAT) return 'found';
  return couldBeSame(left, right) ? 'on' : 'no';
}

function couldBeSame(left: Segment, right: Segment): boolean {
  return left.text === right.text || left.text === PARAMETER || right.text === PARAMETER;
}

/** The pattern of those addresses that begin with this segment of it. */
function beginningAt(pattern: readonly Segment[], index: number): readonly Segment[] {
  const [first, ...rest] = pattern.slice(index);
  return first?.isOptional ? [{ ...first, isOptional: false }, ...rest] : pattern.slice(index);
}

/**
 * Walks along both, with and without what is optional in either, and is nowhere twice: the paths that n optional segments
 * make of one are 2ⁿ, the places only as many as the lengths multiplied.
 */
function walk(a: readonly Segment[], b: readonly Segment[], step: Step): boolean {
  let dead: Set<number> | undefined;
  const leadsOn = (i: number, j: number): boolean => {
    let [left, right] = [a[i], b[j]];
    while (!left?.isOptional && !right?.isOptional) {
      const next = step(left, right);
      if (next !== 'on') return next === 'found';
      i += 1;
      j += 1;
      left = a[i];
      right = b[j];
    }
    const place = i * (b.length + 1) + j;
    dead ??= new Set();
    if (dead.has(place)) return false;
    const next = step(left, right);
    const leads =
      next === 'found' ||
      (next === 'on' && leadsOn(i + 1, j + 1)) ||
      (left?.isOptional === true && leadsOn(i + 1, j)) ||
      (right?.isOptional === true && leadsOn(i, j + 1));
    if (!leads) dead.add(place);
    return leads;
  };
  return leadsOn(0, 0);
}

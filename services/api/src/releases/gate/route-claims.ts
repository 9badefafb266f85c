import { SHELL_PATHS } from '@polden/reference-data';

/** The route paths of a remote that is live or wants to be; those of the shell under its own name. */
export interface Claims {
  remote: string;
  /** Whose remote it is; null where that is not known. */
  team?: string | null;
  paths: readonly string[];
  /** Ids that routes below its pages give themselves. */
  ids?: readonly string[];
}

/** What a shell answers itself as long as none is registered that says more. */
export const SHELL_CLAIMS: Claims = { remote: 'shell', paths: SHELL_PATHS };

/**
 * Sentences about every path that `candidate` may not have, in the order of its paths; none when all is well. Two owners may
 * not have patterns that one address could match, whichever of them would win.
 */
export function claimProblems(candidate: Claims, others: readonly Claims[]): string[] {
  const taken = others
    .filter(({ remote }) => remote !== candidate.remote)
    .flatMap(({ remote, paths }) => paths.map((path) => ({ remote, path, forms: formsOf(path) })));
  const seen = new Set<string>();
  return candidate.paths.flatMap((path) => {
    const forms = formsOf(path);
    const problems = taken
      .filter((other) => forms.some((form) => other.forms.some((it) => overlap(form, it))))
      .map(({ remote, path: theirs }) => {
        const owner = remote === 'shell' ? 'the shell' : remote;
        return theirs === path ? `${path} belongs to ${owner}` : `${path} belongs to ${owner}, as ${theirs}`;
      });
    const own = forms.map((form) => form.map(unnamed).join('/'));
    if (own.some((address) => seen.has(address))) problems.push(`${path} is claimed twice`);
    for (const address of own) seen.add(address);
    return problems.slice(0, 1);
  });
}

/**
 * Sentences about paths that lie below a path of another team without its consent. A path that begins with a parameter owns
 * nothing below it, and neither does the root.
 * @param consents paths of others below which the candidate may stand
 */
export function trespasses(
  candidate: Claims,
  others: readonly Claims[],
  consents: readonly string[],
): string[] {
  const owned = others
    .filter(
      ({ remote, team }) => remote !== 'shell' && remote !== candidate.remote && team !== candidate.team,
    )
    .flatMap(({ remote, team, paths }) =>
      paths.map((path) => ({ remote, team, path, forms: formsOf(path) })),
    );
  return candidate.paths.flatMap((path) => {
    const forms = formsOf(path);
    const over = owned.find(
      (other) =>
        !consents.includes(other.path) && forms.some((form) => other.forms.some((it) => isBelow(form, it))),
    );
    if (!over) return [];
    return [
      `${path} lies below ${over.path} of ${over.remote}, which is the team ${over.team ?? 'of nobody'}'s`,
    ];
  });
}

function isBelow(path: readonly string[], owned: readonly string[]): boolean {
  const [first] = owned;
  if (first === undefined || first.startsWith(':') || first === '*') return false;
  return path.length > owned.length && overlap(path.slice(0, owned.length), owned);
}

/** Sentences about ids of nested routes that another remote has: one router has all of them. */
export function idProblems(candidate: Claims, others: readonly Claims[]): string[] {
  return (candidate.ids ?? []).flatMap((id) => {
    const owner = others.find(({ remote, ids = [] }) => remote !== candidate.remote && ids.includes(id));
    return owner ? [`the route id ${id} is used by ${owner.remote}`] : [];
  });
}

/** Segments of a pattern without its optional ones and with them, in lower case, as the router compares. */
function formsOf(path: string): string[][] {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  return segments.reduce<string[][]>(
    (heads, segment) => {
      const longer = heads.map((head) => [...head, segment.replace(/\?$/, '')]);
      return segment.endsWith('?') ? [...heads, ...longer] : longer;
    },
    [[]],
  );
}

/** True when one address could match both. */
function overlap(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [left, right] = [a[index], b[index]];
    // A splat takes the rest, and the absence of it.
    if (left === '*' || right === '*') return true;
    if (left === undefined || right === undefined) return false;
    if (left !== right && !left.startsWith(':') && !right.startsWith(':')) return false;
  }
  return true;
}

function unnamed(segment: string): string {
  return segment.startsWith(':') ? ':' : segment;
}

import type { PageRole } from '@polden/mfe-contract';
import { isBelow, overlap, repeats, type Segment, segmentsOf } from '@polden/mfe-release';
import { SHELL_PATHS } from '@polden/reference-data';

/** The route paths of a remote that is live or wants to be; those of the shell under its own name. */
export interface Claims {
  remote: string;
  /** Team that owns the remote; null where that is not known. */
  team?: string | null;
  paths: readonly string[];
  /** Ids that routes below its pages give themselves. */
  ids?: readonly string[];
  /** What its pages are to the whole site. */
  roles?: readonly PageRole[];
}

/** A path below which another remote may stand, and the team that said so: it counts while the path is that team's. */
export interface Consent {
  path: string;
  team: string | null;
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
    .flatMap(({ remote, paths }) => paths.map((path) => ({ remote, path, pattern: segmentsOf(path) })));
  const seen: Segment[][] = [];
  return candidate.paths.flatMap((path) => {
    const pattern = segmentsOf(path);
    const problems = taken
      .filter((other) => overlap(pattern, other.pattern))
      .map(({ remote, path: theirs }) => {
        const owner = remote === 'shell' ? 'the shell' : remote;
        return theirs === path ? `${path} belongs to ${owner}` : `${path} belongs to ${owner}, as ${theirs}`;
      });
    if (seen.some((other) => repeats(pattern, other))) problems.push(`${path} is claimed twice`);
    seen.push(pattern);
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
  consents: readonly Consent[],
): string[] {
  const owned = others
    .filter(
      ({ remote, team }) => remote !== 'shell' && remote !== candidate.remote && team !== candidate.team,
    )
    .flatMap(({ remote, team, paths }) =>
      paths.map((path) => ({ remote, team, path, pattern: segmentsOf(path) })),
    )
    .filter(({ path, team = null }) => !consents.some((it) => it.path === path && it.team === team));
  return candidate.paths.flatMap((path) => {
    const pattern = segmentsOf(path);
    const over = owned.find((other) => isBelow(pattern, other.pattern));
    if (!over) return [];
    return [
      `${path} lies below ${over.path} of ${over.remote}, which is the team ${over.team ?? 'of nobody'}'s`,
    ];
  });
}

/** Sentences about ids of nested routes that another remote has: one router has all of them. */
export function idProblems(candidate: Claims, others: readonly Claims[]): string[] {
  return usedByOthers(candidate, others, ({ ids }) => ids).map(
    ([id, owner]) => `the route id ${id} is used by ${owner}`,
  );
}

/** Sentences about roles that pages of another remote have: the shell leads to one of them. */
export function roleProblems(candidate: Claims, others: readonly Claims[]): string[] {
  return usedByOthers(candidate, others, ({ roles }) => roles).map(
    ([role, owner]) => `the role ${role} is that of a page of ${owner}`,
  );
}

/** Names of the candidate's that another remote has, with that remote. */
function usedByOthers(
  candidate: Claims,
  others: readonly Claims[],
  namesOf: (claims: Claims) => readonly string[] | undefined,
): [name: string, owner: string][] {
  const owners = new Map(
    others
      .filter(({ remote }) => remote !== candidate.remote)
      .flatMap((claims) => (namesOf(claims) ?? []).map((name) => [name, claims.remote] as const)),
  );
  return (namesOf(candidate) ?? []).flatMap((name) => {
    const owner = owners.get(name);
    return owner === undefined ? [] : [[name, owner] as [string, string]];
  });
}

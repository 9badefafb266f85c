import type { ReleaseManifest } from '@polden/mfe-contract';
import { list } from '@polden/mfe-release';
import { fillPath, formerLeadOf, type PathPlaces } from '@polden/reference-data';
import {
  type Claims,
  claimProblems,
  type Consent,
  idProblems,
  roleProblems,
  SHELL_CLAIMS,
  trespasses,
} from './route-claims.ts';
import { refusal } from './refuse.ts';

/** Refuses a release of which a file did not arrive, or not as it was packed. */
export function expectUploaded(
  { files }: Pick<ReleaseManifest, 'files'>,
  uploaded: Readonly<Record<string, string>>,
): void {
  const problems = Object.entries(files)
    .filter(([path, integrity]) => uploaded[path] !== integrity)
    .map(([path]) =>
      uploaded[path] === undefined ? `${path} is missing` : `${path} is not what release.json says`,
    );
  if (problems.length > 0)
    throw refusal(
      'hash',
      `${list(problems)}. Run mfe-release publish again, and nowhere else at the same time`,
    );
}

/** Refuses paths at which nobody would ever see a page: former addresses lead elsewhere before pages are looked for. */
export function expectSeenRoutes({ paths }: Claims, places: PathPlaces): void {
  const problems = paths.flatMap((path) => {
    const target = formerLeadOf(fillPath(path, places));
    return target === null ? [] : [`${path} is a former address that leads to ${target}`];
  });
  if (problems.length > 0) throw refusal('route-taken', `${list(problems)}. Claim another path`);
}

/**
 * Refuses paths that the shell or a live release of another remote answers, as the deployment calls them, paths below those
 * of another team that has not consented, and ids of nested routes and roles of pages that another remote has.
 */
export function expectFreeRoutes(
  candidate: Claims,
  live: readonly Claims[],
  places: PathPlaces,
  consents: readonly Consent[],
): void {
  const [own, ...others] = filledIn([candidate, SHELL_CLAIMS, ...live], places);
  const problems = claimProblems(own, others);
  if (problems.length > 0) {
    throw refusal(
      'route-taken',
      `${list(problems)}. Claim another path, or ask its owner to give it up first`,
    );
  }
  const ids = idProblems(own, others);
  if (ids.length > 0) throw refusal('route-id', `${list(ids)}. Begin the ids of a remote with its name`);
  const roles = roleProblems(own, others);
  if (roles.length > 0)
    throw refusal('role-taken', `${list(roles)}. Leave the role out, or ask its owner to give it up first`);
  const below = trespasses(
    own,
    others,
    consents.map(({ path, team }) => ({ path: fillPath(path, places), team })),
  );
  if (below.length > 0)
    throw refusal('consent', `${list(below)}. Ask that team for its consent, or claim another path`);
}

/** Whether the shell or another live remote has a path, or an id of a route, of what was live before. */
export function hasTakenRoutes(candidate: Claims, live: readonly Claims[], places: PathPlaces): boolean {
  const [own, ...others] = filledIn([candidate, SHELL_CLAIMS, ...live], places);
  return claimProblems(own, others).length > 0 || idProblems(own, others).length > 0;
}

/** As the deployment calls them. */
function filledIn(claims: [Claims, ...Claims[]], places: PathPlaces): [Claims, ...Claims[]] {
  const filled = ({ paths, ...rest }: Claims): Claims => ({
    ...rest,
    paths: paths.map((path) => fillPath(path, places)),
  });
  const [first, ...others] = claims;
  return [filled(first), ...others.map(filled)];
}

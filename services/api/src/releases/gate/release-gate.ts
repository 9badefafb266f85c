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
  const fill = (path: string) => fillPath(path, places);
  const filled = ({ paths, ...claims }: Claims): Claims => ({ ...claims, paths: paths.map(fill) });
  const [own, others] = [filled(candidate), [SHELL_CLAIMS, ...live].map(filled)];
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
    consents.map(({ path, team }) => ({ path: fill(path), team })),
  );
  if (below.length > 0)
    throw refusal('consent', `${list(below)}. Ask that team for its consent, or claim another path`);
}

import type { ReleaseManifest } from '@polden/mfe-contract';
import { list } from '@polden/mfe-release';
import { fillPath, type PathPlaces } from '@polden/reference-data';
import { type Claims, claimProblems, SHELL_CLAIMS } from './route-claims.ts';
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
  if (problems.length > 0) throw refusal('hash', `${list(problems)}. Run mfe-release publish again`);
}

/** Refuses paths that the shell or a live release of another remote answers, as the deployment calls them. */
export function expectFreeRoutes(candidate: Claims, live: readonly Claims[], places: PathPlaces): void {
  const filled = ({ remote, paths }: Claims): Claims => ({
    remote,
    paths: paths.map((path) => fillPath(path, places)),
  });
  const problems = claimProblems(filled(candidate), [SHELL_CLAIMS, ...live].map(filled));
  if (problems.length > 0) {
    throw refusal(
      'route-taken',
      `${list(problems)}. Claim another path, or ask its owner to give it up first`,
    );
  }
}

import { isBelow, segmentsOf } from '@polden/mfe-release';
import { claimedPaths } from './claimed-paths.ts';
import type { NewRemote } from './new-remote-options.ts';
import { readReleaseConfig } from './release-config.ts';
import { remoteFolders } from './workspace.ts';

/** A path of another team below which the page of a new remote stands. */
export interface PathAbove {
  path: string;
  owner: string;
  team: string;
}

/** The gate of the registry wants the consent of their teams; those of the remote's own team are not among them. */
export function pathsAbove(root: string, remote: Pick<NewRemote, 'name' | 'path' | 'team'>): PathAbove[] {
  const page = segmentsOf(remote.path);
  return remoteFolders(root)
    .filter((owner) => owner !== remote.name)
    .flatMap((owner) =>
      claimedPaths(root, owner)
        .filter((path) => isBelow(page, segmentsOf(path)))
        .map((path) => ({ path, owner, team: readReleaseConfig(root, owner).team })),
    )
    .filter(({ team }) => team !== remote.team);
}

import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import type { EntityManager } from 'typeorm';
import { incompatibilities } from './compatibility.ts';
import { refusal } from './refuse.ts';
import { claimProblems } from './route-claims.ts';

/**
 * Manifests of what visitors of an environment get or may be taken back to: stable, canary, and the rollback target; of
 * the shell, or of all remotes.
 */
async function liveManifests<T>(
  manager: EntityManager,
  environment: string,
  which: 'shell' | 'remotes',
): Promise<T[]> {
  const rows = await manager.query<{ manifest: string }[]>(
    `SELECT DISTINCT r.remote, r.version, r.manifest FROM release_channel c
     JOIN release r ON r.remote = c.remote AND r.version IN (c.version, c.earlier[1])
     WHERE c.environment = $1 AND (c.remote = 'shell') = $2 AND c.channel IN ('stable', 'canary')
     ORDER BY r.remote, r.version`,
    [environment, which === 'shell'],
  );
  return rows.map(({ manifest }) => JSON.parse(manifest) as T);
}

/** Refuses a remote that a shell of the environment could not run. Without a registered shell there is nothing to check. */
export async function expectFitsShells(
  manager: EntityManager,
  environment: string,
  remote: ReleaseManifest,
): Promise<void> {
  const shells = await liveManifests<ShellManifest>(manager, environment, 'shell');
  for (const shell of shells) {
    const [problem] = incompatibilities(remote, shell);
    if (problem) throw refusal(problem.refusal, problem.message);
    const claims = { remote: remote.name, paths: remote.routes.map(({ path }) => path) };
    const [taken] = claimProblems(claims, [{ remote: 'shell', paths: shell.routes }]);
    if (taken) throw refusal('route-taken', `${taken}. Claim another path`);
  }
}

/** Refuses a shell in which a remote of the environment could not run. */
export async function expectShellFits(
  manager: EntityManager,
  environment: string,
  shell: ShellManifest,
): Promise<void> {
  const remotes = await liveManifests<ReleaseManifest>(manager, environment, 'remotes');
  for (const remote of remotes) {
    const [problem] = incompatibilities(remote, shell);
    if (problem) throw refusal(problem.refusal, problem.message);
    const claims = { remote: remote.name, paths: remote.routes.map(({ path }) => path) };
    const [taken] = claimProblems(claims, [{ remote: 'shell', paths: shell.routes }]);
    if (taken) throw refusal('route-taken', `${taken} of this shell. Leave it to the remote`);
  }
}

import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import type { EntityManager } from 'typeorm';
import { manifestsInUse } from '../releases.repository.ts';
import { incompatibilities } from './compatibility.ts';
import { refusal } from './refuse.ts';
import { claimProblems } from './route-claims.ts';

/**
 * Refuses a remote that a shell of the environment could not run, live or gone back to. Without a registered shell there is
 * nothing to check.
 */
export async function expectFitsShells(
  manager: EntityManager,
  environment: string,
  remote: ReleaseManifest,
  rollbackHours: number,
): Promise<void> {
  for (const manifest of await manifestsInUse(manager, environment, 'shell', rollbackHours)) {
    const shell = JSON.parse(manifest) as ShellManifest;
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
  for (const manifest of await manifestsInUse(manager, environment, 'remotes')) {
    const remote = JSON.parse(manifest) as ReleaseManifest;
    const [problem] = incompatibilities(remote, shell);
    if (problem) throw refusal(problem.refusal, problem.message);
    const claims = { remote: remote.name, paths: remote.routes.map(({ path }) => path) };
    const [taken] = claimProblems(claims, [{ remote: 'shell', paths: shell.routes }]);
    if (taken) throw refusal('route-taken', `${taken} of this shell. Leave it to the remote`);
  }
}

import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import type { EntityManager } from 'typeorm';
import type { Problem } from '@polden/mfe-release';
import semver from 'semver';
import { manifestsInUse } from '../releases.repository.ts';
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

/** All of a module's names. */
const EVERY_NAME = '*';

/** What keeps a remote from running in a shell; empty when it does. */
function incompatibilities(remote: ReleaseManifest, shell: ShellManifest): Problem[] {
  const at = `shell ${shell.version}`;
  const ranges = Object.entries(remote.shared).flatMap(([name, range]): Problem[] => {
    const given = shell.shared[name];
    if (given !== undefined && semver.satisfies(given, range)) return [];
    const what = given === undefined ? `does not share ${name}` : `has ${name} ${given}, not ${range}`;
    return [
      {
        refusal: 'shared-range',
        message: `${at} ${what}, which ${remote.name}@${remote.version} needs. Build with a version that the shell meets, or bundle it`,
      },
    ];
  });
  const names = Object.entries(remote.uses).flatMap(([module, used]): Problem[] => {
    const exported = new Set(shell.exports[module]);
    const missing = used.filter((name) => name !== EVERY_NAME && !exported.has(name));
    if (missing.length === 0) return [];
    return [
      {
        refusal: 'facade-export',
        message: `${at} gives no ${missing.join(', ')} of ${module}, which ${remote.name}@${remote.version} imports. Use what it gives, or have the export added to the shell first`,
      },
    ];
  });
  return [...ranges, ...names];
}

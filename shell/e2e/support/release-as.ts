import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_ENVIRONMENT } from './node-environment.ts';
import { CHECKOUT, platform } from './platform.ts';

/** A team as its own machine knows it. */
export interface ReleaseOwner {
  token: string;
  keyFile: string;
}

const RELEASE_CLI = join(CHECKOUT, 'libs/mfe-release/src/cli.ts');

/** Makes the team's key and has the team enrolled, as an administrator does. `remotes`: mfe-example:primary. */
export function enrolOwner(team: string, remotes: string): ReleaseOwner {
  const folder = join(platform.dataDir, `team-${team}-${Date.now()}`);
  mkdirSync(folder, { recursive: true });
  const keyFile = join(folder, 'release.key');
  const key = JSON.parse(run(RELEASE_CLI, ['keygen', '--out', keyFile, '--json'], {})) as {
    publicKey: string;
  };
  const token = `team_${Buffer.from(key.publicKey).toString('base64url').slice(0, 60)}`;
  const args = ['--team', team, '--remotes', remotes, '--public-key', key.publicKey, '--token-stdin'];
  execFileSync(process.execPath, ['dist/cli/enrol-team.js', ...args], {
    cwd: join(CHECKOUT, 'services/api'),
    env: { ...NODE_ENVIRONMENT, DATABASE_URL: process.env['E2E_DATABASE_URL'] },
    input: token,
    stdio: 'pipe',
  });
  return { token, keyFile };
}

/** Builds, packs, signs, publishes and promotes with the commands of the team's pipeline. */
export function releaseAs({ token, keyFile }: ReleaseOwner, folder: string, release: string): void {
  const build = { ...process.env, NODE_ENV: 'production' };
  run(join(CHECKOUT, 'libs/mfe-build/src/cli.ts'), [], build, folder);
  run(RELEASE_CLI, ['pack', folder], {});
  run(RELEASE_CLI, ['sign', folder], { RELEASE_KEY_FILE: keyFile });
  const registry = { RELEASE_REGISTRY: platform.apiOrigin, RELEASE_TOKEN: token };
  run(RELEASE_CLI, ['publish', folder], registry);
  run(RELEASE_CLI, ['promote', release], registry);
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv, cwd: string = CHECKOUT): string {
  return execFileSync(process.execPath, [script, ...args], {
    cwd,
    env: { ...NODE_ENVIRONMENT, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

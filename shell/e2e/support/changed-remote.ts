import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT, platform, secrets } from './platform.ts';
import { releaseAs } from './release-as.ts';

/** The smallest of those that render on the server. */
const REMOTE = 'mfe-investor';

/** A copy of the remote's source, with another text on its pages and a version of its own. */
export function changeRemote(change: { from: string; to: string; version: string }): string {
  const folder = join(platform.dataDir, `changed-${REMOTE}`);
  rmSync(folder, { recursive: true, force: true });
  const built = ['dist', 'release', 'node_modules'].map((name) => join(CHECKOUT, REMOTE, name));
  cpSync(join(CHECKOUT, REMOTE), folder, { recursive: true, filter: (path) => !built.includes(path) });
  const changed = sourceFiles(join(folder, 'src')).filter((file) => replaceIn(file, change.from, change.to));
  if (changed.length === 0) throw new Error(`no source of ${REMOTE} says ${change.from}`);
  const manifest = join(folder, 'package.json');
  const description = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  writeFileSync(manifest, JSON.stringify({ ...description, version: change.version }, null, 2));
  return folder;
}

/** Builds the remote and releases it with the commands that its team uses. */
export function releaseRemote(folder: string, version: string): void {
  const keyFile = join(platform.dataDir, 'team.key');
  const { TEAM_KEY = '', TEAM_TOKEN = '' } = secrets();
  writeFileSync(keyFile, TEAM_KEY, { mode: 0o600 });
  releaseAs({ token: TEAM_TOKEN, keyFile }, folder, `${REMOTE}@${version}`);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function replaceIn(file: string, from: string, to: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) return false;
  writeFileSync(file, text.replaceAll(from, to));
  return true;
}

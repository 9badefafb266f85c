import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PackError } from './pack-error.ts';

const run = promisify(execFile);

/** Name without the scope, and version, of the remote's package.json. Throws PackError. */
export async function readPackage(dir: string): Promise<{ name: string; version: string }> {
  const path = join(dir, 'package.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new PackError(`No package.json in ${dir}: name the folder of a remote`);
  });
  const { name, version } = JSON.parse(text) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof version !== 'string') {
    throw new PackError(`${path} has no name or no version`);
  }
  return { name: name.replace(/^@[^/]+\//, ''), version };
}

/** Beginning of a version with the content's hash in it. */
export function localVersion(version: string): string {
  return `${version}-local.`;
}

/** Commit of the checkout, or 'unknown' where there is no repository or no git. */
export async function readCommit(dir: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: dir });
    return stdout.trim();
  } catch {
    return 'unknown';
  }
}

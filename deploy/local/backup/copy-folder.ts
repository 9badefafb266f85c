import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { StartError } from '../start-error.ts';

const VANISHED = /No such file or directory|vanished/u;

/**
 * Copies what a folder holds into another one, owners and modes with it. Files that a running server removes
 * meanwhile may be missing. Throws StartError for everything else that could not be copied.
 */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stderr, error } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8', env });
  if (error) throw new StartError(`Копирование не началось: ${error.message}`);
  const problems = stderr.split('\n').filter((line) => line !== '' && !VANISHED.test(line));
  if (status !== 0 && problems.length > 0) throw new StartError(`${from}: ${problems[0]}`);
}

import { closeSync, existsSync, mkdirSync, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { messageOf } from '@polden/mfe-release';
import type { ShellConfig } from '../config/config.ts';
import { ownFiles } from './own-files.ts';

/** In the state folder: what serving processes keep there. Beside it the supervisor has what they may not change. */
const KEPT = ['releases', 'reads', 'assets'];
const KEPT_FILES = ['release-map.json', 'live-releases.json', 'site-lists.json'];

/** Warnings about what is done on purpose. */
const SILENT = ['SecurityWarning', 'ExperimentalWarning'];

/**
 * What keeps a process that serves pages small: MiB of each half of what is new, and by how much of what is in use the rest may
 * grow before it is collected. By Node's own, 16 and up to 300, it is twice as large and no page is measurably cheaper.
 */
const MEMORY = { '--max-semi-space-size': 4, '--heap-growing-percent': 100 };

/**
 * Flags of Node with which code of remotes is run: it reads the build, its packages and the releases, writes what a restart
 * needs, and starts no process, no thread and no native code. The supervisor uses the inspector to find the release that
 * blocks; no port is open before that.
 */
export function confiningFlags({ stateDir, artifactsDir }: ShellConfig, programDir: string): string[] {
  const written = [
    ...KEPT.map((name) => path.join(stateDir, name)),
    // A file is written beside its place first.
    ...KEPT_FILES.map((name) => `${path.join(stateDir, name)}*`),
  ];
  const read = [...ownFiles(programDir), ...written, ...(artifactsDir ? [artifactsDir] : [])];
  return [
    '--permission',
    ...read.map((file) => `--allow-fs-read=${file}`),
    ...written.map((file) => `--allow-fs-write=${file}`),
    '--allow-inspector',
    '--inspect-port=127.0.0.1:0',
    // Only a reader of stderr learns the address to connect to.
    '--inspect-publish-uid=stderr',
    '--no-addons',
    ...SILENT.map((name) => `--disable-warning=${name}`),
  ];
}

/** Memory flags of a serving process, unless the operator has set them. */
export function memoryFlags(given: readonly string[]): string[] {
  return Object.entries(MEMORY)
    .filter(([name]) => !given.some((flag) => flag.startsWith(name)))
    .map(([name, value]) => `${name}=${value}`);
}

/** Flags that serving processes do not inherit: preloaded modules and the debugger. */
const OWN_FLAGS = /^(--import|--require|-r|--inspect|--loader|--experimental-loader)/;

/** How Node runs this process, for one that serves: `--enable-source-maps`, limits of memory. */
export function inheritedFlags(flags: readonly string[]): string[] {
  return flags.filter((flag, index) => {
    const before = flags[index - 1] ?? '';
    // A value may stand by itself.
    const isValue = !flag.startsWith('-') && OWN_FLAGS.test(before) && !before.includes('=');
    return !isValue && !OWN_FLAGS.test(flag);
  });
}

/**
 * The same folders by the names that permissions are checked against. Makes what is to be written to, and the folder of releases
 * where the first of them is still to come: of a path that is not there, Node allows a file and nothing below it.
 * Throws with one line that names the variable.
 */
export function withRealPaths(config: ShellConfig): ShellConfig {
  const { stateDir, artifactsDir } = config;
  for (const name of [...KEPT, 'supervisor']) makeFolder('STATE_DIR', path.join(stateDir, name));
  if (artifactsDir) makeFolder('ARTIFACTS_DIR', artifactsDir);
  return {
    ...config,
    stateDir: realpathSync(stateDir),
    artifactsDir: artifactsDir && realpathSync(artifactsDir),
  };
}

function makeFolder(variable: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Error(`${variable}: the folder cannot be made: ${messageOf(error)}`, { cause: error });
  }
}

/** A file without a name: only a holder of the descriptor reads or writes it. Close it in the end. */
export function namelessFile(text: string): { readable: number; writable: number } {
  const file = path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `polden-${randomUUID()}`);
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  try {
    return { writable: openSync(file, 'r+'), readable: openSync(file, 'r') };
  } finally {
    rmSync(file);
  }
}

/** Gives the state to the user that serving processes run as; what the supervisor keeps stays its own. */
export function ownState(stateDir: string, { uid, gid }: { uid: number; gid: number }): void {
  execFileSync('chown', [`${uid}:${gid}`, stateDir]);
  execFileSync('find', [
    stateDir,
    ...['-path', path.join(stateDir, 'supervisor'), '-prune', '-o'],
    ...['-not', '-user', String(uid), '-exec', 'chown', `${uid}:${gid}`, '{}', '+'],
  ]);
}

export function closeAll(...descriptors: number[]): void {
  for (const descriptor of descriptors) closeSync(descriptor);
}

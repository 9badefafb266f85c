import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.ts';
import { waitUntil } from '../wait.ts';

/** A build takes a minute or two; longer waits only who waits for several. */
const LONGEST_MS = 30 * 60_000;

export interface BuildTurn {
  /** Where the one that builds is noted. */
  file: string;
  /** Called with the process that is waited for. */
  onWait: (pid: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Builds of a checkout take turns: two at once write into the same caches, and what one of them keeps there may name what the
 * other has renamed. A build that was killed is waited for no longer.
 */
export async function inBuildTurn<T>(
  build: () => Promise<T>,
  { file, onWait, signal }: BuildTurn,
): Promise<T> {
  while (!taken(file)) {
    const builder = readBuilder(file);
    const isOver = () => builder === null || !isRunning(builder);
    if (isOver()) {
      rmSync(file, { force: true });
      continue;
    }
    if (builder) onWait(builder.pid);
    await waitUntil(() => isOver() || readBuilder(file)?.started !== builder?.started, LONGEST_MS, signal);
  }
  try {
    return await build();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The note is there whole or not at all. */
function taken(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(identify(process.pid)));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Null when nobody builds any more. */
function readBuilder(file: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.ts';
import { waitUntil } from '../wait.ts';

/** A build and a start take a minute or two; longer waits only who waits for several. */
const LONGEST_MS = 30 * 60_000;
/** Between two tries, in which Ctrl-C is heard. */
const PAUSE_MS = 25;
/** Whose number no process has: of a note in which there is none. */
const NOBODY: ProcessIdentity = { pid: 0, started: 'never' };

export interface BuildTurn {
  /** Where the one whose turn it is is noted. */
  file: string;
  /** Called with the process that is waited for. */
  onWait: (pid: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Builds of a checkout take turns, and last until what they have built is loaded: two at once write into the same caches, where
 * one may keep names that the other has changed, and each puts all outputs there anew, under whoever is just starting. A
 * process that was killed is waited for no longer, nor is one that a note does not name, as a full disk leaves it.
 * @returns ends the turn; more than once is as good as once
 */
export async function takeBuildTurn({ file, onWait, signal }: BuildTurn): Promise<() => void> {
  const own = `${file}.${process.pid}`;
  while (!taken(file, own)) {
    const builder = readBuilder(file);
    if (builder === null || !isRunning(builder)) {
      if (builder !== null) removeOf(builder, file, own);
      await delay(PAUSE_MS, undefined, signal ? { signal } : {});
      continue;
    }
    onWait(builder.pid);
    const isNext = () => !isRunning(builder) || readBuilder(file)?.started !== builder.started;
    await waitUntil(isNext, LONGEST_MS, signal);
  }
  let isOver = false;
  return () => {
    if (!isOver) rmSync(file, { force: true });
    isOver = true;
  };
}

/** The note is there whole or not at all. */
function taken(file: string, own: string): boolean {
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

/** Of one that has died; the note of another one, who came first, is put back. */
function removeOf(builder: ProcessIdentity, file: string, own: string): void {
  try {
    renameSync(file, own);
    if (readBuilder(own)?.started !== builder.started) linkSync(own, file);
  } catch {
    // Somebody else has done it.
  } finally {
    rmSync(own, { force: true });
  }
}

/** Null when it is nobody's turn any more. Throws where the note may not be read. */
function readBuilder(file: string): ProcessIdentity | null {
  try {
    const { pid, started } = Object(JSON.parse(readFileSync(file, 'utf8'))) as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : NOBODY;
  } catch (error) {
    if (error instanceof SyntaxError) return NOBODY;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

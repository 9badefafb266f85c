import { processorMs } from '@polden/mfe-release';

/** Longer than a release may take to be evaluated, which has a limit of its own. */
const BLOCKED_MS = 2_500;
/** Of the processor's time. A thread that gets none on a busy machine is not blocked, and its release has done nothing. */
const WORKED_MS = 1_500;
/** So early somebody else stands in: nothing is charged, and nothing is lost when the thread comes back. */
const SUSPECT_MS = 1_000;
const SUSPECT_WORKED_MS = 500;
/** Limit for a thread that is blocked by waiting, without using the processor. */
const WAITED_MS = 20_000;
const CHECK_MS = 200;

export interface WatchdogOptions {
  pid: number;
  /** A number that the thread of the process raises as long as it comes back to its loop; 0 before it has begun to. */
  beat: () => number;
  /** Whether the thread is silent for so long that it may not come back. */
  onSuspect: (isSilent: boolean) => void;
  /** Called once, when the thread does not come back from somebody's code. */
  onBlocked: () => void;
}

/** Watches one process from outside. Returns how it is ended. */
export function watchProcess({ pid, beat, onSuspect, onBlocked }: WatchdogOptions): () => void {
  let last = 0;
  let since = performance.now();
  let workedSince = processorMs(pid) ?? 0;
  let lastCheck = since;
  let isSuspect = false;
  const suspect = (now: boolean) => {
    if (now !== isSuspect) onSuspect(now);
    isSuspect = now;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    const current = beat();
    const worked = processorMs(pid);
    // When this process was late itself, the whole machine was.
    if (current !== last || current === 0 || now - lastCheck > BLOCKED_MS / 2) {
      last = current;
      since = now;
      workedSince = worked ?? 0;
    }
    lastCheck = now;
    const silent = now - since;
    const hasWorked = worked === null ? 0 : worked - workedSince;
    suspect(silent >= SUSPECT_MS && hasWorked >= SUSPECT_WORKED_MS);
    if (silent < BLOCKED_MS) return;
    if (silent < WAITED_MS && hasWorked < WORKED_MS) return;
    clearInterval(timer);
    onBlocked();
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}

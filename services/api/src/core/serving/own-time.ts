import { performance } from 'node:perf_hooks';

/** How old what is known of the processor may be: to ask for it takes a call of the system, and a flood asks at each request. */
const GRAIN_MS = 5;

/**
 * A clock, in milliseconds, that stands still while a busy machine keeps the processor from this thread: what waits then waits
 * for the machine, which is no overload of this process.
 * @param active how long the thread has been working, or would have, milliseconds
 * @param used processor time that it was given for that, milliseconds
 */
export function ownTime(active = activeMs, used = usedMs, now = () => performance.now()): () => number {
  let kept = 0;
  let before = { active: active(), used: used() };
  let looked = now();
  return () => {
    const time = now();
    if (time - looked < GRAIN_MS) return time - kept;
    looked = time;
    const present = { active: active(), used: used() };
    kept += Math.max(0, present.active - before.active - (present.used - before.used));
    before = present;
    return time - kept;
  };
}

function activeMs(): number {
  return performance.eventLoopUtilization().active;
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

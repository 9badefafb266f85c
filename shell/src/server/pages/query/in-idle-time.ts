import { performance } from 'node:perf_hooks';

/** By the clock nobody waits for longer than so many times what was given. */
const AT_MOST = 3;

/**
 * What the work gives, or what `late` gives (or throws) when this thread has waited for it `ms` milliseconds with nothing else
 * to do. While it works for others, or a busy machine keeps the processor from it, what it waits for cannot come: that is no
 * fault of the work, up to three times `ms` by the clock.
 * @param idle how long the thread has had nothing to do, milliseconds
 */
export function inIdleTime<T, L>(
  work: Promise<T>,
  ms: number,
  late: () => L,
  idle: () => number = idleMs,
): Promise<T | L> {
  const began = { at: performance.now(), idle: idle() };
  const leftMs = () => Math.min(ms - (idle() - began.idle), AT_MOST * ms - (performance.now() - began.at));
  const instead = async () => late();
  return new Promise((resolve, reject) => {
    const look = () => {
      const left = leftMs();
      if (left > 0) timer = setTimeout(look, Math.ceil(left));
      else resolve(instead());
    };
    let timer = setTimeout(look, ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function idleMs(): number {
  return performance.eventLoopUtilization().idle;
}

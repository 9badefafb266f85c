import type { startIdle } from './idle.ts';

const IDLE_TIMEOUT_MS = 4_000;
const WITHOUT_IDLE_MS = 1_000;

/** Loads what reports on the page and what goes on around it once the browser has nothing better to do. */
export function startWhenIdle(...args: Parameters<typeof startIdle>): void {
  const start = () => {
    import(/* webpackChunkName: "idle" */ './idle.ts')
      .then((idle) => idle.startIdle(...args))
      // A page is whole without it.
      .catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, WITHOUT_IDLE_MS);
}

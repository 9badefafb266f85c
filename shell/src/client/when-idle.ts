import { whenIdle } from '@polden/ui';
import type { startIdle } from './idle.ts';

const LATEST_MS = 4_000;

/** Loads what reports on the page and what goes on around it once the browser has nothing better to do. */
export function startWhenIdle(...args: Parameters<typeof startIdle>): void {
  whenIdle(() => {
    import(/* webpackChunkName: "idle" */ './idle.ts')
      .then((idle) => idle.startIdle(...args))
      // A page is whole without it.
      .catch(() => undefined);
  }, LATEST_MS);
}

import type { Call } from '@polden/http';
import type { createBrowserRouter } from 'react-router-dom';

const IDLE_TIMEOUT_MS = 4_000;
const WITHOUT_IDLE_MS = 1_000;

/** Loads what goes on around the pages once the browser has nothing better to do. */
export function surroundWhenIdle(
  router: ReturnType<typeof createBrowserRouter>,
  onSuccess: (listener: (call: Call) => void) => void,
): void {
  const surround = () => {
    import(/* webpackChunkName: "surroundings" */ './start.ts')
      .then(({ startSurroundings }) => startSurroundings(router, onSuccess))
      // A page is whole without them.
      .catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(surround, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(surround, WITHOUT_IDLE_MS);
}

import { inTime } from '@polden/ru';

/** A script is not held back longer than this, in milliseconds. */
const TIMEOUT_MS = 500;

/**
 * Resolves once the server's page is on the screen in its own letters. The scripts are asked for after the first frame; what
 * has come by the time of the letters would only stand in their way.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return inTime(document.fonts.ready.then(frame), TIMEOUT_MS, () => undefined);
}

/** Resolves after the browser has drawn a frame. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

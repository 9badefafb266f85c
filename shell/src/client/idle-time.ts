/** Runs `action` once the browser has nothing better to do, in `latest` milliseconds at the latest; Safari waits that long. */
export function whenIdle(action: () => void, latest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: latest });
  else setTimeout(action, latest);
}

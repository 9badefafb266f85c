/** Runs `action` once the browser has nothing better to do, in `latest` milliseconds at the latest; Safari waits that long. */
export function whenIdle(action: () => void, latest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: latest });
  else setTimeout(action, latest);
}

const ANSWER_MS = 500;

/** Brings what will be needed after what somebody does just now: the browser answers him first. */
export function afterAnswer(action: () => void): void {
  whenIdle(action, ANSWER_MS);
}

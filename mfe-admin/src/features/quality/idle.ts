const AT_LATEST_MS = 500;
/** Nobody is in the middle of a word any more. */
const REST_MS = 300;

let lastTyped = -Infinity;
let isListening = false;

/** Resolves when the browser has nothing better to do and nobody is typing: what is looked at meanwhile will change anyway. */
export async function idle(): Promise<void> {
  listen();
  await nextIdle();
  for (let left = restLeft(); left > 0; left = restLeft()) {
    await new Promise((resolve) => setTimeout(resolve, left));
    await nextIdle();
  }
}

function restLeft(): number {
  return lastTyped + REST_MS - performance.now();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('input', () => (lastTyped = performance.now()), { capture: true, passive: true });
}

function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve);
  });
}

import type { Locator, Page, Request } from 'playwright';

/** Filled by the page itself from its first moment on. */
interface Answers {
  /** Milliseconds to the largest thing on the screen. */
  largest: number;
  /** Milliseconds from an input to the frame that answers it: the longest for each interaction. */
  inputs: Map<number, number>;
  /** When the pointer last went down, and when the page had another heading on the screen. */
  down: number;
  shown: number;
}

declare global {
  interface Window {
    __ANSWERS__: Answers;
  }
}

/** What Event Timing counts has an interaction of its own; what is shorter than this is not told. */
const LEAST_MS = 16;
const TIMEOUT_MS = 60_000;

/** Watches every page that is opened from now on. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const answers: Answers = { largest: 0, inputs: new Map(), down: 0, shown: 0 };
    window.__ANSWERS__ = answers;
    type Entry = PerformanceEntry & { interactionId?: number };
    const watch = (
      options: PerformanceObserverInit & { durationThreshold?: number },
      note: (entry: Entry) => void,
    ) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        ...options,
        buffered: true,
      });
    watch({ type: 'largest-contentful-paint' }, ({ startTime }) => (answers.largest = startTime));
    watch({ type: 'event', durationThreshold: least }, ({ interactionId = 0, duration }) => {
      if (interactionId > 0)
        answers.inputs.set(interactionId, Math.max(duration, answers.inputs.get(interactionId) ?? 0));
    });
    addEventListener('pointerdown', () => (answers.down = performance.now()), { capture: true });
  }, LEAST_MS);
}

/** Milliseconds to the largest thing on the screen, once the page has nothing more to bring. */
export async function largestPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.__ANSWERS__.largest);
}

/** Waits until React answers to what is done to the element. */
export async function untilLive(element: Locator): Promise<void> {
  await element.waitFor();
  await element
    .page()
    .waitForFunction(
      (node: unknown) => Object.keys(node as object).some((key) => key.startsWith('__reactProps')),
      await element.elementHandle(),
    );
}

/** Resolves when all has come that is asked for ahead of the page at `path`, its rule among it, and nothing else is under way. */
export function broughtAhead(page: Page, path: string): Promise<void> {
  const rule = `index?url=${encodeURIComponent(path)}&`;
  const pending = new Set<Request>();
  let isAsked = false;
  return new Promise((resolve) => {
    const end = (request: Request) => {
      pending.delete(request);
      if (isAsked && pending.size === 0) resolve();
    };
    page.on('request', (request) => {
      pending.add(request);
      isAsked ||= request.url().includes(rule);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/** Milliseconds of the slowest interaction since the last call; those under 16 are 0. */
export async function slowestAnswer(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What has just been done is told behind the frame that answers it, once the page has nothing else to do.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    const { inputs } = window.__ANSWERS__;
    const slowest = Math.max(0, ...inputs.values());
    inputs.clear();
    return slowest;
  });
}

/** Taps a link: milliseconds from the pointer going down to the frame with the heading of the next page. */
export async function navigationTime(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const answers = window.__ANSWERS__;
    answers.shown = 0;
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (heading === null || heading === before || heading.textContent === '') return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (answers.shown = performance.now()), 0));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await link.tap();
  await page.waitForFunction(() => window.__ANSWERS__.shown > 0, null, { timeout: TIMEOUT_MS });
  return page.evaluate(() => window.__ANSWERS__.shown - window.__ANSWERS__.down);
}

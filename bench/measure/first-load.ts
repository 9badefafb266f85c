import type { Browser, CDPSession } from 'playwright';
import { openPhone } from './phone.ts';

const TIMEOUT_MS = 60_000;
/** What a page brings when it is idle is part of its first load: it is over when nothing has been asked for that long. */
const QUIET_MS = 1_500;

export interface FirstLoad {
  /** Milliseconds from the start of the navigation to the calculator's effect. */
  interactiveMs: number;
  /** Milliseconds to the first and to the largest thing on the screen. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** Milliseconds beyond 50 of each long task between the first paint and the end of the load. */
  blockingMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes of all answers as they came over the wire, with their headers. */
  wire: number;
  /** Addresses in the order in which they were asked for; the document is the first. */
  requests: string[];
  /** Longest chain of files of which each was asked for by the one before; the document is not counted. */
  waves: number;
  /** The same for what came before the page was interactive. */
  wavesBefore: number;
}

/** Filled by the page itself from its first moment on. */
interface Seen {
  largest: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    __SEEN__: Seen;
  }
}

/** Opens the page in a browser that has never seen it. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const { page, session, close } = await openPhone(browser);
  try {
    const network = followRequests(session, url);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    const mark = await page.waitForFunction(() => performance.getEntriesByName('interactive')[0]?.startTime);
    const interactiveMs = (await mark.jsonValue()) ?? Number.NaN;
    const wavesBefore = Math.max(...network.waveOf.values());
    while (performance.now() - network.lastAt() < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
    const { firstPaintMs, seen } = await page.evaluate(() => ({
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      seen: window.__SEEN__,
    }));
    const blocking = seen.tasks.filter(({ start, duration }) => start + duration > firstPaintMs);
    return {
      interactiveMs,
      firstPaintMs,
      largestPaintMs: seen.largest,
      blockingMs: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      shift: seen.shift,
      wire: network.bytes(),
      requests: [...network.waveOf.keys()],
      waves: Math.max(...network.waveOf.values()),
      wavesBefore,
    };
  } finally {
    await close();
  }
}

/** Runs in the page. */
function watchPage(): void {
  const seen: Seen = { largest: 0, shift: 0, tasks: [] };
  window.__SEEN__ = seen;
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('layout-shift', ({ value = 0 }) => (seen.shift += value));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

interface Network {
  /** Address → wave, filled in as the page loads. */
  waveOf: Map<string, number>;
  bytes: () => number;
  /** When something was asked for or came last, as `performance.now()` of this process. */
  lastAt: () => number;
}

function followRequests(session: CDPSession, document: string): Network {
  const waveOf = new Map([[document, 0]]);
  let bytes = 0;
  let lastAt = performance.now();
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    lastAt = performance.now();
    if (waveOf.has(request.url)) return;
    const [caller] = initiator.stack?.callFrames ?? [];
    const cause = initiator.type === 'script' ? caller?.url : initiator.url;
    waveOf.set(request.url, (waveOf.get(cause ?? document) ?? 0) + 1);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    lastAt = performance.now();
    bytes += encodedDataLength;
  });
  return { waveOf, bytes: () => bytes, lastAt: () => lastAt };
}

import type { Browser, CDPSession } from 'playwright';

/** Lighthouse's slow 4G, applied by Chromium itself to each request. */
const SLOW_4G = {
  offline: false,
  /** Milliseconds for each request. */
  latency: 150,
  /** Bytes a second: 1.6 Mbit/s down, 750 kbit/s up. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const TIMEOUT_MS = 60_000;

export interface FirstLoad {
  /** Milliseconds from the start of the navigation to the calculator's effect. */
  interactiveMs: number;
  /** Addresses in the order in which they were asked for; the document is the first. */
  requests: string[];
  /** Longest chain of files of which each was asked for by the one before; the document is not counted. */
  waves: number;
}

/** Opens the page in a browser that has never seen it. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const waveOf = followRequests(session, url);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    const mark = await page.waitForFunction(() => performance.getEntriesByName('interactive')[0]?.startTime);
    const interactiveMs = (await mark.jsonValue()) ?? Number.NaN;
    return { interactiveMs, requests: [...waveOf.keys()], waves: Math.max(...waveOf.values()) };
  } finally {
    await context.close();
  }
}

/** Address → wave, filled in as the page loads. */
function followRequests(session: CDPSession, document: string): Map<string, number> {
  const waveOf = new Map([[document, 0]]);
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (waveOf.has(request.url)) return;
    const [caller] = initiator.stack?.callFrames ?? [];
    const cause = initiator.type === 'script' ? caller?.url : initiator.url;
    waveOf.set(request.url, (waveOf.get(cause ?? document) ?? 0) + 1);
  });
  return waveOf;
}

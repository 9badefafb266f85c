import type { Browser, CDPSession, Page } from 'playwright';

/** Lighthouse's slow 4G, applied by Chromium itself to each request. */
const SLOW_4G = {
  offline: false,
  /** Milliseconds for each request. */
  latency: 150,
  /** Bytes a second: 1.6 Mbit/s down, 750 kbit/s up. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };

export interface Phone {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** A tab of a phone that has never seen the site: a processor four times slower, and Lighthouse's slow 4G. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session, close: () => context.close() };
}

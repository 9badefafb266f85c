import { findBrowser } from '@polden/deploy/local/browser/find-browser.ts';
import { chromium } from 'playwright';

/** For how long a page is looked at before one goes on, and after one is back: what it does when idle is done by then. */
const LOOK_MS = 3_000;

declare global {
  interface Window {
    __RESTORED__?: boolean;
  }
}

interface Restoring {
  notRestoredReasons?: { reasons: { reason: string }[] | null } | null;
}

/** Whether a browser gives a page back as it was after a visit to another one; the reasons that it names when not. */
export async function backAndForward(
  url: string,
  other: string,
): Promise<{ isKept: boolean; why: string[] }> {
  const { executable, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath: executable,
    args: [...args, '--headless=new'],
    env: { ...process.env, ...env },
    // Playwright turns the cache off, and the small headless browser has none.
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => (window.__RESTORED__ = persisted));
    });
    await page.goto(url);
    await page.waitForTimeout(LOOK_MS);
    await page.goto(other);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForTimeout(LOOK_MS);
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as Restoring[];
      const reasons = navigation?.notRestoredReasons?.reasons ?? [];
      return { isKept: window.__RESTORED__ === true, why: reasons.map(({ reason }) => reason) };
    });
  } finally {
    await browser.close();
  }
}

import puppeteer, { type Page } from 'puppeteer-core';
import { programOnPath } from './program-on-path.ts';
import { type BrowserWindow, type OtherBrowser, PHONE } from './browser-window.ts';

/** Without a request, milliseconds: then the page has all that it wants. */
const QUIET_MS = 500;

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  packages: 'firefox-esr',
  start: async () => {
    const executablePath = programOnPath('firefox-esr') ?? programOnPath('firefox');
    if (executablePath === null) return null;
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    await page.setViewport(PHONE);
    return windowOf(page, () => browser.close());
  },
};

function windowOf(page: Page, close: () => Promise<void>): BrowserWindow {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${String(error)}`));
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    settle: () => page.waitForNetworkIdle({ idleTime: QUIET_MS }),
    read: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    press: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.focus(selector);
      for (const key of text) await page.keyboard.press(key === '→' ? 'ArrowRight' : (key as 'a'));
    },
    complaints: () => Promise.resolve(complaints.splice(0)),
    close,
  };
}

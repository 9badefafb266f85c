import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort, isPortFree } from '../../local/ports.ts';
import { waitUntil } from '../../local/wait.ts';
import { type BrowserWindow, type OtherBrowser, PHONE } from './browser-window.ts';
import { programOnPath } from './program-on-path.ts';
import { startScreen } from './screen.ts';

const START_MS = 15_000;
const OPEN_MS = 60_000;
/** Nothing has been asked for since a while: what Firefox's driver calls an idle network. */
const ASKS_NO_MORE = `
  const asked = performance.getEntriesByType('resource').length;
  if (asked !== window.askedBefore) Object.assign(window, { askedBefore: asked, askedAt: performance.now() });
  return performance.now() - window.askedAt > 300`;

/** In the page that is left: how the next one is told from it. */
const LEAVE = 'window.surveyLeft = true';
/** In the next page, while its scripts are still on their way: notes what it complains of. True once it listens. */
const LISTEN = `
  if (window.surveyLeft) return false;
  if (!window.surveyHeard) {
    const heard = (window.surveyHeard = []);
    const error = console.error;
    console.error = (...words) => { heard.push('console: ' + words.join(' ')); error.apply(console, words); };
    addEventListener('error', ({ message }) => message && heard.push('exception: ' + message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push('rejection: ' + reason));
    addEventListener('securitypolicyviolation', ({ blockedURI }) => heard.push('refused: ' + blockedURI));
  }
  return true`;
const LOADED = "return document.readyState === 'complete'";
const HEARD = 'return (window.surveyHeard ?? []).splice(0)';

/**
 * WebKit by WebDriver, which does not tell what the console says: each page is listened to from inside as soon as it has
 * begun, and its scripts come after its first frame. It draws on a screen, so that one is made where there is none.
 */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  start: async () => {
    const driver = programOnPath('WebKitWebDriver');
    const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
    const screen = await startScreen();
    if (driver === null || browser === undefined || screen === null) {
      await screen?.stop();
      return null;
    }
    const port = await findFreePort();
    const server = spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: '1', LANG: 'C.UTF-8' },
      stdio: 'ignore',
    });
    await waitUntil(async () => !(await isPortFree(port)), START_MS);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation'],
        },
      })
      .build();
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...PHONE });
    return windowOf(session, async () => {
      await session.quit();
      server.kill();
      await once(server, 'exit');
      await screen.stop();
    });
  },
};

function windowOf(session: WebDriver, close: () => Promise<void>): BrowserWindow {
  const find = (selector: string) => session.findElement(By.css(selector));
  return {
    open: async (url) => {
      await session.executeScript(LEAVE);
      await session.get(url);
      const asked = (script: string) => waitUntil(() => session.executeScript<boolean>(script), OPEN_MS);
      if (!(await asked(LISTEN)) || !(await asked(LOADED))) throw new Error('the page does not open');
    },
    settle: async () => void (await waitUntil(() => session.executeScript<boolean>(ASKS_NO_MORE), OPEN_MS)),
    read: <T>(expression: string) => session.executeScript<T>(`return (${expression})`),
    press: async (selector) => {
      const element = await find(selector);
      // Left to the driver it may come to lie beneath a bar that stays in its place.
      await session.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      await element.click();
    },
    type: async (selector, text) => (await find(selector)).sendKeys(text.replaceAll('→', Key.ARROW_RIGHT)),
    complaints: () => session.executeScript<string[]>(HEARD),
    close,
  };
}

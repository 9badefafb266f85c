import '../local/node-24.ts';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE_PATH, AUTH_PATHS } from '@polden/api-contract';
import { MOSCOW_ZONE } from '@polden/ru';
import { chromium, type BrowserContext } from 'playwright';
import { findBrowser } from '../local/browser/find-browser.ts';
import { CHECKOUT, ensureFolder } from '../local/folders.ts';
import { contactSheet } from './contact-sheet.ts';
import { openSite } from './own-platform.ts';
import type { Shot } from './shot-kinds.ts';
import { findSitePages } from './site-pages.ts';
import { takeShots } from './take-shots.ts';

const FOLDER = join(CHECKOUT, '.shots');
/** As many pages at once. */
const HANDS = 2;

/**
 * `npm run shots [-- part of an address …]`: pictures of every page at three widths in both themes and on paper, and
 * .shots/index.html with all of them. Of the platform at BASE_URL, else of its own.
 */
const parts = process.argv.slice(2);
const site = await openSite('shots');
try {
  const { visitors, staff } = await findSitePages(site.origin);
  const isWanted = (path: string) => parts.length === 0 || parts.some((part) => path.includes(part));
  if (parts.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  ensureFolder(FOLDER);
  const shots = await shootAll(visitors.filter(isWanted), () => Promise.resolve());
  shots.push(...(await shootAll(staff.filter(isWanted), signIn)));
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(site.origin, shots));
  console.log(`${shots.length} pictures: ${join(FOLDER, 'index.html')}`);
} finally {
  await site.stop();
}
process.exit();

/** Each hand has a browser of its own: one that shows two pages at once repeats parts of long pictures. */
async function shootAll(
  paths: readonly string[],
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Shot[]> {
  const left = [...paths];
  const shots: Shot[] = [];
  const work = async () => {
    const { executable, args, env } = await findBrowser();
    const browser = await chromium.launch({
      executablePath: executable,
      args,
      env: { ...process.env, ...env },
    });
    const context = await browser.newContext({ locale: 'ru-RU', timezoneId: MOSCOW_ZONE });
    await prepare(context);
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      shots.push(...(await takeShots(context, new URL(path, site.origin).href, FOLDER)));
      console.log(`${paths.length - left.length}/${paths.length} ${path}`);
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: Math.min(HANDS, paths.length) }, work));
  return shots;
}

/** As the administrator of the demo team. */
async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post(`${site.origin}${API_BASE_PATH}${AUTH_PATHS.login}`, {
    headers: { origin: site.origin },
    data: { login: 'admin', password: 'admin-demo' },
  });
  if (!answer.ok()) throw new Error(`the demo administrator cannot sign in: ${answer.status()}`);
}

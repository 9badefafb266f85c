import '../local/node-24.ts';
import { walkAsBorrower } from './browsers/borrower-way.ts';
import type { BrowserWindow } from './browsers/browser-window.ts';
import { lookAtPage } from './browsers/every-page.ts';
import { firefox } from './browsers/firefox.ts';
import { webkit } from './browsers/webkit.ts';
import { openSite, type Site } from './own-platform.ts';
import { findSitePages } from './site-pages.ts';

/**
 * `npm run test:browsers [-- part of an address …]`: the borrower's way and every public page in Firefox and WebKit, those of
 * them that are installed. Of the platform at BASE_URL, else of its own. Exits with 1 when something is wrong.
 */
const parts = process.argv.slice(2);
const isWanted = (path: string) => parts.length === 0 || parts.some((part) => path.includes(part));
let site: Site | undefined;
let failed = 0;
try {
  for (const { name, packages, start } of [firefox, webkit]) {
    const window = await start();
    if (window === null) {
      console.log(`${name}: пропущен, не установлен (Debian: apt-get install ${packages})`);
      continue;
    }
    try {
      site ??= await openSite('browsers');
      failed += await look(name, window, site.origin);
    } finally {
      await window.close();
    }
  }
} finally {
  await site?.stop();
}
process.exit(failed > 0 ? 1 : 0);

/** How many pages and ways are wrong. */
async function look(name: string, window: BrowserWindow, origin: string): Promise<number> {
  let wrong = 0;
  const tell = (what: string, problems: readonly string[]) => {
    if (problems.length > 0) wrong += 1;
    for (const problem of problems) console.log(`${name} ${what}: ${problem}`);
  };
  const paths = (await findSitePages(origin)).visitors.filter(isWanted);
  for (const path of paths) {
    const problems = await lookAtPage(window, origin, path).catch((error: unknown) => [String(error)]);
    tell(path, problems);
  }
  const way = await walkAsBorrower(window, origin).then(
    () => window.complaints(),
    async (error: unknown) => [String(error), ...(await window.complaints())],
  );
  tell('the borrower’s way', way);
  console.log(`${name}: ${paths.length + 1 - wrong} passed, ${wrong} failed`);
  return wrong;
}

import { findBrowser } from '@polden/deploy/local/browser/find-browser.ts';
import { chromium, type Browser } from 'playwright';
import { codeSize } from './bytes.ts';
import { measureFirstLoad, type FirstLoad } from './first-load.ts';

/** A page that a browser opens. */
export interface OpenedPage {
  id: string;
  title: string;
  url: string;
}

/** Loads of one contender, and the code that each of them brings. */
export interface BrowserResult {
  contender: OpenedPage;
  loads: FirstLoad[];
  /** Bytes of scripts and styles. */
  gzip: number;
  brotli: number;
  /** Of them of scripts. */
  scripts: number;
}

/** Runs `measure` with a browser as visitors have it. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const { executable, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath: executable,
    args,
    env: { ...process.env, ...env },
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Loads each page `times` times, in turn. */
export async function measureInBrowser(
  contenders: readonly OpenedPage[],
  times: number,
): Promise<BrowserResult[]> {
  return withBrowser(async (browser) => {
    const loads = new Map<OpenedPage, FirstLoad[]>(contenders.map((contender) => [contender, []]));
    for (let round = 0; round < times; round += 1)
      for (const [contender, results] of loads) results.push(await measureFirstLoad(browser, contender.url));
    return await Promise.all([...loads].map(([contender, results]) => withSizes(contender, results)));
  });
}

async function withSizes(contender: OpenedPage, loads: FirstLoad[]): Promise<BrowserResult> {
  const urls = loads[0]?.requests ?? [];
  const [gzip, brotli, scripts] = await Promise.all([
    codeSize(urls, 'gzip'),
    codeSize(urls, 'br'),
    codeSize(urls, 'gzip', /\.js$/),
  ]);
  return { contender, loads, gzip, brotli, scripts };
}

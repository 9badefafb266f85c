import { findBrowser } from '@polden/deploy/local/browser/find-browser.ts';
import { chromium } from 'playwright';
import { codeSize } from './bytes.ts';
import type { Contender } from './contenders.ts';
import { measureFirstLoad, type FirstLoad } from './first-load.ts';

/** Loads of one contender, and the code that each of them brings. */
export interface BrowserResult {
  contender: Contender;
  loads: FirstLoad[];
  gzip: number;
  brotli: number;
}

/** Loads each page `times` times, in turn. */
export async function measureInBrowser(
  contenders: readonly Contender[],
  times: number,
): Promise<BrowserResult[]> {
  const { executable, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath: executable,
    args,
    env: { ...process.env, ...env },
  });
  try {
    const loads = new Map<Contender, FirstLoad[]>(contenders.map((contender) => [contender, []]));
    for (let round = 0; round < times; round += 1)
      for (const [contender, results] of loads) results.push(await measureFirstLoad(browser, contender.url));
    return await Promise.all([...loads].map(([contender, results]) => withSizes(contender, results)));
  } finally {
    await browser.close();
  }
}

async function withSizes(contender: Contender, loads: FirstLoad[]): Promise<BrowserResult> {
  const urls = loads[0]?.requests ?? [];
  const [gzip, brotli] = await Promise.all([codeSize(urls, 'gzip'), codeSize(urls, 'br')]);
  return { contender, loads, gzip, brotli };
}

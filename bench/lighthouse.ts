import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '@polden/deploy/local/browser/find-browser.ts';
import { CHECKOUT } from '@polden/deploy/local/folders.ts';
import { startPlatform } from '@polden/deploy/local/platform/platform.ts';
import { createProgress } from '@polden/deploy/local/platform/progress.ts';
import { findFreePort } from '@polden/deploy/local/ports.ts';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './measure/statistics.ts';

const PAGES = ['/', '/dengi-pod-zalog', '/blog', '/investoram'];
const RUNS = 5;
/** Least score of each category, of 100. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

/** Of a browser that did not get to paint; a page that never does fails the bench. */
const SPARE_RUNS = 3;

interface Run {
  scores: Record<Category, number>;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds in all. */
  blocking: number;
  /** What Lighthouse makes of the machine: blocking time is as much longer as this is smaller. */
  machine: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Ids of the audits that cost points outside performance. */
  failed: string[];
}

/**
 * `npm run bench:lighthouse [-- --origin http://localhost:4200]`: Lighthouse as on a phone, the median of five runs a page.
 * Starts the platform itself when no origin is given. Exits with 1 when an aim is missed.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' } } });
const platform = values.origin === undefined ? await startOwn() : null;
const origin = values.origin ?? platform?.origin ?? '';
let missed = 0;
try {
  console.log(
    '| Page | performance | accessibility | best practices | SEO | CLS | largest paint, ms | blocking, ms | machine |\n' +
      '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
  );
  for (const path of PAGES) missed += report(path, await measure(origin + path));
} finally {
  await platform?.stop();
}
process.exit(missed > 0 ? 1 : 0);

async function startOwn() {
  return startPlatform({
    ports: { shell: await findFreePort(), api: await findFreePort(), crm: await findFreePort() },
    dataDir: join(CHECKOUT, '.data/lighthouse'),
    progress: createProgress(),
  });
}

/** A browser of its own for each run: nothing is in its cache. */
async function measure(url: string): Promise<Run[]> {
  const { executable, args, env } = await findBrowser();
  const runs: Run[] = [];
  for (let tries = 1; runs.length < RUNS; tries += 1) {
    const chrome = await launch({
      chromePath: executable,
      chromeFlags: ['--headless=new', ...args],
      envVars: { ...process.env, ...env },
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      });
      if (!result) throw new Error(`${url}: Lighthouse gave no result`);
      const { runtimeError } = result.lhr;
      if (!runtimeError) runs.push(readRun(result.lhr));
      else if (tries >= RUNS + SPARE_RUNS) throw new Error(`${url}: ${runtimeError.message}`);
    } finally {
      chrome.kill();
    }
  }
  return runs;
}

function readRun({
  categories,
  audits,
  environment,
}: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']): Run {
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Run['scores'];
  const failed = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? 0;
  return {
    scores,
    largestPaint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    machine: environment.benchmarkIndex,
    cls: valueOf('cumulative-layout-shift'),
    failed,
  };
}

/** Prints the medians; answers how many aims were missed. */
function report(path: string, runs: readonly Run[]): number {
  const medians = CATEGORIES.map((category) => median(runs.map(({ scores }) => scores[category])));
  const cls = median(runs.map((run) => run.cls));
  const around = (['largestPaint', 'blocking', 'machine'] as const).map((key) =>
    Math.round(median(runs.map((run) => run[key]))),
  );
  console.log(`| ${path} | ${medians.join(' | ')} | ${cls.toFixed(3)} | ${around.join(' | ')} |`);
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
  const below = CATEGORIES.filter((category, index) => (medians[index] ?? 0) < AIMS[category]);
  return below.length + (cls.toFixed(3) === '0.000' ? 0 : 1);
}

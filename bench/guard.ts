import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '@polden/deploy/local/browser/find-browser.ts';
import { CHECKOUT } from '@polden/deploy/local/folders.ts';
import { startPlatform } from '@polden/deploy/local/platform/platform.ts';
import { createProgress } from '@polden/deploy/local/platform/progress.ts';
import { findFreePort } from '@polden/deploy/local/ports.ts';
import { checkGoals } from '@polden/deploy/proofs/goals.ts';
import { chromium, type Page } from 'playwright';

const GOAL_MS = 0.2;
/** A page of each remote that visitors have. */
const PAGES = ['/', '/dengi-pod-zalog', '/blog', '/investoram'];
const ROUNDS = 9;
/** Of a round, each with the code as the first look of a page finds it: not run before. */
const LOOKS = 100;
const SLOTS = join(CHECKOUT, 'shell/src/client/globals/global-slots.ts');

/** The shell's own check as a function body; `const` of another name for what it exports. */
const CHECK = stripTypeScriptTypes(readFileSync(SLOTS, 'utf8')).replaceAll(/^export /gmu, '');

/**
 * `npm run bench:guard [-- --origin http://localhost:4200]`: what the look at the globals of all costs a page for each of its
 * remotes, against the same with a look at nothing, and what it reports of the remotes as they are. Exits with 1 when a remote
 * costs more than the goal, or one is reported.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' } } });
const platform = values.origin === undefined ? await startOwn() : null;
const origin = values.origin ?? platform?.origin ?? '';
const { executable, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath: executable, args, env: { ...process.env, ...env } });
let worst = 0;
const reports: string[] = [];
try {
  console.log(
    '| Page | remotes | looks | one look, µs | a look at nothing, µs | ms for each remote |\n|---|---:|---:|---:|---:|---:|',
  );
  for (const path of PAGES) {
    const page = await browser.newPage();
    await countLooks(page);
    page.on('request', (request) => reports.push(...changedGlobals(request.postData())));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { looks, remotes } = await page.evaluate(() => ({
      looks: window.__LOOKS__ ?? 0,
      remotes: new Set(
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/mfe\/([^/]+)\//u.exec(name)?.[1] ?? []),
      ).size,
    }));
    const [check, nothing] = await costs(page);
    const each = ((check - nothing) * looks) / 1_000 / Math.max(remotes, 1);
    worst = Math.max(worst, each);
    const figures = [remotes, looks, check.toFixed(1), nothing.toFixed(1), each.toFixed(3)];
    console.log(`| ${path} | ${figures.join(' | ')} |`);
    // What a page has to say it says when it is left.
    await page.goto('about:blank');
    await page.close();
  }
} finally {
  await browser.close();
  await platform?.stop();
}
console.log(`\nreports: ${reports.length}; load average ${loadavg()[0]?.toFixed(1) ?? '?'} at the end`);
for (const report of reports) console.log(report);
process.exitCode = checkGoals([
  { what: 'look at the globals of all, ms for each remote of a page', figure: worst, atMost: GOAL_MS },
  { what: 'reports of clean remotes', figure: reports.length, atMost: 0 },
])
  ? 0
  : 1;
process.exit();

declare global {
  interface Window {
    __LOOKS__?: number;
  }
}

/** The first slot of all is asked for once a look. */
async function countLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getOwnPropertyDescriptor } = Reflect;
    window.__LOOKS__ = 0;
    Reflect.getOwnPropertyDescriptor = (holder, name) => {
      if (holder === window && name === 'fetch') window.__LOOKS__ = (window.__LOOKS__ ?? 0) + 1;
      return getOwnPropertyDescriptor(holder, name);
    };
  });
}

/** Microseconds of a look at all slots, and of one at none: the medians of rounds in turn. */
async function costs(page: Page): Promise<[check: number, nothing: number]> {
  const nothing = 'const takeSnapshot = () => ({}); const restoreSlots = () => [];';
  return page.evaluate(
    ({ codes, rounds, looks }) => {
      const taken: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds * 2; round += 1) {
        const which = round % 2 === 0 ? 0 : 1;
        const made = Array.from(
          { length: looks },
          () => (0, eval)(`(() => { ${codes[which]}; return { takeSnapshot, restoreSlots } })()`) as Check,
        );
        const began = performance.now();
        for (const { takeSnapshot, restoreSlots } of made) restoreSlots(takeSnapshot());
        // Each is two looks.
        taken[which].push(((performance.now() - began) * 1_000) / looks / 2);
      }
      const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
      return [median(taken[0]), median(taken[1])] as [number, number];

      interface Check {
        takeSnapshot: () => unknown;
        restoreSlots: (before: unknown) => string[];
      }
    },
    { codes: [CHECK, nothing], rounds: ROUNDS, looks: LOOKS },
  );
}

/** What a page tells the platform of changed globals. */
function changedGlobals(body: string | null): string[] {
  if (!body?.includes('"kind":"globals"')) return [];
  const { problems } = JSON.parse(body) as { problems: { kind: string; message: string }[] };
  return problems.filter(({ kind }) => kind === 'globals').map(({ message }) => message);
}

async function startOwn() {
  return startPlatform({
    ports: { shell: await findFreePort(), api: await findFreePort(), crm: await findFreePort() },
    dataDir: join(CHECKOUT, '.data/guard'),
    progress: createProgress(),
  });
}

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '@polden/deploy/local/folders.ts';
import { startPlatform } from '@polden/deploy/local/platform/platform.ts';
import { createProgress } from '@polden/deploy/local/platform/progress.ts';
import { findFreePort } from '@polden/deploy/local/ports.ts';
import { findSitePages } from '@polden/deploy/survey/site-pages.ts';
import type { Browser, Page } from 'playwright';
import {
  broughtAhead,
  largestPaint,
  navigationTime,
  slowestAnswer,
  untilLive,
  watchAnswers,
} from './measure/answer-times.ts';
import { withBrowser } from './measure/browser-table.ts';
import { openPhone } from './measure/phone.ts';
import { median } from './measure/statistics.ts';

/** Milliseconds. */
const AIMS = { largestPaint: 1_800, answer: 100, navigation: 100 };
/** Of a page there are many: one that is in doubt is opened again. */
const LOADS_IN_DOUBT = 4;
const ROUNDS = 5;
const LOAN = '/dengi-pod-zalog';
/** From a page of one remote to one of another, by a section of the menu. */
const WAYS: [from: string, section: string, to: string][] = [
  [LOAN, 'О компании', '/o-kompanii'],
  ['/o-kompanii', 'Инвесторам', '/investoram'],
  ['/investoram', 'Займы', LOAN],
];

/**
 * `npm run bench:visit [-- --origin http://localhost:4200] [part of an address …]`: on the phone of the bench (a processor four
 * times slower, slow 4G) the largest paint of every public page, what the calculator, the form and a prefetched link take to
 * answer. Exits with 1 when an aim is missed.
 */
const { values, positionals } = parseArgs({
  options: { origin: { type: 'string' } },
  allowPositionals: true,
});
const platform = values.origin === undefined ? await startOwn() : null;
const origin = values.origin ?? platform?.origin ?? '';
let missed = 0;
try {
  await withBrowser(async (browser) => {
    await reportAnswers(browser);
    await reportPaints(browser);
  });
  console.log(`\n${missed} missed; load average ${loadavg()[0]?.toFixed(1) ?? '?'} at the end`);
} finally {
  await platform?.stop();
}
process.exit(missed > 0 ? 1 : 0);

async function startOwn() {
  return startPlatform({
    ports: { shell: await findFreePort(), api: await findFreePort(), crm: await findFreePort() },
    dataDir: join(CHECKOUT, '.data/visit'),
    progress: createProgress(),
  });
}

async function reportAnswers(browser: Browser): Promise<void> {
  console.log('| What is done | median, ms | worst, ms | aim |\n|---|---:|---:|---:|');
  row('calculator: ten steps of the slider', await rounds(browser, onCalculator), AIMS.answer);
  row('form: a number, a letter too many, sent with mistakes', await rounds(browser, onForm), AIMS.answer);
  for (const way of WAYS)
    row(`menu: ${way[0]} → ${way[2]}`, await rounds(browser, (page) => onWay(page, ...way)), AIMS.navigation);
}

/** A tab that has never been here for each round. */
async function rounds(browser: Browser, act: (page: Page) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, close } = await openPhone(browser);
    try {
      await watchAnswers(page);
      times.push(await act(page));
    } finally {
      await close();
    }
  }
  return times;
}

async function onCalculator(page: Page): Promise<number> {
  await page.goto(origin + LOAN, { waitUntil: 'networkidle' });
  const slider = page.getByRole('slider').first();
  await untilLive(slider);
  await slider.focus();
  await slowestAnswer(page);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  return slowestAnswer(page);
}

async function onForm(page: Page): Promise<number> {
  await page.goto(origin + LOAN, { waitUntil: 'networkidle' });
  const phone = page.getByLabel('Мобильный телефон').first();
  await untilLive(phone);
  await slowestAnswer(page);
  await phone.tap();
  await page.keyboard.type('91612345a');
  await page.getByRole('button', { name: 'Получить код' }).first().tap();
  return slowestAnswer(page);
}

async function onWay(page: Page, from: string, section: string, to: string): Promise<number> {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const toggle = page.locator('summary').filter({ has: page.getByRole('img', { name: 'Открыть меню' }) });
  await untilLive(toggle);
  await toggle.tap();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  const ahead = broughtAhead(page, to);
  await menu.locator('summary').filter({ hasText: section }).tap();
  const link = menu.locator(`a[href$="${to}"]`).first();
  await untilLive(link);
  await ahead;
  return navigationTime(page, link);
}

async function reportPaints(browser: Browser): Promise<void> {
  console.log('\n| Page | largest paint, ms |\n|---|---:|');
  const { visitors } = await findSitePages(origin);
  for (const path of visitors) {
    if (positionals.length > 0 && !positionals.some((part) => path.includes(part))) continue;
    const times = [await paintOf(browser, path)];
    while (median(times) > AIMS.largestPaint && times.length <= LOADS_IN_DOUBT)
      times.push(await paintOf(browser, path));
    if (median(times) > AIMS.largestPaint) missed += 1;
    console.log(`| ${path} | ${median(times).toFixed(0)} |`);
  }
}

async function paintOf(browser: Browser, path: string): Promise<number> {
  const { page, close } = await openPhone(browser);
  try {
    await watchAnswers(page);
    return await largestPaint(page, origin + path);
  } finally {
    await close();
  }
}

function row(what: string, times: readonly number[], aim: number): void {
  if (median(times) > aim) missed += 1;
  console.log(`| ${what} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${aim} |`);
}

import { createHash } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { platform } from './support/platform.ts';
import { buildProofRemote, type ProofRemote } from './support/proof-remote.ts';
import { untilEach } from './support/shell-process.ts';

let remote: ProofRemote;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  remote = buildProofRemote('side');
  for (const version of ['1.0.0', '1.1.0']) await remote.publish(version, { text: `Выпуск ${version}` });
  await remote.client.promote({ releases: [{ remote: remote.name, version: '1.0.0' }] });
  await untilEach(platform.origin + remote.path);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a visitor with this number gets from the server. */
async function textFor(number: number, userAgent = 'Mozilla/5.0 Chrome/150'): Promise<string> {
  const digits = createHash('sha256').update(String(number)).digest('hex');
  const id = `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
  const answer = await fetch(platform.origin + remote.path, {
    headers: { cookie: `visitor=${id}`, 'user-agent': userAgent },
  });
  return /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1] ?? '';
}

const visitors = Array.from({ length: 60 }, (_, number) => number);
/** One in a million million meets but one of two releases, each of which half of all visitors get. */
const MOST_VISITS = 40;

test('a visitor stays in a canary, on the server and in the browser; robots and strangers are stable', async ({
  page,
  context,
}) => {
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 50 });
  const choose = () => Promise.all(visitors.map((number) => textFor(number)));
  // Each process of the shell follows the registry by itself.
  await expect(async () => {
    const first = await choose();
    const inCanary = first.filter((text) => text === 'Выпуск 1.1.0').length;
    expect(inCanary).toBeGreaterThan(visitors.length / 4);
    expect(inCanary).toBeLessThan((visitors.length * 3) / 4);
    for (let again = 0; again < 3; again += 1) expect(await choose()).toEqual(first);
  }).toPass();
  const robot = 'Mozilla/5.0 (compatible; YandexBot/3.0)';
  for (const number of visitors.slice(0, 10)) expect(await textFor(number, robot)).toBe('Выпуск 1.0.0');

  // The first page is of the version that he stays with, and makes him known.
  await page.goto(remote.path);
  const first = await heading(page).textContent();
  for (let again = 0; again < 3; again += 1) {
    await page.goto(remote.path);
    await expect(heading(page)).toHaveText(first ?? '');
  }
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'visitor')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 100 });
  await expect(async () => {
    await page.goto(remote.path);
    await expect(heading(page)).toHaveText('Выпуск 1.1.0', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: /Нажато/ }).click();
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 0 });
});

test('somebody new is in a canary from his first page on, and never leaves it', async ({ browser }) => {
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 50 });
  // Each process of the shell follows the registry by itself.
  await expect(async () => {
    const answers = await Promise.all(visitors.map((number) => textFor(number)));
    for (let again = 0; again < 3; again += 1)
      expect(await Promise.all(visitors.map((number) => textFor(number)))).toEqual(answers);
    expect(answers).toContain('Выпуск 1.1.0');
  }).toPass();
  const seen = new Set<string>();
  for (let visits = 0; seen.size < 2 && visits < MOST_VISITS; visits += 1) {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      const answer = await page.goto(platform.origin + remote.path);
      expect(await answer?.headerValue('cache-control')).toMatch(/private|no-store/);
      const text = (await heading(page).textContent()) ?? '';
      seen.add(text);
      await page.reload();
      expect(await heading(page).textContent()).toBe(text);
    } finally {
      await context.close();
    }
  }
  expect([...seen].sort()).toEqual(['Выпуск 1.0.0', 'Выпуск 1.1.0']);
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 0 });
});

test('a preview is seen by whoever has the link, says so, and is left again', async ({ page, browser }) => {
  const { url } = await remote.client.preview({
    remote: remote.name,
    version: '1.1.0',
    name: 'proba',
    hours: 1,
  });
  await expect(async () => {
    await page.goto(url);
    await expect(heading(page)).toHaveText('Выпуск 1.1.0', { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(platform.origin + remote.path);
  const banner = page.getByText(/Предварительный просмотр/);
  await expect(banner).toBeVisible();
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');

  const stranger = await browser.newPage();
  await stranger.goto(platform.origin + remote.path);
  await expect(heading(stranger)).toHaveText('Выпуск 1.0.0');
  await stranger.goto(`${platform.origin}${remote.path}?mfe-preview=${'x'.repeat(40)}`);
  await expect(heading(stranger)).toHaveText('Выпуск 1.0.0');
  await stranger.close();

  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(heading(page)).toHaveText('Выпуск 1.0.0');
  await expect(banner).toHaveCount(0);
});

test('what a browser went through is in the health of its version', async ({ page }) => {
  await page.goto(remote.path);
  const button = page.getByRole('button', { name: /Нажато/ });
  await untilInteractive(button);
  await button.click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('забыли сумму 123456789');
    });
  });
  const health = async () => {
    const answer = await fetch(`${platform.apiOrigin}/api/v1/releases/health?remote=${remote.name}`, {
      headers: { authorization: `Bearer ${remote.token}` },
    });
    return (await answer.json()) as {
      points: { views: number; pages: number }[];
      problems: { message: string }[];
    };
  };
  await expect
    .poll(async () => (await health()).problems.map(({ message }) => message).join())
    .toContain('забыли сумму');
  const { points, problems } = await health();
  expect(points.some(({ views, pages }) => views > 0 && pages > 0)).toBe(true);
  expect(JSON.stringify(problems)).not.toContain('123456789');
});

import { expect, test, type Page } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { startSecondShell, type SecondShell } from './support/second-shell.ts';
import { startThirdParty, type ThirdParty } from './support/third-party.ts';
import { watchTroubles } from './support/troubles.ts';

let others: ThirdParty;
let shell: SecondShell;

test.beforeAll(async () => {
  others = await startThirdParty();
  shell = await startSecondShell({
    sharesArtifacts: true,
    env: {
      // It serves whole visits, with all that is brought ahead in them.
      SHELL_WORKERS: '2',
      TAG_MANAGER_URL: `${others.origin}/tags.js`,
      PIXEL_URLS: `${others.origin}/pixel.js`,
      CHAT_DRIVER: 'manifest',
      CHAT_URL: `${others.origin}/manifest.json`,
    },
  });
});
test.afterAll(async () => {
  await shell.stop();
  await others.stop();
});
test.beforeEach(() => {
  others.asked.length = 0;
});

const layerOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string; url: string; name: string }[] }).dataLayer);
const clientIdOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'client_id')?.value;

test('nothing of others is loaded before somebody agrees, and then it is', async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto(`${shell.origin}/?utm_source=test&phone=79161234567`);
  await expect.poll(() => layerOf(page)).toHaveLength(1);
  expect(await layerOf(page)).toMatchObject([
    { event: 'page_view', name: '/', url: `${shell.origin}/?utm_source=test` },
  ]);
  expect([others.asked, await clientIdOf(page)]).toEqual([[], undefined]);
  await page.getByRole('button', { name: 'Принять всё' }).click();
  await expect(page.getByRole('button', { name: 'Чат' })).toBeVisible();
  // They come beside each other: the chat may stand before the others have run.
  await expect
    .poll(() => page.evaluate(() => (window as { ran?: string[] }).ran?.toSorted()))
    .toEqual(['/pixel.js', '/tags.js']);
  expect(others.asked.toSorted()).toEqual(['/chat.js', '/manifest.json', '/pixel.js', '/tags.js']);
  await expect.poll(() => clientIdOf(page)).toMatch(/^[0-9a-f-]{36}$/);
  expect(troubles).toEqual([]);
});

test('whoever takes only what is needed is told to nobody', async ({ page }) => {
  await page.goto(shell.origin);
  await page.getByRole('button', { name: 'Только необходимые' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  // What goes on around a page stands by then; nothing of this one waits for others.
  await untilInteractive(page.getByRole('slider', { name: 'Сколько нужно' }));
  expect(await layerOf(page)).toBeUndefined();
  expect([others.asked, await clientIdOf(page)]).toEqual([[], undefined]);
});

test('a page view follows each page that is opened', async ({ page }) => {
  await page.goto(shell.origin);
  await expect.poll(() => layerOf(page)).toHaveLength(1);
  await page
    .locator('a[href="/blog"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(() => layerOf(page)).toHaveLength(2);
  expect((await layerOf(page))?.at(-1)).toMatchObject({ name: '/blog', url: `${shell.origin}/blog` });
});

test('pages may reach and run only whom the deployment names', async () => {
  const policyOf = async (origin: string, path: string) =>
    (await fetch(origin + path)).headers.get('content-security-policy') ?? '';
  for (const path of ['/', '/?own=1']) {
    const policy = await policyOf(shell.origin, path);
    expect(policy).toContain(`connect-src 'self' ${others.origin}`);
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
    expect(scripts?.split(' '), path).toContain(others.origin);
    // With it no origin would count.
    expect(scripts).not.toContain("'strict-dynamic'");
    const own = await policyOf(process.env['E2E_ORIGIN'] ?? '', path);
    expect(own).toContain("connect-src 'self'");
    expect(own).not.toContain('http');
  }
  // What staff see is of people who have not been asked.
  expect(await policyOf(shell.origin, '/admin')).not.toContain(others.origin);
});

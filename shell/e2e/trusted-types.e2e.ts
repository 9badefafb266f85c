import { expect, test, type Page } from 'playwright/test';
import { startFaultShell } from './support/fault-shell.ts';
import { signIn } from './support/sign-in.ts';

const REPORTS = '/telemetry/policy';
/** With forms, a captcha, texts of editors, pictures that open, charts; the last is the staff area. */
const CLEAN_PAGES = [
  '/',
  '/dengi-pod-zalog',
  '/investoram',
  '/blog',
  '/qr-o-kompanii',
  '/kontakty',
  '/blog/polnaya-stoimost-zayma-odna-tsifra-vmesto-desyati-obeschaniy',
  '/admin',
];

/** With lists, an editor of texts, charts, a calendar, trees that are dragged. */
const STAFF_PAGES = [
  '/admin/control-panel/blog',
  '/admin/control-panel/blog/1',
  '/admin/media',
  '/admin/releases',
  '/admin/leads',
];

/** Sources of what the browser has reported so far. */
function reportsOf(page: Page): string[] {
  const sources: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(REPORTS)) return;
    const { 'csp-report': report } = request.postDataJSON() as { 'csp-report': Record<string, string> };
    sources.push(report['source-file'] ?? '');
  });
  return sources;
}

test('pages with and without forms report nothing, opened by the server or by a link', async ({ page }) => {
  const sources = reportsOf(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of CLEAN_PAGES) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy-report-only']).toContain(
      'trusted-types default shell mfe-admin mfe-content',
    );
    const link = page.locator('main a[href^="/"]:visible, footer a[href^="/"]:visible').first();
    // The login of the staff leads nowhere.
    if ((await link.count()) === 0) continue;
    await link.click();
    await page.waitForLoadState('networkidle');
  }
  expect(sources).toEqual([]);
  expect(said).toEqual([]);
});

test('an opened picture and the desks of the staff report nothing', async ({ page }) => {
  const sources = reportsOf(page);
  await page.goto('/o-kompanii/photobank');
  await page.locator('main a[href*="photo="]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await signIn(page, 'admin');
  for (const path of STAFF_PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sources).toEqual([]);
});

test('a remote that puts a string into the page is reported under its name, and works as before', async ({
  page,
}) => {
  const shell = await startFaultShell();
  try {
    const sources = reportsOf(page);
    shell.setFiles('mfe-investor', (file, bytes) =>
      file === 'client/remoteEntry.js'
        ? Buffer.concat([
            bytes,
            Buffer.from(`\n;document.documentElement.append(Object.assign(document.createElement('i'),
              { innerHTML: '<b id="from-string">x</b>' }));`),
          ])
        : bytes,
    );
    await shell.adopted();
    const version = shell.map().remotes['mfe-investor']?.stable.version ?? '';
    const answered = page.waitForResponse((answer) => answer.url().endsWith(REPORTS));
    await expect
      .poll(async () => (await fetch(`${shell.origin}/investoram`)).text())
      .toContain(`/mfe-investor/${version}/`);
    await page.goto(`${shell.origin}/investoram`);
    expect((await answered).status()).toBe(204);
    await expect(page.locator('#from-string').first()).toBeAttached();
    expect(new Set(sources.map((source) => source.split('/client/')[0]))).toEqual(
      new Set([`${shell.origin}/mfe/mfe-investor/${version}`]),
    );
  } finally {
    await shell.stop();
  }
});

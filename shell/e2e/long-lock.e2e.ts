import { expect, test, type Page } from 'playwright/test';
import { changeFile } from './support/changed-file.ts';
import { startFaultShell, type FaultShell } from './support/fault-shell.ts';
import { followLink, untilInteractive } from './support/interactive.ts';

const PAGE = '/dengi-pod-zalog';
const OTHER = '/blog';
const LOCK = '**/assets/lock/*.json';
/** Paths of a further remote: more than a page carries. */
const PATHS = 500;
const MARK = '__sameDocument';

let shell: FaultShell;

test.beforeAll(async () => {
  shell = await startFaultShell();
  const map = shell.map();
  const routes = Array.from({ length: PATHS }, (_, at) => ({ path: `/dalekaya-${at}`, layout: 'simple' }));
  const stable = { version: '1.0.0', base: '/mfe/mfe-far/1.0.0/', integrity: `sha384-${'A'.repeat(64)}` };
  const sequence = map.sequence + 1;
  const far = { kind: 'regular' as const, stable, routes, since: sequence };
  shell.serve({ ...map, sequence, remotes: { ...map.remotes, 'mfe-far': far } });
  await shell.adopted();
  await expect.poll(() => documentOf(PAGE)).toContain('/assets/lock/');
});
test.afterAll(() => shell.stop());

const documentOf = async (path: string) => (await fetch(shell.origin + path)).text();

/** A link of the page that the router has taken over. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

/** Opens the page and goes on to a page of another remote; whether that has come without a document of its own. */
async function staysInDocument(page: Page): Promise<boolean> {
  await page.goto(shell.origin + PAGE);
  await untilInteractive(linkTo(page, OTHER));
  await page.evaluate((mark) => Object.assign(window, { [mark]: true }), MARK);
  await followLink(linkTo(page, OTHER));
  await expect(page).toHaveURL(shell.origin + OTHER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilInteractive(linkTo(page, '/'));
  return page.evaluate((mark) => mark in window, MARK);
}

test('a page of a site of many remotes carries its own, and the file of its lock the others', async ({
  page,
}) => {
  const document = await documentOf(PAGE);
  expect(document).not.toContain('/dalekaya-');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  expect(await staysInDocument(page)).toBe(true);
  const files = asked.filter((path) => path.startsWith('/assets/lock/'));
  expect(files).toHaveLength(1);
  const { headers } = await fetch(shell.origin + (files[0] ?? ''));
  expect(headers.get('cache-control')).toContain('immutable');
});

test('without the file the page is alive, and the server answers for the pages of other remotes', async ({
  page,
}) => {
  await page.route(LOCK, (route) => route.fulfill({ status: 404, body: 'Файла нет' }));
  expect(await staysInDocument(page)).toBe(false);
});

test('a changed file is not taken', async ({ page }) => {
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('integrity'),
  });
  await changeFile(page, LOCK, ' ');
  expect(await staysInDocument(page)).toBe(false);
  await refused;
  await page.unrouteAll({ behavior: 'wait' });
});

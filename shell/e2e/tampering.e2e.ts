import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { integrityOf } from '@polden/mfe-release';
import { changeFile } from './support/changed-file.ts';
import { startFaultShell, type FaultShell } from './support/fault-shell.ts';
import { followLink } from './support/interactive.ts';
import { untilEach } from './support/shell-process.ts';
import { someOf } from './support/sweep.ts';

const REMOTE = 'mfe-lending';
const PAGE = '/dengi-pod-zalog';
/** Left behind by a script that has run. */
const MARK = '__tampered';

let shell: FaultShell;

test.beforeAll(async () => {
  shell = await startFaultShell();
});
test.afterEach(async () => {
  shell.setApi(true);
  shell.setFault(REMOTE, null);
  await shell.adopted();
  await untilEach(shell.origin + PAGE);
});
test.afterAll(() => shell.stop());

const status = async (path = PAGE) => (await fetch(shell.origin + path)).status;
const folderOf = (version: string) => join(shell.artifactsDir, REMOTE, version);

test('one flipped byte in a file that the server reads, and the release is not run', async () => {
  const { version } = shell.map().remotes[REMOTE]?.stable ?? { version: '' };
  const files = someOf(['release.json', ...serverFiles(folderOf(version))], 2);
  for (const file of files) {
    // A version of its own, of which the shell has no verified copy.
    shell.setFiles(REMOTE, (_name, bytes) => bytes);
    const next = folderOf(shell.map().remotes[REMOTE]?.stable.version ?? '');
    const bytes = readFileSync(join(next, file));
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(join(next, file), bytes);
    await shell.adopted();
    expect(await status(), `${file}: the version before goes on`).toBe(200);
    await shell.restart();
    // The releases of a shell that has just begun are tried in turn, and it waits for them no longer than it must.
    await expect.poll(() => status(), { message: `${file}: also after a restart` }).toBe(200);
    await shell.restart({ forget: true });
    await expect.poll(() => status(), { message: `${file}: nothing else is at hand` }).toBe(503);
    shell.setFault(REMOTE, null);
    await shell.adopted();
    await untilEach(shell.origin + PAGE);
  }
});

test('a changed script or style of the release never runs in the browser', async ({ page }) => {
  await page.goto(shell.origin + PAGE, { waitUntil: 'networkidle' });
  const files = await page.evaluate(
    (remote) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.includes(`/mfe/${remote}/`) && /\.(js|css)$/.test(path)),
    REMOTE,
  );
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
  const styles = [...new Set(files)].filter((file) => file.endsWith('.css'));
  for (const file of [...someOf(scripts, 3), ...someOf(styles, 1)]) {
    const addition = file.endsWith('.js') ? `;window.${MARK}=1;` : `:root{--${MARK}:1}`;
    await changeFile(page, `**${file}`, addition);
    await page.goto(shell.origin + PAGE, { waitUntil: 'networkidle' });
    const ran = await page.evaluate(
      (mark) =>
        mark in window ||
        getComputedStyle(document.documentElement).getPropertyValue(`--${mark}`).trim() !== '',
      MARK,
    );
    expect(ran, file).toBe(false);
    await expect(page.getByRole('heading', { level: 1 }), 'the server’s page stays').toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a release that the server has refused is not run by a browser either', async ({ page }) => {
  shell.setFiles(REMOTE, (file, bytes) =>
    file === 'client/remoteEntry.js' ? Buffer.concat([bytes, Buffer.from(`;window.${MARK}=1;`)]) : bytes,
  );
  const manifest = join(folderOf(shell.map().remotes[REMOTE]?.stable.version ?? ''), 'release.json');
  writeFileSync(manifest, `${readFileSync(manifest, 'utf8')} `);
  await shell.adopted();
  await shell.restart({ forget: true });
  expect(await status()).toBe(503);
  await page.goto(`${shell.origin}/blog`);
  await followLink(page.locator('a[href="/"]').first());
  await expect(page.getByRole('heading', { name: 'Раздел ненадолго закрыт' })).toBeVisible();
  expect(await page.evaluate((mark) => mark in window, MARK)).toBe(false);
});

test('a chunk whose hash was taken out of the table is not taken by its container', async ({ page }) => {
  const folder = join(folderOf(shell.map().remotes[REMOTE]?.stable.version ?? ''), 'client');
  const [chunk = ''] = readdirSync(folder).filter((name) => /^home\..*\.js$/.test(name));
  const [table = ''] = readdirSync(folder).filter((name) => /^integrity\..*\.json$/.test(name));
  const whole = readFileSync(join(folder, table));
  const lacking = Buffer.from(whole.toString().replace(`"${chunk}"`, '"elsewhere.js"'));
  shell.setFiles(REMOTE, (file, bytes) => {
    if (file === `client/${table}`) return lacking;
    if (file !== 'client/remoteEntry.js') return bytes;
    return Buffer.from(bytes.toString().replace(integrityOf(whole), integrityOf(lacking)));
  });
  await shell.adopted();
  const entry = `/mfe/${REMOTE}/${shell.map().remotes[REMOTE]?.stable.version ?? ''}/client/remoteEntry.js`;
  await expect.poll(async () => (await fetch(shell.origin + PAGE)).text()).toContain(entry);
  await expectLoadedAnew(page);
});

test('an older signed map is refused, also after a restart', async () => {
  const old = shell.map();
  shell.setFiles(REMOTE, (_file, bytes) => bytes);
  const { version } = shell.map().remotes[REMOTE]?.stable ?? { version: '' };
  await shell.adopted();
  const shows = async () =>
    (await (await fetch(shell.origin + PAGE)).text()).includes(`/${REMOTE}/${version}/`);
  await expect.poll(shows).toBe(true);
  const newest = shell.map();
  shell.serve(old);
  await shell.restart();
  await expect.poll(shows).toBe(true);
  shell.serve({ ...newest, sequence: newest.sequence + 1 });
  await shell.adopted();
  expect(await shows()).toBe(true);
});

test('with the registry and the API down, a restarted shell serves the last good map and what it has read', async () => {
  const pages = [PAGE, '/blog'];
  for (const path of pages) await untilEach(shell.origin + path);
  shell.setApi(false);
  await shell.restart();
  for (const path of pages) await untilEach(shell.origin + path);
});

function serverFiles(folder: string): string[] {
  return readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' })
    .map((name) => `server/${name}`)
    .filter((name) => statSync(join(folder, name)).isFile() && /\.c?js$/.test(name));
}

test('a table of hashes that the container does not pin is not taken', async ({ page }) => {
  await changeFile(page, '**/client/integrity.*.json', ' ');
  await expectLoadedAnew(page);
  await page.unrouteAll({ behavior: 'wait' });
});

/** Goes on to a page with a file that does not match its hash; the document of that page then names it. */
async function expectLoadedAnew(page: Page): Promise<void> {
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('integrity'),
  });
  await page.goto(shell.origin + PAGE, { waitUntil: 'networkidle' });
  await page.evaluate((mark) => Object.assign(window, { [mark]: true }), MARK);
  await followLink(page.locator('a[href="/"]').first());
  await refused;
  await expect.poll(() => page.evaluate((mark) => mark in window, MARK).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(`${shell.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

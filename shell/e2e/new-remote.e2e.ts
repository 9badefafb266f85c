import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { CHECKOUT, platform, processOf } from './support/platform.ts';
import { enrolOwner, releaseAs } from './support/release-as.ts';
import { watchTroubles } from './support/troubles.ts';

const NAME = 'mfe-example';
const root = join(platform.dataDir, 'new-remote');

/** What the command reads of a checkout; the rest is found above, where the modules are. */
function copyCheckout(): void {
  rmSync(root, { recursive: true, force: true });
  const workspaces = ['shell', 'libs/ui', 'libs/mfe-build', 'libs/mfe-release', 'libs/mfe-contract'];
  const packages = workspaces.map((folder) => `${folder}/package.json`);
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.base.json', ...packages]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(CHECKOUT, path), join(root, path));
  }
}

function scaffold(...args: string[]): string {
  return execFileSync(process.execPath, [join(CHECKOUT, 'deploy/scaffold/new-remote.ts'), ...args], {
    env: { ...process.env, NEW_REMOTE_ROOT: root },
    encoding: 'utf8',
  });
}

test('a remote made by the scaffold is released and opened, with the shell as it was', async ({ page }) => {
  const shell = processOf('shell');
  copyCheckout();
  expect(scaffold(NAME, '--path', '/primer', '--title', 'Пример')).toContain(`deploy/ci/${NAME}.yml`);
  expect((await fetch(`${platform.origin}/primer`)).status).toBe(404);

  const folder = join(root, NAME);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const owner = enrolOwner('example', `${NAME}:primary`);
  releaseAs(owner, folder, `${NAME}@${version}`);

  // The connection of before may have been closed while this process stood still for the command.
  await expect(async () => expect((await fetch(`${platform.origin}/primer`)).status).toBe(200)).toPass();
  const html = await (await fetch(`${platform.origin}/primer`)).text();
  expect(html).toContain('Пример');

  const troubles = watchTroubles(page);
  await page.goto('/primer');
  await expect(page.getByRole('heading', { level: 1, name: 'Пример' })).toBeVisible();
  await expect(page).toHaveTitle(/^Пример — Полдень$/);
  await page.getByText('Есть вопрос?').click();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded).toContainEqual(expect.stringContaining(`/mfe/${NAME}/${version}/`));
  expect(troubles).toEqual([]);
  expect(processOf('shell')).toBe(shell);
});

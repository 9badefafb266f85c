import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { changeRemote, releaseRemote } from './support/changed-remote.ts';
import { CHECKOUT, platform, processOf } from './support/platform.ts';
import { untilEach } from './support/shell-process.ts';

const PAGE = '/investoram';

/** Everything of the shell that a rebuild would touch. */
function shellBuild(): number[] {
  return ['server/main.mjs', 'client/chunks.json'].map(
    (file) => statSync(join(CHECKOUT, 'shell/dist', file)).mtimeMs,
  );
}

test('a changed remote goes live on server and in browser, with the shell as it was', async ({ page }) => {
  await page.goto(PAGE);
  const heading = page.getByRole('heading', { level: 1 });
  const from = await heading.innerText();
  const to = `Новый заголовок ${randomInt(1_000_000)}`;
  const version = `9.0.${randomInt(1_000_000)}`;
  const shell = { pid: processOf('shell'), build: shellBuild() };

  releaseRemote(changeRemote({ from, to, version }), version);

  await untilEach(platform.origin + PAGE, async (answer) => (await answer.text()).includes(to));
  await page.goto(PAGE);
  await untilInteractive(page.getByRole('slider', { name: 'Сколько вложить' }));
  await expect(heading).toHaveText(to);
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).toContainEqual(expect.stringContaining(`/mfe/mfe-investor/${version}/`));
  expect({ pid: processOf('shell'), build: shellBuild() }).toEqual(shell);
});

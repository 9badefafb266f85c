import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { generateKeyPair } from '@polden/mfe-release';
import { copyOfRemote, startDevAgainst, type DevRun } from './support/dev-against.ts';
import { platform } from './support/platform.ts';
import { freePort } from './support/free-port.ts';

const REMOTE = 'mfe-investor';
const PAGE = '/investoram';
const TEXTS = 'src/features/investor-page/investor-page.content.ts';

test('one remote runs from its source on the releases and the API of a deployed site', async ({ page }) => {
  const folder = copyOfRemote(REMOTE);
  const dev = await startDevAgainst(folder);
  try {
    expect(await dev.ready, dev.output()).toBe(true);
    await page.goto(dev.origin + PAGE);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    await expect
      .poll(() => loadedFiles(page))
      .toContainEqual(expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/client\/remoteEntry\.js$/));

    const after = 'Проверяем живой сайт';
    replaceIn(join(folder, TEXTS), before, after);
    await expect(heading).toHaveText(after);
    await expect.poll(() => textOf(dev, PAGE)).toContain(after);
    expect(await (await fetch(platform.origin + PAGE)).text()).not.toContain(after);

    await page.goto(`${dev.origin}/blog`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const released = async () => (await loadedFiles(page)).map((url) => url.replace(dev.origin, ''));
    await expect
      .poll(released)
      .toContainEqual(expect.stringMatching(/^\/mfe\/mfe-content\/[^/]+\/client\/remoteEntry\.js$/));
    const menu = '/api/v1/menu';
    expect(await textOf(dev, menu)).toBe(await (await fetch(platform.origin + menu)).text());
  } finally {
    await dev.stop();
  }
});

const refused: [what: string, options: { address?: string; mapKey?: string }, message: RegExp][] = [
  ['an address where nothing answers', {}, /http:\/\/localhost:\d+ не отвечает/],
  [
    'the key of another site',
    { address: platform.origin, mapKey: generateKeyPair().publicKey },
    /подписана другим ключом/,
  ],
];

for (const [what, options, message] of refused) {
  test(`${what} is said in one line`, async () => {
    const address = options.address ?? `http://localhost:${await freePort()}`;
    const dev = await startDevAgainst(REMOTE, { ...options, address });
    expect(await dev.ready).toBe(false);
    expect(dev.output()).toMatch(message);
    expect(await dev.stop()).toBe(1);
  });
}

async function textOf(dev: DevRun, path: string): Promise<string> {
  return (await fetch(dev.origin + path)).text();
}

function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  writeFileSync(file, text.replaceAll(from, to));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { releaseOtherBuild, type OtherBuild } from './support/other-build.ts';
import { changeFile } from './support/changed-file.ts';
import { untilInteractive } from './support/interactive.ts';
import { platform } from './support/platform.ts';
import { untilEach } from './support/shell-process.ts';
import { watchTroubles } from './support/troubles.ts';

const VERSION = '1.0.0';
const BUILDS: OtherBuild[] = ['enhanced', 'rspack'];

/** A script or style that came to the page, by HTML or by a chunk loader. */
interface Loaded {
  url: string;
  integrity: string;
}

/** The files of a remote that the page has inserted since it was opened, in order. */
async function watchLoaded(page: Page, name: string): Promise<() => Promise<Loaded[]>> {
  await page.addInitScript(() => {
    const loaded: Loaded[] = [];
    Object.assign(window, { loadedFiles: loaded });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src !== '')
          loaded.push({ url: node.src, integrity: node.integrity });
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
          loaded.push({ url: node.href, integrity: node.integrity });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const all = await page.evaluate(() => (window as unknown as { loadedFiles: Loaded[] }).loadedFiles);
    return all.filter(({ url }) => url.includes(`/mfe/${name}/`));
  };
}

/** The hashes of its files, as the release that the shell verified says. */
function releasedHashes(name: string): Record<string, string> {
  const manifest = join(platform.dataDir, 'artifacts', name, VERSION, 'release.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, string> }).files;
}

for (const build of BUILDS) {
  test.describe(`a remote built by ${build}`, () => {
    const path = `/mfe-${build}`;
    let name = '';

    test.beforeAll(async () => {
      name = releaseOtherBuild(build, VERSION);
      await untilEach(platform.origin + path);
    });

    test('is rendered by the server with its picture and its own class names', async () => {
      const html = await (await fetch(platform.origin + path)).text();
      expect(html).toContain('Чай в 12:00');
      expect(html).toMatch(new RegExp(`<img [^>]*src="/mfe/${name}/${VERSION}/client/sun\\.\\w{8}\\.svg"`));
    });

    test('hydrates, works, and loads its second page, each file by its hash', async ({ page }) => {
      const troubles = watchTroubles(page);
      const loaded = await watchLoaded(page, name);
      await page.goto(path);
      const cups = page.getByRole('button', { name: /Налито чашек/ });
      await expect(async () => {
        await cups.click();
        await expect(cups).not.toHaveText('Налито чашек: 0', { timeout: 200 });
      }).toPass();
      await page.getByRole('link', { name: 'Что вечером' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Самовар в 18:00');
      await expect(page.locator('section').last()).toHaveCSS('border-inline-start-width', '6px');

      const files = await loaded();
      const hashes = releasedHashes(name);
      const kinds = files.map(({ url }) => /(\w+)\.(?:\w{8}\.)?(js|css)$/.exec(url)?.slice(1).join('.'));
      expect(kinds).toEqual(expect.arrayContaining(['remoteEntry.js', 'noon.js', 'noon.css']));
      expect(kinds).toEqual(expect.arrayContaining(['evening.js', 'evening.css']));
      for (const { url, integrity } of files) {
        const file = new URL(url).pathname.replace(`/mfe/${name}/${VERSION}/`, '');
        expect(integrity, file).toBe(hashes[file]);
      }
      expect(troubles).toEqual([]);
    });

    test('starts on a later navigation from another page', async ({ page }) => {
      await page.goto('/blog');
      await untilInteractive(page.getByRole('banner').getByRole('link').first());
      await page.evaluate((target) => {
        history.pushState({}, '', target);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Чай в 12:00');
      const cups = page.getByRole('button', { name: /Налито чашек/ });
      await cups.click();
      await expect(cups).toHaveText('Налито чашек: 1');
    });

    for (const file of ['evening.*.js', 'evening.*.css']) {
      test(`does not take a changed ${file}`, async ({ page }) => {
        const addition = file.endsWith('js') ? 'window.tampered = true;' : 'h1 { display: none }';
        await changeFile(page, `**/${name}/**/client/${file}`, addition);
        await page.goto(path);
        const cups = page.getByRole('button', { name: /Налито чашек/ });
        await expect(async () => {
          await cups.click();
          await expect(cups).not.toHaveText('Налито чашек: 0', { timeout: 200 });
        }).toPass();
        const refused = page.waitForEvent('console', {
          predicate: (message) => message.text().includes('integrity'),
        });
        await page.getByRole('link', { name: 'Что вечером' }).click();
        await refused;
        // The page is loaded anew, and stays as the server wrote it.
        await expect(page.getByText('Самовар в 18:00')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      });
    }
  });
}

import { expect, test } from 'playwright/test';
import { followLink } from './support/interactive.ts';
import { rewritten, startFaultShell, type FaultShell } from './support/fault-shell.ts';
import { untilTabAsksAnew } from './support/open-tab.ts';

const REMOTE = 'mfe-investor';
const PATH = '/investoram';
const TALL = 3_000;

/** What it does wherever its code runs. */
const ATTACK = `
  for (const attack of [
    () => (parent.document.body.dataset.taken = '1'),
    () => (document.body.dataset.taken = '1'),
    () => (document.cookie = 'taken=1; path=/'),
    () => localStorage.setItem('taken', '1'),
    () => parent.history.pushState(null, '', '/taken'),
    () => parent.postMessage({ type: 'frame-height', height: 1e9 }, '*'),
  ]) try { attack() } catch {}`;

/** Its page in HTML of its own, with the attack wherever HTML can bring a script. */
const HOSTILE_PAGE = `({ ...route, lazy: undefined, loader: () => null, Component: () => {
  const { createElement: h } = require('react');
  return h('article', { style: { height: '${TALL}px' } },
    h('title', null, 'Условия для инвесторов'),
    h('h1', null, 'Условия в карантине'),
    h('script', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(ATTACK)} } }),
    h('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(`<img src="/none" onerror="${ATTACK.replaceAll('"', "'")}">`)} } }),
    h('a', { href: '/blog' }, 'В блог'),
    h('form', { method: 'post' }, h('button', null, 'Отправить')));
} })`;

function setHostile(shell: FaultShell): void {
  shell.setFiles(REMOTE, (file, bytes) => {
    if (file.startsWith('server/') && file.endsWith('.cjs'))
      return Buffer.from(rewritten(bytes.toString(), HOSTILE_PAGE));
    return file === 'client/remoteEntry.js' ? Buffer.concat([bytes, Buffer.from(`\n;${ATTACK}`)]) : bytes;
  });
}

async function setQuarantine(shell: FaultShell, isFramed: boolean): Promise<void> {
  const { sequence, remotes, ...map } = shell.map();
  const { framed: _framed, ...remote } = remotes[REMOTE] ?? {};
  shell.serve({
    ...map,
    sequence: sequence + 1,
    remotes: { ...remotes, [REMOTE]: { ...remote, ...(isFramed ? { framed: true } : {}) } as never },
  });
  await shell.adopted();
  await expect
    .poll(async () => (await (await fetch(shell.origin + PATH)).text()).includes('<iframe'))
    .toBe(isFramed);
}

test('an open tab has nothing more of a remote that comes into quarantine, from its next navigation on', async ({
  page,
}) => {
  const shell = await startFaultShell();
  try {
    const watching = page.waitForResponse(/\/idle\./);
    await page.goto(shell.origin + PATH);
    await watching;
    await page.evaluate(() => (document.documentElement.dataset['opened'] = 'before'));
    await setQuarantine(shell, true);
    await untilTabAsksAnew(page);
    await followLink(page.locator('a[href="/programma-obligatsiy"]').first());
    await expect(page).toHaveURL(`${shell.origin}/programma-obligatsiy`);
    await expect(page.locator('iframe[sandbox]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toBeUndefined();
  } finally {
    await shell.stop();
  }
});

test('a remote in quarantine is read, reaches nothing of the site, and is back afterwards', async ({
  page,
  browser,
}) => {
  const shell = await startFaultShell();
  try {
    setHostile(shell);
    await setQuarantine(shell, true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.goto(shell.origin + PATH);
    await expect(page).toHaveTitle(/Условия для инвесторов/);
    await expect(page.getByRole('banner')).toBeVisible();
    const element = page.locator('iframe[sandbox]');
    const inside = page.frameLocator('iframe[sandbox]');
    await expect(inside.getByRole('heading', { name: 'Условия в карантине' })).toBeVisible();

    // As high as what is in it.
    await expect.poll(async () => (await element.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(TALL);
    expect((await element.boundingBox())?.height).toBeLessThan(TALL + 200);

    const frame = page.frames().find((each) => each.parentFrame() !== null);
    await frame?.evaluate(() => document.querySelector('article')?.style.setProperty('height', '150px'));
    await expect.poll(async () => (await element.boundingBox())?.height ?? TALL).toBeLessThan(400);

    // Code in the frame could reach nothing.
    const tried = await frame?.evaluate(() =>
      [
        () => parent.document.title,
        () => document.cookie,
        () => localStorage.length,
        () => parent.history.length,
        () => parent.location.href,
      ].map((reach) => {
        try {
          return String(reach());
        } catch (error) {
          return error instanceof DOMException ? error.name : 'another error';
        }
      }),
    );
    expect(tried).toEqual(Array(5).fill('SecurityError'));
    const untouched = () =>
      page.evaluate(() => [document.body.dataset['taken'], localStorage.getItem('taken'), location.pathname]);
    expect(await untouched()).toEqual([undefined, null, PATH]);
    expect(asked.filter((path) => path.includes(`/${REMOTE}/`) && path.endsWith('.js'))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('taken');

    // A height that no page has is not believed.
    await frame?.evaluate(() => parent.postMessage({ type: 'frame-height', height: 1e9 }, '*'));
    expect((await element.boundingBox())?.height).toBeLessThan(TALL + 200);

    await inside.getByRole('button', { name: 'Отправить' }).click();
    await expect(inside.getByRole('alert')).toContainText('отправить форму с этой страницы нельзя');
    await inside.getByRole('link', { name: 'В блог' }).click();
    await expect(page).toHaveURL(`${shell.origin}/blog`);
    await expect(page.locator('main h1')).toBeVisible();

    // From the page of a neighbour, by the browser's own router.
    await page
      .locator(`a[href="${PATH}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(inside.getByRole('heading', { name: 'Условия в карантине' })).toBeVisible();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(shell.origin + PATH);
    await expect(
      plain.frameLocator('iframe[sandbox]').getByRole('heading', { name: 'Условия в карантине' }),
    ).toBeVisible();
    // Opened by itself it is of no origin either.
    await page.goto(`${shell.origin}${PATH}?_frame=1`);
    expect(await page.evaluate(() => origin)).toBe('null');
    await plain.close();

    shell.setFault(REMOTE, null);
    await setQuarantine(shell, false);
    await page.goto(shell.origin + PATH);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(element).toHaveCount(0);
    expect(await untouched()).toEqual([undefined, null, PATH]);
  } finally {
    await shell.stop();
  }
});

import { expect, test } from 'playwright/test';
import { API_BASE_PATH, AUTH_PATHS, type LoginResult } from '@polden/api-contract';
import { type ContentOperation, mediaVideo, operationPaths } from '@polden/content-model';
import { untilInteractive } from './support/interactive.ts';
import { platform } from './support/platform.ts';
import { watchTroubles } from './support/troubles.ts';

const FILM = '0123456789abcdef0123456789abcdef';

let token = '';

async function call<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${platform.origin}${API_BASE_PATH}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test('a film of another site asks that site for nothing before somebody wants to see it', async ({
  page,
}) => {
  const { accessToken } = await call<LoginResult>(AUTH_PATHS.login, {
    login: 'manager',
    password: 'manager-demo',
  });
  token = accessToken;
  const pathOf = (operation: ContentOperation) => operationPaths(mediaVideo, operation)[0] ?? '';
  const { id } = await call<{ id: number }>(pathOf('add'), {
    title: 'Ролик с другого сайта',
    video: `https://rutube.ru/video/${FILM}/`,
  });
  await call(`${pathOf('publish')}/${id}`, {});
  try {
    const others: string[] = [];
    await page.route(
      ({ origin }) => origin !== platform.origin,
      async (route) => {
        others.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Плеер</title>' });
      },
    );
    const troubles = watchTroubles(page);
    await expect.poll(async () => (await page.goto(`/o-kompanii/video/${id}`))?.status()).toBe(200);
    const start = page.getByRole('button', { name: 'Включить плеер rutube.ru' });
    await untilInteractive(start);
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
    await start.click();
    await expect.poll(() => others).toEqual([`https://rutube.ru/play/embed/${FILM}`]);
    await expect(page.getByTitle('Плеер: Ролик с другого сайта')).toBeFocused();
    expect(troubles).toEqual([]);
  } finally {
    await call(`${pathOf('remove')}/${id}`, {});
  }
});

test('our own film has its own captions, in Russian', async ({ page }) => {
  await page.goto('/o-kompanii/video');
  await page.locator('main a[href^="/o-kompanii/video/"]').first().click();
  const captions = page.locator('video track[kind="captions"]');
  await expect(captions).toHaveAttribute('srclang', 'ru');
  const url = new URL((await captions.getAttribute('src')) ?? '', platform.origin);
  expect(url.origin).toBe(platform.origin);
  expect(await (await fetch(url)).text()).toMatch(/^WEBVTT/u);
});

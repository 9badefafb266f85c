import { randomUUID } from 'node:crypto';
import {
  AB_TEST_PATHS,
  API_BASE_PATH,
  AUTH_PATHS,
  type AbTestResult,
  type LoginResult,
} from '@polden/api-contract';
import { expect, test } from 'playwright/test';
import { platform } from './support/platform.ts';

const PAGE = '/dengi-za-chas-pod-zalog-pts';
const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

async function open(headers: Record<string, string> = {}): Promise<{ variant: string; cookie: string }> {
  const answer = await fetch(platform.origin + PAGE, { headers });
  const [, variant = ''] = /"experiment":\{"layout-lite":"([a-z]+)"\}/.exec(await answer.text()) ?? [];
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  return { variant, cookie };
}

test('a visitor of an experiment stays with his variant, and no other sees it', async () => {
  const dealt = new Map<string, string>();
  for (let n = 0; n < 30; n += 1) {
    const { variant, cookie } = await open();
    expect(cookie).toMatch(/^visitor=/);
    dealt.set(cookie, variant);
  }
  expect(new Set(dealt.values())).toEqual(new Set(['control', 'variant']));
  for (const [cookie, variant] of dealt) expect(await open({ cookie })).toEqual({ variant, cookie: '' });
});

test('a robot sees the control', async () => {
  for (let n = 0; n < 5; n += 1) {
    const cookie = `visitor=${randomUUID()}`;
    expect((await open({ cookie, 'user-agent': ROBOT })).variant).toBe('control');
  }
});

test('what was shown is counted', async ({ page }) => {
  const staff = await logIn();
  const before = await exposures(staff);
  await page.goto(PAGE);
  await expect.poll(() => exposures(staff)).toBe(before + 1);
});

async function logIn(): Promise<string> {
  const answer = await fetch(platform.origin + API_BASE_PATH + AUTH_PATHS.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: platform.origin },
    body: JSON.stringify({ login: 'admin', password: 'admin-demo' }),
  });
  return ((await answer.json()) as LoginResult).accessToken;
}

async function exposures(token: string): Promise<number> {
  const answer = await fetch(platform.origin + API_BASE_PATH + AB_TEST_PATHS.results, {
    headers: { authorization: `Bearer ${token}` },
  });
  const results = (await answer.json()) as AbTestResult[];
  return results.flatMap(({ variants }) => variants).reduce((sum, variant) => sum + variant.exposures, 0);
}

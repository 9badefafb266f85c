import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapOf, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type Answer, type TestShell } from '../../testing/test-shell.ts';
import { variantsFor } from './visitor-variants.ts';

const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
const HANDLE = "handle: { chunk: 'test', layout: 'lite-ab', cacheTags: ['blog'] }";
/** A page that says which variant it was rendered with. */
const PAGE = `const { createElement: h } = require('react');
const { useRouteLoaderData } = require('react-router-dom');
const Component = () => h('p', null, 'variant:' + JSON.stringify(useRouteLoaderData('shell').experiment ?? {}));
exports.routes = [{ path: '/test', Component, ${HANDLE} }];`;

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
  await shell.sets.adopt(
    mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server: PAGE })),
  );
});
afterEach(() => shell.stop());

function variantIn({ body }: Answer): string | undefined {
  return /variant:\{(?:&quot;|")layout-lite(?:&quot;|"):(?:&quot;|")([a-z]+)/.exec(body)?.[1];
}

const dealt = (visitor: string) => variantsFor(['layout-lite'], { visitor, robot: false })['layout-lite'];

describe('a page of an experiment', () => {
  it('deals somebody new a variant that his cookie keeps', async () => {
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const first = await shell.get('/test');
      const [cookie = ''] = (first.headers['set-cookie'] ?? [''])[0]?.split(';') ?? [];
      expect(variantIn(first)).toBe(dealt(cookie.replace('visitor=', '')));
      const again = await shell.get('/test', { cookie });
      expect(variantIn(again)).toBe(variantIn(first));
      expect(again.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is kept for each variant, and never mixed', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      const visitor = randomUUID();
      const own = n % 3 === 0 ? '?own' : '';
      const page = await shell.get(`/test${own}`, { cookie: `visitor=${visitor}` });
      expect(variantIn(page)).toBe(dealt(visitor));
      seen.add(variantIn(page) ?? '');
    }
    expect([...seen].sort()).toEqual(['control', 'variant']);
  });

  it('is rendered once for all who share a variant, and kept by nobody in between', async () => {
    const etags = new Map<string, Set<unknown>>();
    for (let n = 0; n < 20; n += 1) {
      const page = await shell.get('/test', { cookie: `visitor=${randomUUID()}` });
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
      });
      const variant = variantIn(page) ?? '';
      etags.set(variant, (etags.get(variant) ?? new Set()).add(page.headers.etag));
    }
    expect([...etags.values()].map(({ size }) => size)).toEqual([1, 1]);
  });

  it('shows robots the control, and gives them no cookie', async () => {
    for (let n = 0; n < 5; n += 1) {
      const cookie = `visitor=${randomUUID()}`;
      expect(variantIn(await shell.get('/test', { cookie, 'user-agent': ROBOT }))).toBe('control');
    }
    const page = await shell.get('/test', { 'user-agent': ROBOT });
    expect([variantIn(page), page.headers['set-cookie']]).toEqual(['control', undefined]);
  });
});

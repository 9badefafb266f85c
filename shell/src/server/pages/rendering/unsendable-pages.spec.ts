import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapOf, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';

/** What loaders give that no answer can be made of. */
const LOADERS: [what: string, loader: string][] = [
  ['a number that JSON has not', '({ sum: 10n })'],
  ['a circle', '{ const a = {}; a.a = a; return a; }'],
  ['what refuses to be written', '({ toJSON() { throw new Error("no"); } })'],
  ['what is nothing when it is written', '({ toJSON: () => undefined })'],
  ['a reason for 404 that cannot be written', '{ throw data({ sum: 10n }, { status: 404 }); }'],
  ['what cannot be looked at', '({ get type() { throw new Error("no"); } })'],
  ['an error that cannot be looked at', '{ throw { get status() { throw new Error("no"); } }; }'],
  ['status 1000', 'data("x", { status: 1000 })'],
  ['status 99', 'data("x", { status: 99 })'],
  ['status -1', 'data("x", { status: -1 })'],
  ['status 200.5', 'data("x", { status: 200.5 })'],
  ['a word for a status', 'data("x", { status: "abc" })'],
  ['status 101', 'data("x", { status: 101 })'],
  ['status 204', 'data("x", { status: 204 })'],
  ['status 205', 'data("x", { status: 205 })'],
  ['status 304', 'data("x", { status: 304 })'],
  ['status 302 that leads nowhere', 'data("x", { status: 302 })'],
  ['an answer without a body', 'new Response(null, { status: 204 })'],
  ['an error of status 200', '{ throw data("x", { status: 200 }); }'],
  ['an error of status 99', '{ throw data("x", { status: 99 }); }'],
  ['an error without a status', '{ throw data("x", { status: NaN }); }'],
  ['headers that are none', 'data("x", { headers: { "a b": "c" } })'],
  [
    'what only looks like a redirect',
    '({ ...MOVED, headers: { has: () => true, get: () => "/", set() {} } })',
  ],
  ['a redirect that runs code', 'redirect("javascript:alert(1)")'],
  ['a redirect that runs code, spelt otherwise', 'redirect("JavaScript:alert(1)")'],
  ['a redirect to a document of its own', '{ throw redirect("data:text/html,x"); }'],
  ['a redirect to what is no address', 'redirect("https://")'],
  ['more text than a page can have', '({ text: "y".repeat(5e6) })'],
  ['more numbers than a page can have', 'new Array(5e6).fill(1)'],
  ['an error longer than a page', '{ throw data("y".repeat(5e6), { status: 404 }); }'],
];
const HANDLE = { chunk: 'test', layout: 'simple' };
const SHARED = { ...HANDLE, cacheTags: ['blog'] };
const pathOf = (index: number, handle: string) => `/${handle}-${index}`;

const server = (handles: Record<string, object>) => `const { jsx } = require('react/jsx-runtime');
const { lazy, Suspense } = require('react');
const { data, redirect } = require('react-router-dom');
const MOVED = { status: 302, statusText: '', body: null };
const page = (path, handle, more) => ({ path, handle, Component: () => jsx('h1', { children: 'page' }), ...more });
exports.routes = [${Object.entries(handles)
  .flatMap(([kind, handle]) =>
    LOADERS.map(
      ([, loader], index) =>
        `page('${pathOf(index, kind)}', ${JSON.stringify(handle)}, { loader: () => ${loader} })`,
    ),
  )
  .join()},
  page('/form', ${JSON.stringify(HANDLE)}, { action: () => ({ sum: 10n }) }),
  page('/unloggable', ${JSON.stringify(SHARED)}, {
    Component: () => {
      throw Object.defineProperty(new Error('x'), 'cause', { get() { throw new Error('no'); } });
    },
  }),
  page('/long', ${JSON.stringify(SHARED)}, { Component: () => 'y'.repeat(17e6) }),
  page('/long-late', ${JSON.stringify(HANDLE)}, {
    Component: () => {
      const Part = lazy(() => new Promise((resolve) => setTimeout(() => resolve({ default: () => 'y'.repeat(17e6) }), 50)));
      return jsx(Suspense, { fallback: 'wait', children: jsx(Part, {}) });
    },
  }),
  page('/late', ${JSON.stringify(HANDLE)}, { loader: () => new Promise(() => {}) }),
  page('/away', ${JSON.stringify(HANDLE)}, { loader: () => redirect('https://t.example/app') }),
];`;

let shell: TestShell;

const adopt = async (framed: boolean) => {
  const code = server({ own: HANDLE, shared: SHARED });
  const kinds = ['own', 'shared'];
  const paths = kinds.flatMap((kind) => LOADERS.map((_loader, index) => pathOf(index, kind)));
  const release = await writeRelease(shell.artifactsDir, {
    version: '1.0.0',
    server: code,
    paths: [...paths, '/form', '/unloggable', '/long', '/long-late', '/late', '/away'],
  });
  await shell.sets.adopt(mapOf(1, release, framed ? { framed } : {}));
};

beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.stop());

describe('a loader that gives', () => {
  it.each(LOADERS.map(([what], index): [string, number] => [what, index]))(
    '%s is a fault of its release, answered as any other',
    async (_what, index) => {
      await adopt(false);
      for (const kind of ['own', 'shared']) {
        shell.faults.records.length = 0;
        const { status, body, headers } = await shell.get(pathOf(index, kind));
        expect([status, headers['location']]).toEqual([503, undefined]);
        expect(body).toContain('Раздел ненадолго закрыт');
        expect(shell.faults.outcomes).toEqual([expect.stringMatching(/^stable 1\.0\.0 (loader|render)$/u)]);
      }
    },
  );

  it.each(
    LOADERS.map(([what], index): [string, number] => [what, index]).filter(
      ([what]) => !/written|JSON|circle/u.test(what),
    ),
  )('%s is a fault of its release in quarantine, too', async (_what, index) => {
    await adopt(true);
    const { status, body, headers } = await shell.get(pathOf(index, 'shared'));
    expect([status, headers['location']]).toEqual([503, undefined]);
    expect(body).toContain('Раздел ненадолго закрыт');
    expect(shell.faults.outcomes).toEqual(['stable 1.0.0 loader']);
    const inner = await shell.get(`${pathOf(index, 'shared')}?_frame=1`);
    expect(inner.status).toBe(503);
  });

  it('nothing in time in quarantine is a fault of its release', async () => {
    await adopt(true);
    const { status, body } = await shell.get('/late');
    expect([status, body]).toEqual([503, expect.stringContaining('Раздел ненадолго закрыт')]);
    expect(shell.faults.outcomes).toEqual([expect.stringMatching(/^stable 1\.0\.0 (loader|timeout)$/u)]);
  });

  it('a way to another site leads there', async () => {
    await adopt(false);
    const { status, headers } = await shell.get('/away');
    expect([status, headers['location']]).toEqual([302, 'https://t.example/app']);
  });
});

it('an action that gives what cannot be written is a fault of its release', async () => {
  await adopt(false);
  const { status } = await shell.post('/form', 'a=1', {
    origin: `http://${shell.host}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(status).toBe(503);
  expect(shell.faults.outcomes).toEqual(['stable 1.0.0 render']);
});

it('a component that throws what cannot be logged is a fault of its release', async () => {
  await adopt(false);
  expect((await shell.get('/unloggable')).status).toBe(503);
  expect(shell.faults.outcomes).toEqual(['stable 1.0.0 render']);
});

it('a page that is longer than any is a fault of its release', async () => {
  await adopt(false);
  const { status, body } = await shell.get('/long');
  expect([status, body]).toEqual([503, expect.stringContaining('Раздел ненадолго закрыт')]);
  expect(shell.faults.outcomes).toEqual(['stable 1.0.0 render']);
});

it('one that turns out to be so when it is sent already ends, and is such a fault, too', async () => {
  await adopt(false);
  const answered = await shell.get('/long-late').catch(() => null);
  expect(answered?.body.length ?? 0).toBeLessThan(17e6);
  expect(shell.faults.outcomes).toEqual(['stable 1.0.0 render']);
});

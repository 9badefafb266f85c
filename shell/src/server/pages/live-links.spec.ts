import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Boot } from '@polden/mfe-contract';
import { livePages } from '../../app/live-pages.ts';
import { mapOfRemotes, mapped, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../testing/test-shell.ts';

const LINKS = ['/test', '/other/42', '/other', '/nowhere', '/api/v1/media/1.pdf', 'https://bank.example/'];
const PAGE = `const { jsx } = require('react/jsx-runtime');
const { useRouteLoaderData } = require('react-router-dom');
const Links = () => {
  const { isThere } = useRouteLoaderData('shell');
  return jsx('h1', { children: JSON.stringify(${JSON.stringify(LINKS)}.filter(isThere)).replaceAll('"', '|') });
};
exports.routes = [{ path: '/test', handle: { chunk: 'test', layout: 'simple' }, Component: Links }];`;
const OTHER = `exports.routes = [{ path: '/other/:id', handle: { chunk: 'test', layout: 'simple' }, Component: () => null }];`;

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.stop());

async function shownLinks(): Promise<{ server: string[]; browser: string[] }> {
  const { body } = await shell.get('/test');
  const [, shown = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(body) ?? [];
  const [, boot = ''] = /window\.__BOOT__=(\{.*?\});?\s*(?:window|<\/script>)/s.exec(body) ?? [];
  const isThere = livePages((JSON.parse(boot) as Boot).remotes, ['http://localhost']);
  return {
    server: JSON.parse(shown.replaceAll('|', '"')) as string[],
    browser: LINKS.filter(isThere),
  };
}

it('server and browser agree on the links of a page, and a release that comes brings its own', async () => {
  const page = mapped(await writeRelease(shell.artifactsDir, { version: '1.0.0', server: PAGE }), 1);
  const elsewhere = ['/api/v1/media/1.pdf', 'https://bank.example/'];
  await shell.sets.adopt(mapOfRemotes(1, { 'mfe-test': page }));
  const before = await shownLinks();
  expect(before.server).toEqual(['/test', ...elsewhere]);
  expect(before.browser).toEqual(before.server);

  const release = { name: 'mfe-other', version: '1.0.0', server: OTHER, paths: ['/other/:id'] };
  const other = mapped(await writeRelease(shell.artifactsDir, release), 2);
  await shell.sets.adopt(mapOfRemotes(2, { 'mfe-test': page, 'mfe-other': other }));
  const after = await shownLinks();
  expect(after.server).toEqual(['/test', '/other/42', ...elsewhere]);
  expect(after.browser).toEqual(after.server);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { overlap, segmentsOf } from '@polden/mfe-release';
import { SHELL_PATHS } from '@polden/reference-data';
import { isForGate } from './overload/rendered-pages.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
const SOURCES = ['shell/src/**/*.{ts,tsx}', 'libs/api-contract/src/**/*.ts'];
const CONSTANT = /const ([A-Z_]+) = (['"`][^'"`]*['"`]|[A-Z_]+)/g;
/** The first thing that a route of the server names is its address. */
const ROUTE = /\bapp\.(?:get|post|put|delete|all)(?:<[^()]*>)?\(\s*(['"`][^'"`]*['"`]|[A-Z_]+)\s*,/g;
const ALL_PAGES = '/*';

const texts = globSync(SOURCES, { cwd: CHECKOUT })
  .filter((file) => !/\.(spec|proof)\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(join(CHECKOUT, file), 'utf8'));
const constants = new Map(
  texts.flatMap((text) => [...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value])),
);

/** What is written down, with the constants in it. */
function addressOf(written: string): string {
  if (/^[A-Z_]+$/.test(written)) return addressOf(constants.get(written) ?? `'${written}'`);
  return written.slice(1, -1).replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => addressOf(name));
}

const routes = [
  ...new Set(
    texts.flatMap((text) => [...text.matchAll(ROUTE)].map(([, written = '']) => addressOf(written))),
  ),
].filter((route) => route !== ALL_PAGES);

it('finds the routes of the server, whose addresses stand in their files or in constants', () => {
  for (const route of ['/robots.txt', '/gorod/:alias', '/consent.css', '/mfe/*', '/assets/lock/:name'])
    expect(routes).toContain(route);
  expect(routes.filter((route) => !route.startsWith('/'))).toEqual([]);
});

it('lets no remote have what the server answers itself, and renders no page for it', () => {
  const isOwn = (route: string) => SHELL_PATHS.some((path) => overlap(segmentsOf(route), segmentsOf(path)));
  expect(routes.filter((route) => !isOwn(route))).toEqual([]);
  const isPage = isForGate({ hasPath: () => false });
  const asked = routes.map((route) => `${route}?key=a`);
  expect(asked.filter((url) => isPage({ method: 'GET', url } as never))).toEqual([]);
});

import { describe, expect, it } from '@jest/globals';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import type { MountedPage } from '../../app/compose.tsx';
import { PlacedPages } from './placed-pages.ts';
import { SiteRoutes } from './site-routes.ts';

const page = (path: string, more: object = {}): RouteObject => ({ id: path, path, ...more });
const of = (parent: string, pages: RouteObject[]): MountedPage[] => pages.map((route) => ({ parent, route }));
const REMOTES = [
  [
    ...of('first', [page('/'), page('/blog'), page('/blog/:post'), page('/Dengi-Pod-Zalog')]),
    ...of('second', [page('/blog/new')]),
  ],
  of('first', [
    page('/dengi-pod-zalog/:city?'),
    page('/:loan'),
    page('/lk', {
      children: [{ id: 'lk', index: true }, page('history'), page('/lk/:request/files/*')],
    }),
    page('/блог'),
    page('/files/*'),
  ]),
  of('second', [page('/admin'), page('/optional?/end'), page('/blog', { id: 'claimed twice' })]),
];

/** With a page of its own, and one for all other addresses. */
const composed = (pages: readonly MountedPage[]): RouteObject[] => {
  const under = (name: string) => pages.filter(({ parent }) => parent === name).map(({ route }) => route);
  return [
    { id: 'first', children: under('first') },
    { id: 'second', children: [...under('second'), page('/gorod'), page('*')] },
  ];
};

const PATHS = [
  ...[
    '/',
    '//',
    '/blog',
    '/BLOG/',
    '/blog/a',
    '/blog/new',
    '/blog/a/b',
    '/dengi-pod-zalog',
    '/DENGI-POD-ZALOG/kazan',
  ],
  ...[
    '/x',
    '/x/',
    '/lk',
    '/lk/',
    '/lk/history',
    '/lk/1/files/a/b',
    '/lk/none',
    '/%D0%B1%D0%BB%D0%BE%D0%B3',
    '/files',
  ],
  ...[
    '/files/a',
    '/admin',
    '/optional/end',
    '/end',
    '/nowhere/at/all',
    '/gorod',
    '/%ff',
    '/a%2Fb',
    '/blog%2Fa',
    '/:loan',
    '/*',
  ],
];

describe('the routes of a path', () => {
  const routes = new SiteRoutes(
    REMOTES.map((pages) => new PlacedPages(pages)),
    composed,
  );
  const { dataRoutes } = createStaticHandler(composed(REMOTES.flat()));

  it.each(PATHS)('are those that the router finds among all: %s', (path) => {
    const told = (matches: ReturnType<typeof matchRoutes>) =>
      matches?.map(({ route, ...match }) => ({ ...match, id: route.id }));
    expect(told(routes.matched(path))).toEqual(told(matchRoutes(dataRoutes, path)));
  });

  it('are made once for all addresses with the same beginning', () => {
    const [of, ofOther] = ['/blog/a', '/BLOG/b'].map((path) => routes.matched(path)?.at(-1)?.route);
    expect(of).toBe(ofOther);
  });
});

it('lets nobody change what a route says of itself', () => {
  const routes = new SiteRoutes(
    [new PlacedPages(of('first', [page('/blog', { handle: { bar: { a: 1 } } })]))],
    composed,
  );
  const { handle } = routes.matched('/blog')?.at(-1)?.route ?? {};
  expect(handle).toEqual({ bar: { a: 1 } });
  expect(() => Object.assign((handle as { bar: object }).bar, { a: 2 })).toThrow(TypeError);
});

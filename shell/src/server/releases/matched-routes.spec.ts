import { describe, expect, it } from '@jest/globals';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { matchedRoutes } from './matched-routes.ts';

const page = (path: string): RouteObject => ({ path });
const { dataRoutes } = createStaticHandler([
  {
    children: [
      { index: true },
      page('/blog'),
      page('/blog/:post'),
      page('/Dengi-Pod-Zalog'),
      page('/dengi-pod-zalog/:city?'),
      page('/:loan'),
      { path: '/lk', children: [{ index: true }, page('history'), page('/lk/:request/files/*')] },
      page('/блог'),
      page('/files/*'),
    ],
  },
  { children: [page('/blog/new'), page('/admin'), page('/optional?/end'), page('*')] },
]);

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
    '/%ff',
    '/a%2Fb',
    '/blog%2Fa',
    '/:loan',
    '/*',
  ],
];

describe('the routes of a path', () => {
  it.each(PATHS)('are those that the router finds: %s', (path) => {
    const found = matchedRoutes(dataRoutes, path);
    const wanted = matchRoutes(dataRoutes, path);
    expect(found).toEqual(wanted);
    found?.forEach(({ route }, index) => expect(route).toBe(wanted?.[index]?.route));
  });
});

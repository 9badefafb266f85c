import { expect, it } from '@jest/globals';
import type { RouteHandle } from '@polden/mfe-contract';
import { declaredPages } from './declared-pages.ts';

const page = (path: string, handle: Partial<RouteHandle> = {}) => ({
  path,
  handle: { chunk: 'page', layout: 'default' as const, ...handle },
});
const offer = (rank: number) => ({ rank, icon: 'card', title: `offer ${rank}`, text: '' });

it('pages have roles in the site, and the most wanted ones are offered', () => {
  const { roles, offers } = declaredPages([
    page('/policy', { role: 'policy' }),
    ...[5, 1, 4, 2, 3].map((rank) => page(`/${rank}`, { offer: offer(rank) })),
  ]);
  expect(roles).toEqual({ policy: '/policy' });
  expect(offers.map(({ to }) => to)).toEqual(['/1', '/2', '/3', '/4']);
  expect(offers[0]).toEqual({ to: '/1', icon: 'card', title: 'offer 1', text: '' });
});

it('reads that many pages make are named once', () => {
  const reads = ['products'];
  expect(declaredPages([page('/a', { reads }), page('/b', { reads })]).reads).toEqual(reads);
});

it('what is not to be read by search engines is named so that nothing else begins alike', () => {
  const { uncrawled } = declaredPages([
    page('/podpisanie/:lead', { crawled: false }),
    page('/admin/blog', { area: 'staff' }),
    page('/admin', { area: 'staff' }),
    page('/login', { crawled: false }),
    page('/login/:id', { crawled: false }),
    page('/:city/:page/hidden', { crawled: false }),
    page('/loginy'),
  ]);
  expect(uncrawled).toEqual([
    '/admin$',
    '/admin/',
    '/admin?',
    '/login$',
    '/login/',
    '/login?',
    '/podpisanie/',
  ]);
});

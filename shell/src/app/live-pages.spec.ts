import { describe, expect, it } from '@jest/globals';
import type { LockedRemote } from '@polden/mfe-contract';
import { livePages } from './live-pages.ts';

type Locked = Pick<LockedRemote, 'kind' | 'available' | 'routes'>;
const MAIN = 'https://polden.example';
const KAZAN = 'https://kazan.polden.example';

const remote = (paths: string[], more: Partial<Locked> = {}): Locked => ({
  kind: 'primary',
  available: true,
  routes: paths.map((path) => ({ path, layout: 'default' })),
  ...more,
});
const LOCK = [remote(['/', '/blog/:post', '/Zajm', '/documenty/*', '/kontakty/:city?'])];

describe('an address', () => {
  const isThere = livePages(LOCK, [KAZAN, MAIN]);
  it.each([
    ['/', true],
    ['/zajm', true],
    ['/ZAJM/?utm_source=a#top', true],
    ['/zajm/pts', false],
    ['/blog', false],
    ['/blog/statya', true],
    ['/blog/statya/dalshe', false],
    ['/documenty/a/b', true],
    ['/kontakty', true],
    ['/kontakty/tula', true],
    ['/api/v1/media/1.pdf', true],
    ['/gorod', true],
    [MAIN, true],
    [`${MAIN}/blog/statya`, true],
    [`${KAZAN}/nowhere`, false],
    [`${MAIN}/nowhere?a=1`, false],
    [`${MAIN}.evil.example/nowhere`, true],
    ['https://bank.example/nowhere', true],
    ['//bank.example', true],
    ['mailto:info@polden.example', true],
    ['#top', true],
    ['?page=2', true],
    ['', true],
  ])('%s leads somewhere: %s', (url, expected) => {
    const [asked, remembered] = [isThere(url), isThere(url)];
    expect([asked, remembered]).toEqual([expected, expected]);
  });
});

it('of a remote that is down is there, unless it is left out of its pages', () => {
  for (const kind of ['primary', 'essential', 'regular'] as const) {
    const isThere = livePages([remote(['/novosti'], { kind, available: false })], []);
    expect(isThere('/novosti')).toBe(kind !== 'regular');
  }
});

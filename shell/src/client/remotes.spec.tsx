import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LockedRemote } from '@polden/mfe-contract';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';

const ASKED = '/poisk?q=%D0%B7%D0%B0%D1%91%D0%BC';
const SEARCH: LockedRemote = {
  name: 'search',
  version: '1.0.0',
  kind: 'regular',
  channel: 'stable',
  global: 'search',
  entry: '/mfe/search/1.0.0/client/remoteEntry.js',
  integrity: 'sha384-x',
  routes: [{ path: '/poisk', layout: 'default' }],
  available: true,
};
const fetchBefore = globalThis.fetch;

// What a build and a page give the code of the browser.
Object.assign(globalThis, { __SHARED_VERSIONS__: {} });
Object.assign(window, { __BOOT__: { remotes: [], pathPlaces: {} } });
const { boot } = await import('./boot.ts');
const { followDestination } = await import('./destination.ts');
const { patchRemote } = await import('./remotes.ts');

beforeEach(() => {
  window.sessionStorage.clear();
  // What differs by its anchor alone is where jsdom goes: an address that has lost its question is another document.
  window.history.replaceState(null, '', ASKED);
  globalThis.fetch = async (address) =>
    ({ json: async () => (address === '/health/releases' ? { barred: ['search@1.0.0'] } : {}) }) as Response;
});

afterEach(() => {
  globalThis.fetch = fetchBefore;
  window.history.replaceState(null, '', '/');
});

/** A tab that was opened while `search@1.0.0` was live, and goes to a page of it. */
function follow(address: string, remote: Partial<LockedRemote>): void {
  boot.remotes = [{ ...SEARCH, ...remote }];
  const router = createMemoryRouter([{ path: '/', Component: () => null }], {
    patchRoutesOnNavigation: patchRemote,
  });
  followDestination(router);
  void router.navigate(address);
}

it.each([
  ['whose release was taken back since', {}],
  ['that nobody has named yet', { version: '' }],
])('a page of a remote %s is loaded with what it was asked and its anchor', async (_what, remote) => {
  follow(`${ASKED}#itogi`, remote);
  await waitFor(() => expect(window.location.hash).toBe('#itogi'));
  expect(window.location.search).toBe(new URL(ASKED, window.location.href).search);
});

it('the staff area is a document of its own where others run in this one', async () => {
  const desk = { name: 'desk', global: 'desk', routes: [{ path: '/admin', layout: 'simple' as const }] };
  const page = {
    path: '/admin',
    handle: { chunk: 'login', layout: 'simple', area: 'staff' },
    loader: () => null,
  };
  const container = { init: () => undefined, get: () => Promise.resolve(() => ({ routes: [page] })) };
  Object.assign(globalThis, { desk: container });
  boot.services = { scripts: ['https://tags.example/t.js'] };
  window.history.replaceState(null, '', '/admin?iz=pochty');
  follow('/admin?iz=pochty#leads', desk);
  await waitFor(() => expect(window.location.hash).toBe('#leads'));
});

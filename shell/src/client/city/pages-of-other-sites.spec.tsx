import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CITY_COOKIE } from '@polden/api-contract';
import type { RemoteRoute } from '@polden/mfe-contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, createMemoryRouter, redirect, RouterProvider } from 'react-router-dom';
import { prefetchData } from '../prefetched-data.ts';

// What a page gives the code of the browser.
Object.assign(window, { __BOOT__: { city: 'msk', remotes: [], pathPlaces: {} } });
const { boot } = await import('../boot.ts');
const { followDestination } = await import('../destination.ts');
const { withOtherSites } = await import('./pages-of-other-sites.ts');

let reads: string[];

/** A page that each city has, read from the address. */
const page = (path: string): RemoteRoute => ({
  path,
  handle: { chunk: 'page', layout: 'simple', cityVariant: true },
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    reads.push(pathname + search);
    return null;
  },
  action: () => redirect(`${path}?otpravleno=pismo`, 303),
  Component: () => <h1>{path}</h1>,
});

/** The main site with a page of it that was opened from another one. */
async function open(path: string) {
  const routes = withOtherSites(['/kontakty', '/zajm'].map(page));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  followDestination(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: path });
  chooseCity();
  return router;
}

/** In another tab. */
function chooseCity(): void {
  document.cookie = `${CITY_COOKIE}=kazan`;
  reads = [];
}

/** Whether a document is asked for: jsdom says that it can not. */
function documents() {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => said.mock.calls.filter(([error]) => /navigation/u.test(String(error))).length;
}

beforeEach(() => {
  reads = [];
  document.cookie = `${CITY_COOKIE}=; max-age=0`;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  delete boot.internal;
  window.history.replaceState(null, '', '/');
});

it('a page of the chosen city is the server’s to lead to, with its question and its anchor', async () => {
  const router = await open('/kontakty');
  // What differs by its anchor alone is where jsdom goes.
  window.history.replaceState(null, '', '/zajm?x=1');
  act(() => void router.navigate('/zajm?x=1#itogi'));
  await waitFor(() => expect(window.location.hash).toBe('#itogi'));
  expect(router.state.location.pathname).toBe('/kontakty');
  expect(reads).toEqual([]);
});

it('back to a page of the chosen city is its document, also at an anchor', async () => {
  const asked = documents();
  window.history.replaceState(null, '', '/kontakty');
  const router = createBrowserRouter(withOtherSites(['/kontakty', '/zajm'].map(page)));
  followDestination(router);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/zajm#itogi'));
  await act(() => router.navigate('/kontakty'));
  chooseCity();
  act(() => window.history.back());
  await waitFor(() => expect(asked()).toBe(1));
  expect(window.location.pathname + window.location.hash).toBe('/zajm#itogi');
  expect([router.state.location.pathname, reads]).toEqual(['/kontakty', []]);
  router.dispose();
});

it('a page of the chosen city that is read ahead leads nobody away', async () => {
  const asked = documents();
  await open('/kontakty');
  for (const route of withOtherSites([page('/zajm')]))
    await prefetchData(route, new URL('/zajm', window.location.href), {});
  expect([asked(), reads]).toEqual([0, []]);
});

it('on a host for tests every page stands where it is', async () => {
  boot.internal = true;
  const router = await open('/kontakty');
  await act(() => router.navigate('/zajm'));
  expect(reads).toEqual(['/zajm']);
});

it('the answer to a form is read where the form stands', async () => {
  const router = await open('/kontakty');
  await act(() => router.navigate('/kontakty', { formMethod: 'post', formData: new FormData() }));
  expect(router.state.location.search).toBe('?otpravleno=pismo');
  await act(() => router.revalidate());
  expect(reads).toEqual(Array(2).fill('/kontakty?otpravleno=pismo'));
});

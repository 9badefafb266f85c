import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { compose } from '../../app/compose.tsx';
import { ALL_PARTS } from '../../app/parts/all-parts.ts';
import { SITE } from '../../testing/site.ts';
import { followDestination } from '../destination.ts';
import { createBrowserRouter } from './core.ts';

const HERE = '/zdes';

afterEach(() => {
  cleanup();
  followDestination(null);
  window.history.replaceState(null, '', '/');
});

/** Opens an address as its document does, with one page of a remote on the site. */
async function open(address: string) {
  window.history.replaceState(null, '', address);
  const handle = { chunk: 'here', layout: 'simple' as const };
  const pages = {
    name: 'here',
    paths: [],
    routes: [{ path: HERE, handle, Component: () => <h1>Здесь</h1> }],
  };
  const router = createBrowserRouter(compose([pages], ALL_PARTS, () => SITE));
  followDestination(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const missing = () => screen.queryByRole('heading', { name: 'Такой страницы нет' });

it('an address that no page is at is the server’s to answer, with its question and its anchor', async () => {
  const router = await open(HERE);
  // What differs by its anchor alone is where jsdom goes.
  window.history.replaceState(null, '', '/staryj-adres?x=1');
  act(() => void router.navigate('/staryj-adres?x=1#itogi'));
  await waitFor(() => expect(window.location.hash).toBe('#itogi'));
  expect(router.state.location.pathname).toBe(HERE);
  expect(missing()).toBeNull();
  router.dispose();
});

it('where the server has answered that nothing is there, the page says so and is not asked for again', async () => {
  const router = await open('/staryj-adres#itogi');
  expect(missing()).toBeVisible();
  await act(() => router.revalidate());
  await act(() => router.navigate('/staryj-adres?x=1#drugoe'));
  expect(missing()).toBeVisible();
  expect(router.state.location.search).toBe('?x=1');
  router.dispose();
});

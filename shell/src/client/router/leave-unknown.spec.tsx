import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { compose } from '../../app/compose.tsx';
import { ALL_PARTS } from '../../app/parts/all-parts.ts';
import { SITE } from '../../testing/site.ts';
import { followDestination } from '../destination.ts';
import { createBrowserRouter } from './core.ts';

const HERE = '/zdes';
let reads = 0;

afterEach(() => {
  cleanup();
  followDestination(null);
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

function Here() {
  return (
    <main>
      <h1>Здесь</h1>
      <input aria-label="Имя" name="name" />
    </main>
  );
}

/** Opens an address as its document does, with one page of a remote on the site. */
async function open(address: string) {
  window.history.replaceState(null, '', address);
  const handle = { chunk: 'here', layout: 'simple' as const };
  const pages = {
    name: 'here',
    paths: [],
    routes: [{ path: HERE, handle, loader: () => ({ read: (reads += 1) }), Component: Here }],
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

it('a page that was left for a document and is shown again is on the way nowhere, and as it was', async () => {
  // Nobody goes anywhere in jsdom, and it says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = await open(`${HERE}?x=1`);
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'Анна' } });
  act(() => void router.navigate('/staryj-adres'));
  await waitFor(() => expect(window.sessionStorage.getItem('mfe-drafts')).toContain('Анна'));
  expect(router.state.navigation.state).toBe('loading');
  const before = reads;

  // A first showing is none.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')));
  expect(router.state.navigation.state).toBe('loading');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(router.state.navigation.state).toBe('idle');
  expect(window.location.href).toMatch(/\/zdes\?x=1$/u);
  expect([reads, window.sessionStorage.getItem('mfe-drafts')]).toEqual([before, '{}']);
  expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
  router.dispose();
});

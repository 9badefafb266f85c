import { afterEach, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { followDestination } from './destination.ts';
import { framedPages } from './framed-part.ts';

afterEach(() => {
  followDestination(null);
  window.history.replaceState(null, '', '/');
});

it('a page in a frame is a document of its own, opened with its question and its anchor', async () => {
  const pages = framedPages({ name: 'away', paths: [{ path: '/v-karantine', layout: 'simple' }] });
  const here = { path: '/', Component: () => null };
  const router = createMemoryRouter([here, ...pages.map(({ route }) => route)]);
  followDestination(router);
  // What differs by its anchor alone is where jsdom goes.
  window.history.replaceState(null, '', '/v-karantine?x=1');
  act(() => void router.navigate('/v-karantine?x=1#itogi'));
  await waitFor(() => expect(window.location.hash).toBe('#itogi'));
  expect(router.state.location.pathname).toBe('/');
});

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { SearchSuggestion } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SITE } from '../../testing/site.ts';
import { SearchBox } from './search-box.tsx';

const fetchBefore = globalThis.fetch;
let answers: Record<string, SearchSuggestion[]>;

beforeEach(() => {
  answers = {};
  configureHttp({ origin: 'http://localhost' });
  globalThis.fetch = (request) => {
    const url = new URL(request instanceof Request ? request.url : request);
    const data = answers[url.searchParams.get('q') ?? ''];
    return Promise.resolve(data ? Response.json(data) : Response.json({}, { status: 400 }));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
});

async function openBox(isThere: (path: string) => boolean = () => true) {
  const shell = {
    id: 'shell',
    path: '/',
    loader: () => ({ ...SITE, isThere }),
    Component: () => <SearchBox path="/poisk" />,
    HydrateFallback: () => null,
  };
  render(<RouterProvider router={createMemoryRouter([shell])} />);
  return screen.findByRole('searchbox', { name: 'Что найти' });
}

const suggested = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('suggests no page that no live release has', async () => {
  answers['займ'] = [
    { path: '/zajm', title: 'Займ', kind: 'page' },
    { path: '/pozzhe', title: 'Займ позже', kind: 'page' },
  ];
  await userEvent.type(await openBox((path) => path !== '/pozzhe'), 'займ');
  await waitFor(() => expect(suggested()).toEqual(['Займ']));
  expect(screen.getByRole('status')).toHaveTextContent('1 подсказка');
});

it('suggests nothing for a question that was not answered', async () => {
  answers['займ'] = [{ path: '/zajm', title: 'Займ', kind: 'page' }];
  const field = await openBox();
  await userEvent.type(field, 'займ');
  await waitFor(() => expect(suggested()).toEqual(['Займ']));
  await userEvent.type(field, 'ы');
  await waitFor(() => expect(suggested()).toEqual([]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

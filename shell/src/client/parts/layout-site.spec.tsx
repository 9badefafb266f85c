import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SITE } from '../../testing/site.ts';

// What a page gives the code of the browser.
Object.assign(window, { __BOOT__: { remotes: [], services: {} } });
const { compose } = await import('../../app/compose.tsx');
const { ALL_PARTS } = await import('../../app/parts/all-parts.ts');
const { ChunkLoadError } = await import('../recovery/chunk-failure.ts');
const { takeProblems } = await import('../telemetry/problems.ts');
const { watchErrors } = await import('../telemetry/watch.ts');
const { showToasts } = await import('../toasts/toasts.ts');

const lost = (file: string) => () => {
  throw new ChunkLoadError(file);
};
jest.unstable_mockModule('../../app/search/search-box.tsx', lost('/search-box.js'));
jest.unstable_mockModule('../../app/city/city-list.tsx', lost('/city-list.js'));
await import('./layout-site.ts');

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

it('a window of the header whose code is lost is told of, and the page stays', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return new Response();
  };
  watchErrors();
  showToasts();
  const page = {
    path: '/zayavka',
    handle: { chunk: 'page', layout: 'default' as const },
    Component: () => (
      <main>
        <h1>Заявка</h1>
        <input aria-label="Номер паспорта" name="passportNumber" />
      </main>
    ),
  };
  const remotes = [{ name: 'pages', paths: [], routes: [page] }];
  const site = () => ({ ...SITE, roles: { search: '/poisk' } });
  const router = createMemoryRouter(compose(remotes, ALL_PARTS, site), { initialEntries: ['/zayavka'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Номер паспорта'), '123456');

  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Поиск по сайту' })));
  expect(await screen.findByText(/Часть страницы не загрузилась/u)).toBeVisible();
  const [picker = document.body] = screen.getAllByRole('button', { name: 'Ваш город: Москва' });
  await act(async () => fireEvent.click(picker));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Номер паспорта')).toHaveValue('123456');
  expect(takeProblems().map(({ kind, message }) => `${kind} ${message}`)).toEqual([
    'chunk ChunkLoadError: cannot load /search-box.js',
    'chunk ChunkLoadError: cannot load /city-list.js',
  ]);
  // Nobody asks whether the site would answer a reload.
  expect(asked).toEqual([]);
});

import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SITE } from '../testing/site.ts';
import { CityList } from './city/city-list.tsx';
import { compose } from './compose.tsx';
import { ALL_PARTS } from './parts/all-parts.ts';
import { SearchBox } from './search/search-box.tsx';
import { windowParts } from './header-window.ts';

const before = { searchBox: undefined, ...windowParts };
afterEach(() => {
  cleanup();
  Object.assign(windowParts, before);
});

async function openForm() {
  const page = {
    path: '/zayavka',
    handle: { chunk: 'page', layout: 'default' as const },
    Component: () => (
      <>
        <h1>Заявка</h1>
        <input aria-label="Имя" />
      </>
    ),
  };
  const remotes = [{ name: 'pages', paths: [], routes: [page] }];
  const site = () => ({ ...SITE, roles: { search: '/poisk' } });
  const router = createMemoryRouter(compose(remotes, ALL_PARTS, site), { initialEntries: ['/zayavka'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Анна');
}

it.each([
  {
    title: 'Поиск по сайту',
    icon: () => screen.getByRole('link', { name: 'Поиск по сайту' }),
    field: 'Что найти',
  },
  {
    title: 'Ваш город',
    icon: () => screen.getAllByRole('button', { name: 'Ваш город: Москва' })[0] ?? document.body,
    field: 'Найти город',
  },
])('«$title» that does not come leaves the page as it is, and comes at a later press', async (part) => {
  let isThere = false;
  const bring = <T,>(what: T) => Promise.resolve(isThere ? what : undefined);
  windowParts.searchBox = () => bring(SearchBox);
  windowParts.cityList = () => bring(CityList);
  await openForm();

  await act(async () => fireEvent.click(part.icon()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Имя')).toHaveValue('Анна');

  isThere = true;
  await act(async () => fireEvent.click(part.icon()));
  const dialog = within(screen.getByRole('dialog', { name: part.title }));
  expect(dialog.getByRole('searchbox', { name: part.field })).toHaveFocus();
  fireEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await act(async () => fireEvent.click(part.icon()));
  expect(dialog.getByRole('searchbox', { name: part.field })).toHaveFocus();
  expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
});

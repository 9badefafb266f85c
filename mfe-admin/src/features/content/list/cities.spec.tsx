import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { actionsOf, cityText, promoCode, seoMeta } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { ok } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([]);
  api.session.open = true;
  const actions = [seoMeta, cityText, promoCode].flatMap((type) => Object.values(actionsOf(type)));
  api.session.user = { ...ADMIN, actions };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

function row(id: number, title: string, cells: Record<string, string>) {
  const { body: _body, image: _image, ...facts } = post(id, { title });
  return { ...facts, hasDraft: false, cells };
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => [
      within(line).getByRole('rowheader').textContent,
      within(line).getAllByRole('cell')[1]?.textContent,
    ]);

describe.each([
  ['/admin/seo-meta', 'SEO', 'admin/meta-for-pages/list', 'subdomain'],
  ['/admin/control-panel/city-text', 'Тексты городов', 'admin/city-text/list', 'city'],
])('%s', (path, title, list, field) => {
  beforeEach(() => {
    const items = [
      row(1, '/blog, Казань', { url: '/blog', [field]: 'Казань' }),
      row(2, '/blog, Тула', { url: '/blog', [field]: 'Тула' }),
    ];
    const answer = ok({ items, pageCount: 1, total: 2 });
    api.answerNext(list, answer, answer);
  });

  it('tells items of one page apart by a column, and in what is asked of them', async () => {
    openAdmin(api, path);
    const table = await screen.findByRole('table', { name: title });
    expect(within(table).getByRole('columnheader', { name: 'Город' })).toBeVisible();
    expect(cellsOf(table)).toEqual([
      ['/blog', 'Казань'],
      ['/blog', 'Тула'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Действия: «/blog, Тула»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    expect(within(await screen.findByRole('dialog')).getByText(/«\/blog, Тула»/u)).toBeVisible();
  });

  it('is narrowed to one city', async () => {
    openAdmin(api, path);
    await userEvent.click(await screen.findByRole('button', { name: /^Фильтры/u }));
    const filter = screen.getByRole('combobox', { name: 'Город' });
    filter.focus();
    await screen.findByRole('option', { name: 'Казань' });
    // The list that has come is one of the same control.
    expect(filter).toHaveFocus();
    await userEvent.selectOptions(filter, 'Казань');
    await waitFor(() =>
      expect(api.calls.findLast((call) => call.path === list)?.query.getAll('within')).toEqual([
        `${field}:kazan`,
      ]),
    );
  });
});

it('a promo code stands in its list beside what it gives', async () => {
  const items = [row(1, 'Скидка', { code: 'POLDEN' })];
  api.answerNext('admin/promo-code/list', ok({ items, pageCount: 1, total: 1 }));
  openAdmin(api, '/admin/control-panel/promo-code');
  expect(await screen.findByRole('cell', { name: 'POLDEN' })).toBeVisible();
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentListRow } from '@polden/api-contract';
import { actionsOf, description, legalPage, menuItem, operationPaths, seoMeta } from '@polden/content-model';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = {
    ...ADMIN,
    actions: [menuItem, seoMeta, legalPage, description].flatMap((type) => Object.values(actionsOf(type))),
  };
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const labelsIn = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('what a field is chosen from', () => {
  it('is the cities that we have, for the rule of a page', async () => {
    openAdmin(api, '/admin/seo-meta/new');
    const city = await screen.findByRole('combobox', { name: 'Город' });
    expect(city).toHaveValue('msk');
    await userEvent.selectOptions(city, 'Екатеринбург');
    expect(city).toHaveValue('ekaterenburg');
  });

  it('is no item that would stand in itself, nor one below which the menu shows nothing', async () => {
    const row = (id: number, title: string, parent: number | null) => ({
      ...post(id, { title }),
      kind: 'main',
      cells: { kind: 'main', parent },
    });
    const items = [row(1, 'Займы', null), row(2, 'На карту', 1), row(3, 'Компания', null)];
    const [list = ''] = operationPaths(menuItem, 'list');
    const [item = ''] = operationPaths(menuItem, 'item');
    api.answerNext(list, ok({ items, pageCount: 1, total: 3 }));
    api.answerNext(`${item}/3`, ok({ ...items[2], parent: null }));
    openAdmin(api, '/admin/control-panel/menu/3');
    await screen.findByRole('option', { name: 'Займы' });
    const parent = screen.getByRole('combobox', { name: 'Внутри пункта' });
    expect(labelsIn(parent)).toEqual(['Нет', 'Займы']);
  });

  it('is the items of the chosen menu, for the one inside which an item stands', async () => {
    const row = (id: number, title: string, kind: string): ContentListRow => {
      const { body: _body, image: _image, ...facts } = post(id, { title });
      return { ...facts, hasDraft: false, cells: { kind, parent: null } };
    };
    const items = [row(1, 'Займы', 'main'), row(2, 'Компания', 'footer')];
    const [list = ''] = operationPaths(menuItem, 'list');
    api.answerNext(list, ok({ items, pageCount: 1, total: 2 }));
    openAdmin(api, '/admin/control-panel/menu/new');
    await screen.findByRole('option', { name: 'Займы' });
    const parent = screen.getByRole('combobox', { name: 'Внутри пункта' });
    expect(labelsIn(parent)).toEqual(['Нет', 'Займы']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Меню' }), 'В подвале');
    expect(labelsIn(parent)).toEqual(['Нет', 'Компания']);
  });

  it('is the pages that the site has, for a legal text', async () => {
    openAdmin(api, '/admin/control-panel/legal-page/new');
    const page = await screen.findByRole('combobox', { name: 'Страница сайта' });
    expect(page).toHaveDisplayValue('Выберите');
    await userEvent.selectOptions(page, '/mobilnoe-prilozhenie/privacy-policy');
    expect(page).toHaveValue('app-privacy-policy');
  });
});

describe('the place of a text', () => {
  it('is said while it is typed', async () => {
    openAdmin(api, '/admin/control-panel/description/new');
    const place = await screen.findByRole('textbox', { name: 'Место' });
    await userEvent.type(place, 'autozaem.');
    expect(place).toHaveAccessibleDescription(/На сайте такого места нет/u);
    await userEvent.type(place, 'title');
    expect(place).toHaveAccessibleDescription(/Стоит на сайте: \/autozaem, заголовок/u);
  });
});

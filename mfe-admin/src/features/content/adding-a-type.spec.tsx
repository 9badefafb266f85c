import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { actionsOf, CONTENT_TYPES, type ContentType, defineContentType } from '@polden/content-model';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { invalid, ok } from '../../testing/answers.ts';

const partner = defineContentType({
  name: 'partner',
  table: 'partner',
  titles: { section: 'Партнёры', accusative: 'партнёра' },
  title: 'title',
  order: {},
  fields: {
    title: { kind: 'text', label: 'Название', required: 'always', maxLength: 100 },
    site: { kind: 'link', label: 'Сайт', required: 'toPublish', maxLength: 200 },
    share: { kind: 'number', label: 'Доля', required: 'never', min: 0, max: 100, integer: true },
  },
});
// Where a new type stands among the others before the staff area begins.
(CONTENT_TYPES as ContentType[]).push(partner);
const { closeAdmin, openAdmin } = await import('../../testing/open-admin.tsx');

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: Object.values(actionsOf(partner)) };
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

describe('a type that is one definition', () => {
  it('stands among the others and has its list', async () => {
    const { body: _body, image: _image, ...facts } = post(7, { title: 'Первый', place: 1 });
    const row = { ...facts, cells: { share: 30 } };
    api.answerNext('admin/partner/list', ok({ items: [row], pageCount: 1, total: 1 }));
    openAdmin(api, '/admin/control-panel');
    await userEvent.click(await screen.findByRole('link', { name: 'Партнёры' }));
    const table = await screen.findByRole('table', { name: 'Партнёры' });
    expect(within(table).getByRole('link', { name: 'Первый' })).toHaveAttribute(
      'href',
      '/admin/control-panel/partner/7',
    );
    expect(within(table).getByRole('columnheader', { name: 'Доля' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '30' })).toBeVisible();
    expect(within(table).getByRole('button', { name: /вверх «Первый»/u })).toBeVisible();
  });

  it('has its form, with what is refused at the fields', async () => {
    api.answerNext('admin/partner/add', invalid('site', 'Сайт: адрес начинается с https'));
    openAdmin(api, '/admin/control-panel/partner/new');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Название' }), 'Второй');
    await userEvent.type(screen.getByRole('textbox', { name: 'Сайт' }), 'javascript:alert(1)');
    await userEvent.type(screen.getByRole('textbox', { name: 'Доля' }), '40');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
    expect(await screen.findByRole('link', { name: /адрес начинается/u })).toBeVisible();
    const sent = api.calls.find(({ path }) => path === 'admin/partner/add');
    expect(sent?.body).toMatchObject({ title: 'Второй', site: 'javascript:alert(1)', share: 40 });
  });
});

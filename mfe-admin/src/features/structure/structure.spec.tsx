import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentListRow } from '@polden/api-contract';
import {
  actionsOf,
  type ContentType,
  faq,
  faqCategory,
  loanDocument,
  menuItem,
  operationPaths,
} from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  const actions = [menuItem, loanDocument].flatMap((type) => Object.values(actionsOf(type)));
  api.session.user = { ...ADMIN, actions };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

function row(id: number, title: string, values: Partial<ContentListRow>): ContentListRow {
  return { ...post(id, { title }), cells: {}, hasDraft: false, ...values };
}

const pathOf = (type: ContentType, operation: 'list' | 'moveItem' | 'moveArchive') =>
  operationPaths(type, operation)[0] ?? '';
const list = (items: ContentListRow[]) => ({
  status: 200,
  body: { items, pageCount: 1, total: items.length },
});
const menu = (id: number, title: string, place: number, parent: number | null, kind = 'main') =>
  row(id, title, { place, cells: { kind, parent } });

describe('the order of a menu', () => {
  const items = [
    menu(1, 'Займы', 1, null),
    menu(2, 'Под залог', 1, 1),
    menu(3, 'О компании', 2, null),
    menu(4, 'Подвал', 1, null, 'footer'),
  ];
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Переставить/u })
      .map((handle) => handle.getAttribute('aria-label')?.replace('Переставить ', ''));
  const moves = () => api.calls.filter(({ path }) => path.startsWith(`${pathOf(menuItem, 'moveItem')}/`));

  beforeEach(() => api.answerNext(pathOf(menuItem, 'list'), list(items), list(items)));

  it('is a tree for each menu', async () => {
    openAdmin(api, '/admin/structure/menu');
    await screen.findByText('Под залог');
    expect(shown()).toEqual(['«Займы»', '«Под залог»', '«О компании»']);
    await userEvent.click(screen.getByRole('link', { name: 'В подвале' }));
    await waitFor(() => expect(shown()).toEqual(['«Подвал»']));
  });

  it('is changed into and out of others without a mouse', async () => {
    api.answerNext(`${pathOf(menuItem, 'moveItem')}/3`, { status: 200, body: {} });
    openAdmin(api, '/admin/structure/menu');
    await userEvent.click(await screen.findByRole('button', { name: '→ внутрь предыдущего: «О компании»' }));
    expect(await screen.findByText('«О компании»: место сохранено')).toBeVisible();
    expect(moves()[0]?.body).toEqual({ position: 2, within: { parent: 1 } });
    const first = screen.getByRole('button', { name: '← наружу «Займы»' });
    expect(first).toHaveAttribute('aria-disabled', 'true');
  });

  it('says how an item is carried by the keyboard', async () => {
    openAdmin(api, '/admin/structure/menu');
    const handle = await screen.findByRole('button', { name: 'Переставить «О компании»' });
    expect(handle).toHaveAccessibleDescription(/^Нажмите пробел, чтобы взять пункт/u);
    expect(handle).toHaveAttribute('tabindex', '0');
  });
});

describe('an order within groups', () => {
  it('is not there for whoever may not see the groups, who are told so', async () => {
    api.session.user = { ...ADMIN, actions: Object.values(actionsOf(faq)) };
    api.answerNext(pathOf(faq, 'list'), list([row(1, 'Как погасить', { cells: { category: 5 } })]));
    const router = openAdmin(api, '/admin/structure/faq');
    expect(await screen.findByText(/^Записи здесь стоят по группам/u)).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/structure/faq');
    expect(api.calls.map(({ path }) => path)).not.toContain(pathOf(faqCategory, 'list'));
  });
});

describe('the years of loan documents', () => {
  it('are changed where the documents stand', async () => {
    const cells = { validFrom: '2021-05-01' };
    const old = row(7, 'Старый договор', { archived: true, archiveYear: 2024, cells });
    api.answerNext(pathOf(loanDocument, 'list'), list([old]), list([old]), list([old]), list([old]));
    api.answerNext(`${pathOf(loanDocument, 'moveArchive')}/7`, {
      status: 200,
      body: { ...old, archiveYear: 2023 },
    });
    openAdmin(api, '/admin/structure/loan-document');
    const archive = await screen.findByRole('region', { name: 'Архив: 2024' });
    const year = within(archive).getByLabelText('Год архива');
    await userEvent.clear(year);
    await userEvent.type(year, '1023');
    expect(
      within(archive).getByText(/^Год архива: от 2021 до \d{4}, документ действует с 2021/u),
    ).toBeVisible();
    await userEvent.clear(year);
    await userEvent.type(year, '2200');
    expect(within(archive).getByText(/^Год архива: от 2021/u)).toBeVisible();
    expect(within(archive).getByRole('button', { name: 'Сохранить год' })).toBeDisabled();
    await userEvent.clear(year);
    await userEvent.type(year, '2023');
    await userEvent.click(within(archive).getByRole('button', { name: 'Сохранить год' }));
    expect(await screen.findByText('«Старый договор»: архив 2023 года')).toBeVisible();
    const sent = api.calls.find(({ path }) => path.startsWith(pathOf(loanDocument, 'moveArchive')));
    expect(sent?.body).toEqual({ year: 2023 });
  });
});

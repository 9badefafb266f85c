import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DESK_PATHS, DESK_RIGHTS } from '@polden/api-contract';
import { actionsOf, redirect } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([post(1)]);
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, DESK_RIGHTS.find] };
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  localStorage.clear();
  await api.close();
});

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function open(): Promise<HTMLElement> {
  await screen.findByRole('button', { name: /^Найти/u });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Найти в кабинете' });
}

describe('the palette', () => {
  it('finds an item of any type by the keyboard alone, and leads to its form', async () => {
    api.answerNext(
      DESK_PATHS.find,
      ok([
        { type: 'blog', id: 1, title: 'Статья о ПСК', state: 'draft', archived: false },
        { type: 'faq', id: 5, title: 'Что такое ПСК?', state: 'published', archived: false },
      ]),
    );
    const router = openAdmin(api, '/admin/blog');
    await userEvent.type(await open(), 'пск');
    await waitFor(() =>
      expect(options()).toEqual(['Статья о ПСКБлог, черновик', 'Что такое ПСК?Вопросы и ответы']),
    );
    expect(screen.getByRole('combobox', { name: 'Найти в кабинете' })).toHaveFocus();
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Статья о ПСК');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/1'));
    expect(screen.queryByRole('dialog', { name: 'Найти в кабинете' })).toBeNull();
  });

  it('takes what is typed as soon as it is open', async () => {
    openAdmin(api, '/admin/blog');
    const field = await open();
    await userEvent.keyboard('добавить');
    expect(field).toHaveValue('добавить');
  });

  it('has pages and actions that the person may use, what was chosen last first', async () => {
    const router = openAdmin(api, '/admin/blog');
    await userEvent.type(await open(), 'доба\u00adвить');
    expect(options()).toEqual(['Добавить статьюБлог']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/new'));
    await screen.findByLabelText('Заголовок');
    await open();
    const recent = screen.getByRole('group', { name: 'Недавнее' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Добавить статьюБлог']);
    await userEvent.keyboard('{Escape}');
  });

  it('has actions before items when they are called so, and knows other words for them', async () => {
    const article = { type: 'blog', id: 1, title: 'Как выйти из долгов', state: 'draft', archived: false };
    api.answerNext(DESK_PATHS.find, ok([article]), ok([article]));
    const redirects = actionsOf(redirect).list;
    api.session.user = { ...api.session.user, actions: [...api.session.user.actions, redirects] };
    openAdmin(api, '/admin/blog');
    const field = await open();
    await userEvent.type(field, 'выйти');
    await waitFor(() => expect(options()).toEqual(['ВыйтиДействие', 'Как выйти из долговБлог, черновик']));
    api.answerNext(DESK_PATHS.find, ok([]), ok([]), ok([]));
    for (const [words, wanted] of [
      ['редирект', 'ПеренаправленияРаздел'],
      ['настройки', 'Мой профиль: пароль и код при входеНастройка'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, words);
      await waitFor(() => expect(options()[0]).toBe(wanted));
    }
  });

  it('finds an item by its number', async () => {
    const article = { type: 'blog', id: 1, title: 'Статья о ПСК', state: 'draft', archived: false };
    api.answerNext(DESK_PATHS.find, ok([article]));
    openAdmin(api, '/admin/blog');
    await userEvent.type(await open(), '1');
    await waitFor(() => expect(options()).toEqual(['Статья о ПСКБлог, черновик, № 1']));
  });

  it('signs out, opens in the Russian layout as well, and says when there is nothing', async () => {
    openAdmin(api, '/admin/blog');
    await screen.findByRole('button', { name: /^Найти/u });
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Найти в кабинете' });
    api.answerNext(DESK_PATHS.find, ok([]));
    await userEvent.type(field, 'ъъъ');
    expect(await screen.findByText('Ничего не нашлось: попробуйте иначе.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'выйти');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  });
});

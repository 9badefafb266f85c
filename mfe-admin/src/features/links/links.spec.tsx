import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LINK_PATHS, LINK_RIGHTS, REDIRECT_TOOL_PATHS, REDIRECT_TOOL_RIGHTS } from '@polden/api-contract';
import { actionsOf, redirect } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { invalid, ok } from '../../testing/answers.ts';
import { queryClient } from '../calls/query-client.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { blogPath } from '../../testing/blog-path.ts';

let api: AdminApi;

const place = { contentType: 'blog', itemId: 1, title: 'Первая', field: 'body', words: 'подробнее' };
const list = {
  items: [
    { address: '/net', problem: 'missing', leadsTo: null, places: [place] },
    { address: '/staroe', problem: 'redirected', leadsTo: '/novoe', places: [{ ...place, itemId: 2 }] },
  ],
  pageCount: 1,
  broken: 1,
  redirected: 1,
  checkedAt: null,
};

beforeEach(async () => {
  api = await startAdminApi([post(1, { title: 'Первая', state: 'published' })]);
  api.session.open = true;
  const rights = [
    ...Object.values(LINK_RIGHTS),
    ...Object.values(actionsOf(redirect)),
    REDIRECT_TOOL_RIGHTS.check,
  ];
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...rights] };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

const sent = (path: string) => api.calls.filter((call) => call.path === path).map(({ body }) => body);

describe('/admin/links', () => {
  it('shows what leads nowhere, and mends it in place', async () => {
    api.answerNext(LINK_PATHS.list, ok(list), ok({ ...list, items: [] }));
    api.answerNext(
      LINK_PATHS.targets,
      ok([{ kind: 'page', address: '/kontakty', title: 'Контакты', about: 'Страница' }]),
    );
    api.answerNext(
      LINK_PATHS.mend,
      invalid('to', 'Новый адрес никуда не ведёт'),
      ok({ done: 1, failed: [] }),
    );
    openAdmin(api, '/admin/links');
    // Heard once, not as a part and again as its table.
    expect(await screen.findAllByRole('group', { name: 'Ссылки, которые надо исправить' })).toHaveLength(1);
    const row = (await screen.findByText('/net')).closest('tr');
    if (!row) throw new Error('no row');
    expect(within(row).getByText('Такой страницы нет')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Блог: Первая' })).toHaveAttribute('href', '/admin/blog/1');
    await userEvent.click(within(row).getByRole('button', { name: /^Исправить/ }));
    const dialog = screen.getByRole('dialog', { name: 'Исправить ссылку' });
    await userEvent.type(within(dialog).getByLabelText('Новый адрес'), '/opyat-net');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Заменить ссылки' }));
    expect(await within(dialog).findByText('Новый адрес никуда не ведёт')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Выбрать страницу или файл' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Контакты/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Заменить ссылки' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(LINK_PATHS.mend).at(-1)).toEqual({
      from: '/net',
      to: '/kontakty',
      items: [{ contentType: 'blog', itemId: 1 }],
    });
  });
});

it('a search for a page does not save the form around it', async () => {
  const { add, item, list: mayList } = actionsOf(redirect);
  api.session.user = { ...ADMIN, actions: [...Object.values(LINK_RIGHTS), add, item, mayList] };
  api.answerNext(LINK_PATHS.targets, ok([]), ok([]), ok([]));
  openAdmin(api, '/admin/control-panel/redirect/new');
  const [picker] = await screen.findAllByRole('button', { name: 'Выбрать страницу или файл' });
  if (!picker) throw new Error('no picker');
  await userEvent.click(picker);
  let submits = 0;
  picker.closest('form')?.addEventListener('submit', () => (submits += 1));
  await userEvent.type(await screen.findByLabelText('Найти на сайте'), 'Ставки{Enter}');
  expect(submits).toBe(0);
  // Of the form itself Enter is heard.
  await userEvent.type(screen.getByLabelText('С адреса'), '{Enter}');
  expect(submits).toBe(1);
});

describe('removing a page', () => {
  it('says what leads there, and offers a redirect', async () => {
    api.answerNext(
      LINK_PATHS.impact,
      ok({ address: '/blog/pervaya', places: [{ ...place, itemId: 2, title: 'Вторая' }] }),
    );
    api.answerNext(
      REDIRECT_TOOL_PATHS.check,
      ok({ path: null, target: null, warning: 'Здесь есть страница' }),
    );
    api.answerNext(LINK_PATHS.judge, ok([]), ok([]));
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByText('Сюда ведёт 1 ссылка')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить статью' }));
    const dialog = await screen.findByRole('dialog', { name: 'Удалить статью?' });
    expect(within(dialog).getByText('На эту страницу ведёт 1 ссылка')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/^Куда вести/u), '/blog');
    const before = sent(LINK_PATHS.impact).length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(sent(`${blogPath('remove')}/1`)).toHaveLength(1));
    await waitFor(() => expect(sent('admin/redirect/add')).toHaveLength(1));
    expect(sent('admin/redirect/add')[0]).toMatchObject({
      path: '/blog/pervaya',
      target: '/blog',
      code: '301',
    });
    // The list is there, and everything about links is known anew: but of the item that is gone nothing is asked.
    await screen.findByRole('heading', { name: 'Блог', level: 1 });
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    expect(sent(LINK_PATHS.impact)).toHaveLength(before);
  });

  it('leaves it there while visitors cannot be led where it was typed', async () => {
    const circle = 'На адрес: перенаправления замкнулись бы в круг';
    api.answerNext(LINK_PATHS.impact, ok({ address: '/blog/pervaya', places: [] }));
    api.answerNext(REDIRECT_TOOL_PATHS.check, ok({ path: null, target: circle, warning: null }));
    api.answerNext(LINK_PATHS.judge, ok([{ address: '/blog/pervaya', problem: 'missing', leadsTo: null }]));
    openAdmin(api, '/admin/blog/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить статью' }));
    const dialog = await screen.findByRole('dialog', { name: 'Удалить статью?' });
    const field = await within(dialog).findByLabelText(/^Куда вести/u);
    await userEvent.click(field);
    await userEvent.paste('/blog/pervaya');
    expect(await within(dialog).findByText('Такой страницы нет.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    expect(await within(dialog).findByText(circle)).toBeVisible();
    expect(field).toHaveValue('/blog/pervaya');
    expect(field).toHaveFocus();
    expect(sent(REDIRECT_TOOL_PATHS.check)).toEqual([
      { path: '/blog/pervaya', target: '/blog/pervaya', id: null },
    ]);
    expect(sent(`${blogPath('remove')}/1`)).toHaveLength(0);
    await userEvent.clear(field);
    expect(within(dialog).queryByText(circle)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(sent(`${blogPath('remove')}/1`)).toHaveLength(1));
  });
});

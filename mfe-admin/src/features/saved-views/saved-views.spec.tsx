import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SAVED_VIEW_PATHS, SAVED_VIEW_RIGHTS, type SavedView } from '@polden/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const VIEW: SavedView = {
  id: 5,
  type: 'blog',
  title: 'Мои черновики',
  search: '?status=draft&sort=-updatedAt',
  shared: true,
  mine: true,
  owner: 'Анна',
};

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([post(1)]);
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(SAVED_VIEW_RIGHTS)] };
  api.answerNext(SAVED_VIEW_PATHS.list, ok([VIEW]), ok([{ ...VIEW, id: 6, title: 'На неделю' }]));
});

afterEach(async () => {
  closeAdmin();
  await api.close();
});

describe('a saved view', () => {
  it('is known by its filters in another order, and gets another name', async () => {
    openAdmin(api, '/admin/blog?sort=-updatedAt&status=draft');
    await userEvent.click(await screen.findByRole('button', { name: /Мои черновики/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Переименовать вид/u }));
    const field = await screen.findByLabelText('Название');
    expect(field).toHaveValue('Мои черновики');
    await userEvent.clear(field);
    await userEvent.type(field, 'На неделю');
    api.answerNext(`${SAVED_VIEW_PATHS.rename}/5`, ok({ ...VIEW, id: 6, title: 'На неделю' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Вид называется «На неделю»')).toBeVisible();
    expect(await screen.findByRole('button', { name: /На неделю/u })).toBeVisible();
    const sent = api.calls.filter(
      ({ path, method }) => path.startsWith('admin/saved-view') && method === 'POST',
    );
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [`${SAVED_VIEW_PATHS.rename}/5`, { title: 'На неделю' }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has no menu where there is none, and none can be kept', async () => {
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, SAVED_VIEW_RIGHTS.list] };
    api.answerNext(SAVED_VIEW_PATHS.list, ok([]));
    openAdmin(api, '/admin/blog');
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain(SAVED_VIEW_PATHS.list));
    expect(await screen.findByRole('link', { name: 'Статья 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Виды' })).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EXPIRED_TOKEN, WEBHOOK_PATHS, WEBHOOK_RIGHTS, type Webhook } from '@polden/api-contract';
import { sessionStore, staffHttp } from '@polden/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { signIn } from '../../testing/sign-in.ts';

const PERSON = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(WEBHOOK_RIGHTS)] };
const MADE = {
  webhook: {
    id: 'b5a9a8b8-0000-4000-8000-000000000001',
    title: 'Витрина',
    url: 'https://shop.example/hooks',
    kinds: ['content.published'],
    active: true,
    createdAt: '2026-11-10T09:00:00.000Z',
    last: null,
  } satisfies Webhook,
  secret: 'whsec_c2VjcmV0',
};

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = PERSON;
  // The list is asked for again after the login, and after a save.
  api.answerNext(WEBHOOK_PATHS.list, ok([]), ok([]), ok([]));
  api.answerNext(WEBHOOK_PATHS.add, refusal(401, { message: EXPIRED_TOKEN }), ok(MADE));
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

const saves = () => api.calls.filter(({ path }) => path === WEBHOOK_PATHS.add);

/** A dialog that keeps nothing of what is typed by itself. */
async function fillIn() {
  const router = openAdmin(api, '/admin/webhooks');
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить вебхук' }));
  const form = screen.getByRole('form', { name: 'Новый вебхук' });
  await userEvent.type(within(form).getByLabelText('Название'), 'Витрина');
  await userEvent.type(within(form).getByLabelText('Адрес'), 'https://shop.example/hooks');
  await userEvent.click(within(form).getByLabelText(/Запись опубликована/u));
  return { router, form };
}

/** It is sent when the session has ended. */
async function saveAfterTheEnd() {
  const { router, form } = await fillIn();
  api.session.expireToken();
  api.session.endElsewhere();
  await userEvent.click(within(form).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Сессия истекла.')).toBeVisible();
  return { router, form };
}

describe('the login in front of a page under which the session has ended', () => {
  it('lets what was sent go on, and leaves the page as it was', async () => {
    const { router, form } = await saveAfterTheEnd();
    const login = screen.getByRole('dialog', { name: 'Войдите снова' });
    expect(within(login).getByLabelText('Логин')).toHaveValue(PERSON.login);
    expect(within(login).getByLabelText('Пароль')).toHaveFocus();
    expect(within(form).getByLabelText('Название')).toHaveValue('Витрина');
    await signIn('wrong');
    expect(await within(login).findAllByText('Неверный логин или пароль')).not.toHaveLength(0);
    expect(saves()).toHaveLength(1);
    await signIn();
    expect(await screen.findByText(MADE.secret)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Войдите снова' })).toBeNull();
    expect(saves().map(({ body }) => body['title'])).toEqual(['Витрина', 'Витрина']);
    expect(router.state.location.pathname).toBe('/admin/webhooks');
  });

  it('cannot be closed', async () => {
    await saveAfterTheEnd();
    const login = screen.getByRole('dialog', { name: 'Войдите снова' });
    expect(fireEvent.keyDown(login, { key: 'Escape' })).toBe(false);
    fireEvent(login, new Event('cancel', { cancelable: true }));
    fireEvent.click(login);
    expect(login).toBeVisible();
  });

  it('goes by itself when its person has signed in in another tab', async () => {
    const { router } = await saveAfterTheEnd();
    api.session.open = true;
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(MADE.secret)).toBeVisible();
    // The words about the end would be read as those of a missing right, which lead away from the page.
    expect(sessionStore.getState()).toMatchObject({ status: 'staff', notice: null });
    await act(async () => undefined);
    expect(router.state.location.pathname).toBe('/admin/webhooks');
    expect(screen.getByText(MADE.secret)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Войдите снова' })).toBeNull();
  });

  it('shows another person nothing of it, and sends nothing in their name', async () => {
    await saveAfterTheEnd();
    api.session.user = { ...PERSON, id: PERSON.id + 1 };
    await signIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Добавить вебхук' })).toBeVisible();
    expect(sessionStore.getState()).toMatchObject({ status: 'staff', notice: null });
    expect(saves()).toHaveLength(1);
  });

  it('has nothing to ask where another person has signed in in another tab: the page begins anew, nothing goes on', async () => {
    const { form } = await fillIn();
    api.session.expireToken();
    api.session.user = { ...PERSON, id: PERSON.id + 1 };
    await expect(staffHttp.post(WEBHOOK_PATHS.add, { title: 'Витрина' })).rejects.toMatchObject({
      code: 401,
    });
    expect(saves()).toHaveLength(1);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sessionStore.getState()).toMatchObject({ status: 'staff', notice: null });
  });
});

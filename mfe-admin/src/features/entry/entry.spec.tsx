import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { sessionStore, staffHttp } from '@polden/session';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { queryClient } from '../calls/query-client.ts';
import { reportFailure } from '../calls/report-failure.ts';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, PASSWORD, post } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { blogPath } from '../../testing/blog-path.ts';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([post(1)]);
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

describe('login', () => {
  it('says what is wrong, keeps what was typed, and lets in with the right password', async () => {
    openAdmin(api, '/admin');
    await signIn('неверный');
    expect(await screen.findByRole('alert', { name: 'Войти не получилось' })).toHaveTextContent(
      'Неверный логин или пароль',
    );
    expect(screen.getByLabelText('Логин')).toHaveValue(ADMIN.login);
    expect(screen.getByLabelText('Логин')).toHaveAccessibleDescription('Неверный логин или пароль');

    await signIn();
    expect(await screen.findByRole('heading', { name: 'Здравствуйте, Анна Полуднева!' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Блог' })[0]).toHaveAttribute('href', '/admin/blog');
  });

  it('leads to the code at the login whom a role asks for it', async () => {
    api.session.user = { ...ADMIN, actions: [], mustEnrol: true };
    openAdmin(api, '/admin');
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Мой профиль' })).toBeVisible();
    expect(await screen.findByText('Сначала включите код при входе')).toBeVisible();
  });

  it('asks for the code of the application when the account has one', async () => {
    openAdmin(api, '/admin');
    api.answerNext(
      AUTH_PATHS.login,
      refusal(422, { message: 'Нужен код', error_validation: { totp: ['Введите шесть цифр'] } }),
    );
    await signIn();
    await userEvent.type(await screen.findByLabelText('Код из приложения'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    await screen.findByRole('heading', { name: /Здравствуйте/ });
    expect(api.calls.findLast(({ path }) => path === AUTH_PATHS.login)?.body['totp']).toBe('123456');
  });

  it('says so and keeps what was typed when the server does not answer', async () => {
    openAdmin(api, '/admin');
    api.answerNext(AUTH_PATHS.login, refusal(503, { message: 'Нет связи с базой' }));
    await signIn();
    expect(await screen.findByText(/Произошла ошибка/)).toBeVisible();
    expect(screen.getByLabelText('Пароль')).toHaveValue(PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByRole('heading', { name: /Здравствуйте/ })).toBeVisible();
  });

  it('shows a person with few rights what is open to them', async () => {
    api.session.user = { ...ADMIN, actions: [] };
    openAdmin(api, '/admin');
    await signIn();
    expect(await screen.findByText(/не открыт ни один раздел/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Блог' })).toBeNull();
  });
});

describe('a guarded page', () => {
  it('sends a stranger to the login with the reason, and back to where they were going', async () => {
    const router = openAdmin(api, '/admin/blog?status=draft');
    expect(await screen.findByText('Необходима авторизация')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin');
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Блог' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/admin/blog', search: '?status=draft' });
  });

  it('from which the server has sent a stranger away is come back to as well', async () => {
    document.cookie = `staff_return=${encodeURIComponent('/admin/blog?status=draft')}`;
    const router = openAdmin(api, '/admin');
    expect(await screen.findByText('Необходима авторизация')).toBeVisible();
    expect(api.session.refreshes).toBe(0);
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Блог' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/admin/blog', search: '?status=draft' });
  });

  it('goes nowhere else than to a page of the staff area', async () => {
    sessionStorage.setItem('admin-return-path', 'https://evil.example/admin/blog');
    const router = openAdmin(api, '/admin');
    await signIn();
    await screen.findByRole('heading', { name: /Здравствуйте/ });
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('opens after a reload: the session goes on', async () => {
    api.session.open = true;
    openAdmin(api, '/admin/blog');
    expect(await screen.findByRole('link', { name: 'Статья 1' })).toBeVisible();
  });

  it('opens with the access token that the browser still has, and uses none up', async () => {
    api.session.open = true;
    api.session.remembers = true;
    openAdmin(api, '/admin/blog');
    expect(await screen.findByRole('link', { name: 'Статья 1' })).toBeVisible();
    expect(api.session.refreshes).toBe(0);
  });

  it('renews an expired token once, unnoticed', async () => {
    api.session.open = true;
    openAdmin(api, '/admin/blog');
    await screen.findByRole('link', { name: 'Статья 1' });
    expect(api.session.refreshes).toBe(1);
    api.session.expireToken();
    await userEvent.click(screen.getByRole('link', { name: 'Статья 1' }));
    expect(await screen.findByLabelText('Заголовок')).toHaveValue('Статья 1');
    expect(api.session.refreshes).toBe(2);
  });

  it('leaves for the login when the session has ended', async () => {
    api.session.open = true;
    const router = openAdmin(api, '/admin/blog');
    await screen.findByRole('link', { name: 'Статья 1' });
    api.session.expireToken();
    api.session.open = false;
    await userEvent.click(screen.getByRole('link', { name: 'Статья 1' }));
    expect(await screen.findByText('Сессия истекла.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin');
    await signIn();
    expect(await screen.findByLabelText('Заголовок')).toHaveValue('Статья 1');
  });

  it.each(['/admin/blog', '/admin'])('%s says that the session has ended meanwhile', async (path) => {
    api.session.open = true;
    api.session.endElsewhere();
    openAdmin(api, path);
    expect(await screen.findByText('Сессия истекла.')).toBeVisible();
    expect(screen.queryByText('Необходима авторизация')).toBeNull();
  });

  it('from which the server has sent somebody away whose session has ended says so', async () => {
    document.cookie = `staff_return=${encodeURIComponent('/admin/blog')}`;
    api.session.open = true;
    api.session.endElsewhere();
    openAdmin(api, '/admin');
    expect(await screen.findByText('Сессия истекла.')).toBeVisible();
  });

  it('leaves for the entry when a call is refused for lack of a right', async () => {
    api.session.open = true;
    api.answerNext(blogPath('list'), refusal(403, { message: 'Недостаточно прав' }));
    const router = openAdmin(api, '/admin/blog');
    // Who is signed in need not sign in: a right is what they lack.
    expect(await screen.findByText('Недостаточно прав')).toBeVisible();
    expect(screen.queryByText('Необходима авторизация')).toBeNull();
    expect(document.title).toBe('Недостаточно прав — кабинет сотрудника — Полдень');
    expect(router.state.location.pathname).toBe('/admin');
    expect(screen.getByText('Анна Полуднева')).toBeVisible();
  });
});

describe('sign out', () => {
  it('keeps the session and says so when the server does not answer', async () => {
    api.session.open = true;
    openAdmin(api, '/admin');
    api.answerNext(AUTH_PATHS.logout, refusal(503, { message: 'Нет связи с базой' }), ok({ ok: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
    expect((await screen.findAllByText(/Выйти не получилось/))[0]).toBeVisible();
    expect(screen.getByText('Анна Полуднева')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible());
    expect(document.title).toBe('Вход для сотрудников — Полдень');
    expect(screen.queryByText('Необходима авторизация')).toBeNull();
  });

  it.each(['/admin/history', '/admin/blog'])('on %s asks nobody to sign in', async (path) => {
    api.session.open = true;
    const router = openAdmin(api, path);
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
    expect(await screen.findByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', notice: null });
    expect(router.state.location.pathname).toBe('/admin');
    // Nor does a call that was under way, or came after.
    await expect(staffHttp.get(blogPath('list'))).rejects.toMatchObject({ code: 401 });
    reportFailure(new HttpError(403, { message: 'Недостаточно прав' }));
    expect(sessionStore.getState().notice).toBeNull();
  });
});

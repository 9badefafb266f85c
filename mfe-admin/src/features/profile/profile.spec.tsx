import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, PASSWORD } from '../../testing/admin-data.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { FIRST_CODE } from '../../testing/own-profile.ts';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
});

afterEach(async () => {
  closeAdmin();
  await api.close();
});

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('one’s own profile', () => {
  it('changes the password; a wrong old one is said at its field, and nothing typed is lost', async () => {
    openAdmin(api, '/admin');
    await userEvent.click(await screen.findByRole('link', { name: 'Мой профиль' }));
    await type('Нынешний пароль', 'не тот');
    await type('Новый пароль', 'новый длинный пароль');
    await click('Сменить пароль');
    expect(await screen.findByRole('link', { name: 'Пароль не подошёл' })).toBeVisible();
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('новый длинный пароль');
    await type('Нынешний пароль', PASSWORD);
    await click('Сменить пароль');
    expect((await screen.findAllByText('Пароль изменён, остальные сеансы завершены'))[0]).toBeVisible();
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('');
    expect(api.profile.password).toBe('новый длинный пароль');
  });

  it('says where letters about mentions go, or that none are wanted', async () => {
    openAdmin(api, '/admin/profile');
    await type('Рабочая почта', 'anna');
    await click('Сохранить');
    expect(await screen.findByRole('link', { name: 'Проверьте адрес почты' })).toBeVisible();
    await type('Рабочая почта', 'anna@polden.example');
    await click('Сохранить');
    expect((await screen.findAllByText('Настройки писем сохранены'))[0]).toBeVisible();
    expect(api.profile.letters).toEqual({ mail: 'anna@polden.example', mentionLetters: true });
    await userEvent.click(screen.getByLabelText('Не присылать писем об упоминаниях'));
    await click('Сохранить');
    await waitFor(() => expect(api.profile.letters.mentionLetters).toBe(false));
  });

  it('switches the code at the login on, with a picture for the camera, and off again', async () => {
    openAdmin(api, '/admin/profile');
    await type('Пароль', PASSWORD);
    await click('Подключить приложение');
    expect(await screen.findByRole('img', { name: 'Ключ для приложения в виде QR-кода' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await type('Код из приложения', '000000');
    await click('Включить');
    expect(await screen.findByRole('link', { name: 'Код не подошёл' })).toBeVisible();
    await type('Код из приложения', FIRST_CODE);
    await click('Включить');
    expect(await screen.findByText('Включён: при входе спрашиваем код из приложения.')).toBeVisible();
    await type('Пароль', PASSWORD);
    await type('Код из приложения', FIRST_CODE);
    await click('Выключить');
    expect(await screen.findByRole('button', { name: 'Подключить приложение' })).toBeVisible();
    expect(api.profile.secondFactor).toBe(false);
  });

  it('is all there is until the code is on that a role asks for; then everything opens', async () => {
    api.session.user = { ...ADMIN, actions: [], mustEnrol: true };
    openAdmin(api, '/admin/blog');
    expect(await screen.findByRole('heading', { name: 'Мой профиль' })).toBeVisible();
    expect(await screen.findByText('Сначала включите код при входе')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Блог' })).toBeNull();
    await type('Пароль', PASSWORD);
    await click('Подключить приложение');
    await type('Код из приложения', FIRST_CODE);
    api.session.user = ADMIN;
    await click('Включить');
    await userEvent.click((await screen.findAllByRole('link', { name: 'Блог' }))[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Блог' })).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ADMIN, PASSWORD } from './admin-data.ts';

/** Fills the form of the login page in and sends it. */
export async function signIn(password = PASSWORD): Promise<void> {
  await userEvent.clear(await screen.findByLabelText('Логин'));
  await userEvent.type(screen.getByLabelText('Логин'), ADMIN.login);
  await userEvent.clear(screen.getByLabelText('Пароль'));
  await userEvent.type(screen.getByLabelText('Пароль'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
}

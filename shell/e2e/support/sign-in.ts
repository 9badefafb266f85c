import { expect, type Page } from 'playwright/test';

/** Opens the staff area as one of the demo people; the desk or the page of a reader stands when it resolves. */
export async function signIn(page: Page, login: 'admin' | 'manager' | 'user'): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Логин').fill(login);
  await page.getByLabel('Пароль').fill(`${login}-demo`);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Логин')).toBeHidden();
}

import { expect, test } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';

const opener = { name: 'Поиск по сайту' };

test('a page is found from the header while one types', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('link', opener);
  await untilInteractive(open);
  await open.click();
  const box = page.getByRole('dialog', opener);
  const field = box.getByRole('searchbox', { name: 'Что найти' });
  await expect(field).toBeFocused();
  await field.pressSequentially('pfqv gjl');
  const first = box.getByRole('list', { name: 'Подсказки' }).getByRole('link').first();
  await expect(first).toContainText(/за[йё]м/iu);
  await field.press('ArrowDown');
  await expect(first).toBeFocused();
  const path = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path ?? '');
  await expect(box).toBeHidden();
});

test('an answer has its address, its kinds and the words marked', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('link', opener);
  await untilInteractive(open);
  await open.click();
  const box = page.getByRole('dialog', opener);
  await box.getByRole('searchbox').fill('досрочно погасить');
  await box.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/\/poisk\?q=/u);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('досрочно погасить');
  await expect(page.locator('mark').first()).toBeVisible();
  const kinds = page.getByRole('navigation', { name: 'Где искать' });
  await kinds.getByRole('link', { name: /Вопросы/u }).click();
  await expect(page).toHaveURL(/kind=question/u);
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/voprosy-i-otvety/u);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a page with a form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', opener).click();
    await page.getByRole('main').getByRole('searchbox').fill('рефинонсирование');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
      /рефинанс/iu,
    );
  });
});

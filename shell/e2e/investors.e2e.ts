import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { API_BASE_PATH, INVESTOR_PATHS } from '@polden/api-contract';
import { formatPhone } from '@polden/ru';
import { freshPhone, readCode } from './support/borrower.ts';
import { untilInteractive } from './support/interactive.ts';
import { platform } from './support/platform.ts';
import { signIn } from './support/sign-in.ts';

test('from the bond calculator to a request that the staff see', async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/programma-obligatsiy');
  const sum = page.getByRole('textbox', { name: 'Сколько вложить, ₽' });
  await untilInteractive(sum);
  await page.getByLabel('Выпуск облигаций').selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'ИИС' }).check();
  await sum.fill('450 000');
  await expect(page.getByText('Прибыль: налоговый вычет').locator('..')).toContainText('52 000 ₽');
  await page.locator('summary').filter({ hasText: 'Прибыль по годам' }).click();
  await expect(page.getByRole('figure', { name: 'Прибыль по годам, счёт: ИИС' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

  await page.getByRole('link', { name: 'Оставить заявку' }).click();
  const form = page.getByRole('region', { name: 'Заявка на облигации' });
  await expect(form).toContainText('ПОЛДЕНЬ-02 на 450 000 ₽, счёт: ИИС.');
  await form.getByLabel('Как к вам обращаться').fill('Анна Иванова');
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await form.getByLabel('Электронная почта').fill('anna@mail.ru');
  // Its box takes no tick before the warning has been read: the keyboard comes by it as well.
  await form.getByRole('region', { name: 'Предупреждение о рисках' }).focus();
  await expect(form.getByRole('checkbox', { name: /Предупреждение о рисках прочитано/ })).toBeEnabled();
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Получить код и отправить' }).click();
  await form.getByLabel('Код из СМС').fill(await readCode(phone));
  await form.getByRole('button', { name: 'Подтвердить и отправить' }).click();
  await expect(page.getByText('Заявка у нас')).toBeVisible();

  await signIn(page, 'admin');
  await page.goto('/admin/leads');
  const row = page.getByRole('row').filter({ hasText: formatPhone(phone) });
  await expect(row).toContainText('Облигации');
  // Whoever holds a phone sees requests first, and filters when asked for.
  await expect(row).toBeInViewport();
  await expect(page.getByLabel('Обращение')).toBeHidden();
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(page.getByLabel('Обращение')).toBeVisible();
  await row.getByRole('link').click();
  await expect(page.getByText(/подтверждён кодом/)).toBeVisible();
  await expect(page.getByText('ПОЛДЕНЬ-02, 4B02-02-00012-L')).toBeVisible();
  await expect(page.getByText(/предупреждение о рисках облигаций, редакция от/)).toBeVisible();
});

test('the contracts of a tab are one archive, and the coupons a calendar', async ({ page }) => {
  await page.goto('/investitsionnye-dogovory');
  const tabs = page.getByRole('navigation', { name: 'Чьи договоры' });
  await tabs.getByRole('link', { name: 'Облигации' }).click();
  await expect(page.getByRole('heading', { name: 'Выпуск ПОЛДЕНЬ-04' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать всё одним архивом' }).click();
  expect((await download).suggestedFilename()).toBe('Договоры инвесторов — Облигации.zip');
  const calendar = await fetch(`${platform.origin}${API_BASE_PATH}${INVESTOR_PATHS.bondCalendar}`);
  expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
});

import { expect, test } from 'playwright/test';
import { acceptDocuments, freshPhone, leadIdOf, readCode } from './support/borrower.ts';
import { countLeads } from './support/platform.ts';

test.use({ javaScriptEnabled: false });

test('the whole request works without JavaScript', async ({ page }) => {
  const phone = freshPhone();
  const before = countLeads().total;
  await page.goto('/dengi-pod-zalog');

  const payment = page.locator('#calc').getByText('Ежемесячный платёж', { exact: true }).locator('..');
  const firstPayment = await payment.innerText();
  await page.getByRole('textbox', { name: 'Сколько нужно' }).fill('400 000');
  await page.getByRole('button', { name: 'Рассчитать' }).click();
  await expect(page.getByRole('textbox', { name: 'Сколько нужно' })).toHaveValue(/^400\s000$/);
  await expect(payment).not.toHaveText(firstPayment);

  const form = page.getByRole('form', { name: 'Заявка на заём' });
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await acceptDocuments(form);
  await form.getByRole('button', { name: 'Получить код' }).click();

  await page.getByLabel('Код из СМС').fill(await readCode(phone));
  await page.getByRole('button', { name: 'Подтвердить и отправить' }).click();
  await page.getByRole('button', { name: 'Заполню в личном кабинете' }).click();

  const id = await leadIdOf(page);
  const handOff = page.getByRole('link', { name: 'Перейти в личный кабинет' });
  await expect(async () => {
    await page.reload();
    await expect(handOff).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  expect(countLeads([id])).toEqual({ total: before + 1, found: 1 });
});

test('a refused form comes back with status 422, an explanation and what was typed', async ({ page }) => {
  await page.goto('/dengi-pod-zalog');
  const form = page.getByRole('form', { name: 'Заявка на заём' });
  await form.getByLabel('Мобильный телефон').fill('123');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    form.getByRole('button', { name: 'Получить код' }).click(),
  ]);
  expect(answer.status()).toBe(422);
  await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByLabel('Мобильный телефон')).toHaveValue('123');
});

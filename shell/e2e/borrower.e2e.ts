import { expect, test } from 'playwright/test';
import { acceptDocuments, freshPhone, leadIdOf, readCode } from './support/borrower.ts';
import { untilInteractive } from './support/interactive.ts';
import { countLeads } from './support/platform.ts';
import { watchTroubles } from './support/troubles.ts';

test('a borrower goes from the home page to the personal account', async ({ page }) => {
  const phone = freshPhone();
  const before = countLeads().total;
  const troubles = watchTroubles(page);
  await page.goto('/');

  const slider = page.getByRole('slider', { name: 'Сколько нужно' });
  const sum = page.getByRole('textbox', { name: 'Сколько нужно' });
  const payment = page.locator('#calc').getByText('Ежемесячный платёж', { exact: true }).locator('..');
  await untilInteractive(slider);
  const [firstSum, firstPayment] = [await sum.inputValue(), await payment.innerText()];
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(sum).not.toHaveValue(firstSum);
  await expect(payment).not.toHaveText(firstPayment);
  await sum.fill('300000');
  await sum.press('Tab');
  await expect(slider).toHaveAttribute('aria-valuetext', /^300\s000/);

  const form = page.getByRole('form', { name: 'Заявка на заём' });
  await form.getByLabel('Мобильный телефон').pressSequentially(phone.slice(1));
  await acceptDocuments(form);
  await form.getByRole('button', { name: 'Получить код' }).click();

  const code = page.getByLabel('Код из СМС');
  await expect(code).toBeFocused();
  // What cannot be pressed yet does not look as if it could.
  const colourOf = (name: string | RegExp) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
  expect(await colourOf(/^Новый код через/u)).not.toBe(await colourOf('Изменить номер'));
  await code.fill(await readCode(phone));
  await page.getByRole('button', { name: 'Подтвердить и отправить' }).click();
  await page.getByRole('button', { name: 'Заполню в личном кабинете' }).click();

  const id = await leadIdOf(page);
  const handOff = page.getByRole('link', { name: 'Перейти в личный кабинет' });
  await expect(handOff).toBeVisible({ timeout: 60_000 });
  await expect(handOff).toHaveAttribute('href', /^https?:/);
  await expect(page.getByRole('button', { name: 'Заполнить анкету' })).toBeVisible();
  expect(countLeads([id])).toEqual({ total: before + 1, found: 1 });
  expect(await page.evaluate(() => sessionStorage.getItem('save-state'))).toBeNull();
  expect(troubles).toEqual([]);
});

test('what a borrower has typed survives a reload and mistakes are explained', async ({ page }) => {
  await page.goto('/dengi-pod-zalog');
  const phone = page.getByLabel('Мобильный телефон');
  await untilInteractive(phone);
  await phone.pressSequentially('9161234567');
  await expect(phone).toHaveValue('+7 (916) 123-45-67');
  await page.reload();
  await expect(phone).toHaveValue('+7 (916) 123-45-67');

  await untilInteractive(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const summary = page.getByRole('alert', { name: 'Проверьте, пожалуйста, форму' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().press('Enter');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
});

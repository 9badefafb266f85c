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

test('what stands in the calculator is asked for, though nobody has pressed «Рассчитать»', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.goto('/dengi-pod-zalog');
  const sum = page.getByRole('textbox', { name: 'Сколько нужно' });
  const form = page.getByRole('form', { name: 'Заявка на заём' });
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await acceptDocuments(form);
  await sum.fill('99 000 000');
  await form.getByLabel('Мобильный телефон').press('Enter');
  const wrong = page.getByRole('alert').getByRole('link', { name: /^Сумма «99 000 000» не подойдёт/u });
  await wrong.click();
  expect(page.url()).toMatch(/#calc-sum$/u);

  await sum.fill('500 000');
  await page.getByRole('textbox', { name: 'На какой срок' }).fill('36');
  await form.getByRole('button', { name: 'Получить код' }).click();
  await expect(sum).toHaveValue(/^500\s000$/u);
  await page.getByLabel('Код из СМС').fill(await readCode(phone));
  await page.getByLabel('Код из СМС').press('Enter');
  await expect(page.locator('#zayavka')).toContainText(/500\s000\s₽ на 36\sмесяцев/u);
});

test('«Да» to the question about the car brings the usual loan of those who have one', async ({ page }) => {
  await page.goto('/zajm-po-pasportu');
  const sum = page.getByRole('textbox', { name: 'Сколько нужно' });
  await page.getByRole('radio', { name: /^Да/u }).check();
  await page.getByRole('button', { name: 'Рассчитать' }).click();
  await expect(sum).toHaveValue(/^280\s000$/u);
  await expect(page.getByRole('textbox', { name: 'На какой срок' })).toHaveValue('48');
  await sum.fill('300 000');
  await sum.press('Enter');
  await expect(page).toHaveURL(/\?product=installment&car=1&sum=300\S+000&term=48#calc$/u);
});

test('an investor is asked about what stands in the calculator, too', async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/investoram');
  await page.getByRole('textbox', { name: 'Сколько вложить' }).fill('5 000 000');
  await page.getByRole('radio', { name: 'В конце срока' }).check();
  const form = page.locator('#zayavka form');
  await form.getByLabel('Как к вам обращаться').fill('Анна');
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await form.getByLabel('Электронная почта').fill('anna@example.ru');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Получить код и отправить' }).click();
  await expect(page.getByLabel('Код из СМС')).toBeVisible();
  await expect(page.locator('#zayavka')).toContainText(/5\s000\s000\s₽ на .*, проценты в конце срока/u);
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

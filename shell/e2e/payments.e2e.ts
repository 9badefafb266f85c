import { expect, test } from 'playwright/test';

const TRANSFER = '/pogasit-zajm/bankovskij-perevod';
const PAGES = [
  ['/pogasit-zajm', 'Погасить заём'],
  [TRANSFER, 'Банковским переводом'],
  ['/pogasit-zajm/mobilnoe-prilozhenie', 'Оплата в мобильном приложении'],
  ['/pogasit-zajm/oplata-nalichnymi-bez-komissii', 'Наличными без комиссии'],
  ['/pogasit-zajm/payment-accepted', 'Платёж принят, спасибо!'],
] as const;

test('each way to pay has its page, and the menu leads between them', async ({ page }) => {
  for (const [path, heading] of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto('/pogasit-zajm');
  await page
    .getByRole('navigation', { name: 'Способы оплаты' })
    .getByRole('link', { name: 'Банковским переводом' })
    .click();
  await expect(page).toHaveURL(TRANSFER);
});

test('the app is installed from where one pays in it, and from its own page', async ({ page }) => {
  for (const path of ['/pogasit-zajm/mobilnoe-prilozhenie', '/mobilnoe-prilozhenie']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Установить приложение' })).toHaveAttribute(
      'href',
      '/app/install',
    );
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a transfer has a code with its sum, and mistakes are told', async ({ page }) => {
      await page.goto(TRANSFER);
      await page.getByLabel('Номер договора').fill('ПЛ-12-345678');
      await page.getByLabel('Сумма').fill('12 500,50');
      await page.getByRole('button', { name: 'Сделать QR-код' }).click();
      await expect(page.getByRole('link', { name: /^Укажите, кто платит: фамилию и имя/u })).toBeVisible();
      await expect(page.getByLabel('Номер договора')).toHaveValue('ПЛ-12-345678');

      await page.getByLabel('Кто платит').fill('Иванова Анна Петровна');
      await page.getByRole('button', { name: 'Сделать QR-код' }).click();
      await expect(page.getByRole('heading', { name: /^Квитанция на 12\s500,50\s₽$/u })).toBeVisible();
      await expect(
        page.locator('#kvitantsiya').getByText('Погашение займа по договору № ПЛ-12-345678'),
      ).toBeVisible();
      const code = page.getByRole('img', { name: /^QR-код для оплаты/ });
      await expect(code).toBeVisible();
      expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByText('Спрашивают чаще всего')).toBeHidden();
      await expect(page.locator('footer')).toBeHidden();
    });
  });
}

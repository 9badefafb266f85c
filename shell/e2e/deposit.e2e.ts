import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { freshPhone } from './support/borrower.ts';
import { untilInteractive } from './support/interactive.ts';

/** Presses what saves a file; its name and what is in it. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('on a phone from the deposit calculator, past its chart and its files, to the request', async ({
  page,
}) => {
  await page.goto('/investoram');
  const sum = page.getByRole('textbox', { name: 'Сколько вложить' });
  await untilInteractive(sum);
  await sum.fill('2 000 000');
  await page.getByRole('group', { name: 'На сколько месяцев' }).getByText('24', { exact: true }).click();
  await page.getByRole('group', { name: 'Когда получать проценты' }).getByText('В конце срока').click();
  await expect(page.getByText('Доход в конце срока').locator('..')).toContainText(/720\s000\s₽/u);
  await expect(page).toHaveURL(/\/investoram\?entity=0&sum=2000000&period=24&profit=2$/u);

  const chart = page.getByRole('figure', { name: 'Как растёт доход' });
  await expect(chart).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Доход по месяцам' }).click();
  const walk = chart.getByRole('slider', { name: 'Месяц' });
  await walk.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(walk).toHaveAttribute('aria-valuetext', /^23-й месяц.*690\s000\s₽/u);

  const csv = await saved(page, () => chart.getByRole('link', { name: 'Скачать таблицу (CSV)' }).click());
  expect(csv.name).toBe('dohod-po-mesyacam.csv');
  expect(csv.bytes.toString('utf8').split('\r\n')[24]).toMatch(
    /^"24-й месяц, [\d.]+";"720000,00";"\d+,\d\d"$/u,
  );
  const png = await saved(page, () => chart.getByRole('button', { name: 'Скачать картинку (PNG)' }).click());
  expect(png.name).toBe('dohod-po-mesyacam.png');
  // Signature and size of a PNG.
  expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1600, 1000]);

  await page.reload();
  await expect(page.getByText('Доход в конце срока').locator('..')).toContainText(/720\s000\s₽/u);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

  await page.getByRole('link', { name: 'Оставить заявку' }).first().click();
  const form = page.getByRole('region', { name: 'Оставить заявку' });
  await expect(form.getByLabel('Мобильный телефон')).toBeVisible();
  await expect(form).toContainText(/2\s000\s000\s₽ на 24\sмесяца/u);
});

test('a reload in the step of the code keeps the sum and the step', async ({ page }) => {
  await page.goto('/investoram?entity=1');
  const sum = page.getByRole('textbox', { name: 'Сколько вложить' });
  await untilInteractive(sum);
  await sum.fill('3 000 000');
  await expect(page).toHaveURL(/\?entity=1&sum=3000000&period=\d+&profit=1$/u);
  const form = page.getByRole('region', { name: 'Оставить заявку' });
  // With mistakes first: its answer is a place in the router's history as well.
  await form.getByRole('button', { name: 'Получить код и отправить' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel('Как к вам обращаться').fill('Анна Иванова');
  await form.getByLabel('Мобильный телефон').fill(`+${freshPhone()}`);
  await form.getByLabel('Электронная почта').fill('anna@mail.ru');
  await form.getByRole('region', { name: 'Предупреждение о рисках' }).focus();
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  const before = await routersPlace(page);
  await form.getByRole('button', { name: 'Получить код и отправить' }).click();
  await expect(form.getByLabel('Код из СМС')).toBeVisible();
  // The answer is shown while the page is still read anew; only then the router writes its address, with the choice.
  await expect.poll(() => routersPlace(page)).not.toBe(before);
  await expect(page).toHaveURL(/\?entity=1&sum=3000000&period=\d+&profit=1#zayavka$/u);
  await page.reload();
  await expect(form.getByLabel('Код из СМС')).toBeVisible();
  await expect(form).toContainText(/3\s000\s000\s₽/u);
  await expect(form.getByRole('button', { name: /^Новый код через/u })).toBeVisible();
});

/** Name of the place in the router's history. */
function routersPlace(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window.history.state as { key?: string } | null)?.key);
}

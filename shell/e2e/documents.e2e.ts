import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { platform } from './support/platform.ts';
import { mouse } from './support/hand.ts';
import { publishChanges } from './support/publish-changes.ts';
import { SEEN_WITHIN_MS } from './support/seen-within.ts';
import { signIn } from './support/sign-in.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('documents are found, read on a past day, and compared', async ({ page }) => {
    await page.goto('/raskrytie-informatsii');
    await page.getByRole('searchbox', { name: 'Найти документ' }).fill('правила займа');
    await page.getByRole('button', { name: 'Найти' }).click();
    const title = 'Правила предоставления потребительских займов';
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('link', { name: 'Что изменилось в редакции № 3' }).click();
    await expect(page).toHaveURL(/from=2&to=3/u);
    // What is compared is read out of the files by a job; until then the page asks to come again.
    await expect(async () => {
      await page.reload();
      await expect(page.locator('ins').filter({ hasText: '100' }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();

    await page.goto('/raskrytie-informatsii');
    await page.getByLabel('Что действовало в этот день').fill('2025-01-01');
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(page.getByText('1 января 2025 действовало')).toBeVisible();
    await expect(page.getByText('Действует с 15 января 2024')).toBeVisible();
  });

  test('an answer is found by other words, and takes a vote', async ({ page }) => {
    await page.goto('/voprosy-i-otvety');
    await page.getByRole('searchbox', { name: 'Ваш вопрос' }).fill('вернуть кредит раньше');
    await page.getByRole('button', { name: 'Найти' }).click();
    const answer = page.locator('details:has(form)').first();
    await answer.locator('summary').click();
    await answer.getByRole('button', { name: 'Да' }).click();
    await expect(page.getByText('Спасибо! Рады, что помогло.')).toBeVisible();
  });
});

test('a question that an editor corrects is on the page in time', async ({ page, request }) => {
  const { data } = (await (await fetch(`${platform.apiOrigin}/api/v1/faq-questions`)).json()) as {
    data: { id: number }[];
  };
  expect((await request.get('/voprosy-i-otvety')).status()).toBe(200);
  await signIn(page, 'manager');
  await page.goto(`/admin/control-panel/faq/${data.at(-1)?.id}`);
  const question = `Вопрос, который поправили в ${Date.now()}?`;
  await page.getByLabel('Вопрос', { exact: true }).fill(question);
  await publishChanges(mouse(page));
  await expect
    .poll(async () => (await request.get('/voprosy-i-otvety')).text(), {
      timeout: SEEN_WITHIN_MS,
      intervals: [100],
    })
    .toContain(question);
});

test('a file is checked in the browser, and one byte more is another file', async ({ page }) => {
  await page.goto('/documenty');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Скачать «Согласие получать рекламу»/u }).click();
  const bytes = await readFile(await (await download).path());

  await page.goto('/documenty/reestr/proverka');
  const input = page.getByLabel(/Выберите файл/u);
  await expect(input).toBeEnabled();
  const file = { name: 'soglasie.pdf', mimeType: 'application/pdf', buffer: bytes };
  await input.setInputFiles(file);
  await expect(page.getByText('Это наш документ')).toBeVisible();
  await expect(page.getByText('редакция № 1')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await input.setInputFiles({ ...file, buffer: Buffer.concat([bytes, Buffer.from('\n')]) });
  await expect(page.getByText('Такого файла в реестре нет')).toBeVisible();
});

import { expect, test, type Locator, type Page } from 'playwright/test';
import { API_BASE_PATH, REVIEW_PATHS, type Reviews } from '@polden/api-contract';
import { freshPhone } from './support/borrower.ts';
import { untilInteractive } from './support/interactive.ts';
import { countLeads } from './support/platform.ts';
import { mouse } from './support/hand.ts';
import { publishChanges } from './support/publish-changes.ts';
import { SEEN_WITHIN_MS } from './support/seen-within.ts';
import { signIn } from './support/sign-in.ts';

const VACANCY_12 = 'inzhener-po-informatsionnoy-bezopasnosti';
const REVIEWS = '/o-kompanii/otzyvi';
const DOCUMENT = {
  name: 'anna.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Анна, оценщик. Десять лет на приёмке.'),
};
const PICTURE = {
  name: 'snimok.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function fillReview(form: Locator, message: string): Promise<void> {
  await form.getByLabel('4 — хорошо').check();
  await form.getByLabel('Что произошло').fill(message);
  await form.getByLabel('Как к вам обращаться').fill('Анна');
  await form.getByLabel('Снимки и документы').setInputFiles(PICTURE);
}

const reviewForm = (page: Page) => page.getByRole('region', { name: 'Расскажите, как было' });

test('a review with a picture is sent, and nothing of it is lost when it could not be', async ({ page }) => {
  await page.goto(REVIEWS);
  const form = reviewForm(page);
  await untilInteractive(form.getByRole('button', { name: 'Отправить отзыв' }));
  const message = `Всё понятно с первого раза, ${Date.now()}.`;
  await fillReview(form, message);
  await form.getByRole('checkbox').check();
  await page.route(`**/${REVIEW_PATHS.add}`, (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(form.getByText(/Связь прервалась/)).toBeVisible();
  await expect(form.getByLabel('Что произошло')).toHaveValue(message);
  const sent = page.waitForRequest((request) => request.url().endsWith(REVIEW_PATHS.add));
  await form.getByRole('button', { name: 'Отправить отзыв' }).click();
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  await expect(page.getByText('Спасибо, отзыв у нас')).toBeVisible();
});

test('a résumé goes to its vacancy', async ({ page }) => {
  const before = countLeads().total;
  await page.goto('/kariera');
  await page.getByRole('link', { name: 'Тула', exact: true }).click();
  await page.getByRole('link', { name: 'Бухгалтер по расчётам с заёмщиками' }).click();
  const form = page.getByRole('region', { name: 'Откликнуться' });
  await untilInteractive(form.getByRole('button', { name: 'Отправить отклик' }));
  await form.getByLabel('Как к вам обращаться').fill('Анна');
  await form.getByLabel('Мобильный телефон').fill(`+${freshPhone()}`);
  await form.getByLabel('Резюме').setInputFiles(DOCUMENT);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Отправить отклик' }).click();
  await expect(page.getByText('Отклик у нас')).toBeVisible();
  expect(countLeads().total).toBe(before + 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review and a résumé are sent with their files', async ({ page }) => {
    await page.goto(REVIEWS);
    const form = reviewForm(page);
    await fillReview(form, 'Читал договор вслух, дошёл до конца.');
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      form.getByRole('button', { name: 'Отправить отзыв' }).click(),
    ]);
    expect(refused.status()).toBe(422);
    await expect(form.getByLabel('Что произошло')).toHaveValue('Читал договор вслух, дошёл до конца.');
    await expect(form.getByText(/приложите их ещё раз/)).toBeVisible();
    await form.getByLabel('Снимки и документы').setInputFiles(PICTURE);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(page.getByText('Спасибо, отзыв у нас')).toBeVisible();

    const before = countLeads().total;
    await page.goto('/kariera');
    const reply = page.getByRole('region', { name: 'Не нашли своей вакансии' });
    await reply.getByLabel('Как к вам обращаться').fill('Анна');
    await reply.getByLabel('Мобильный телефон').fill(`+${freshPhone()}`);
    await reply.getByLabel('Резюме').setInputFiles(DOCUMENT);
    await reply.getByRole('checkbox').check();
    await reply.getByRole('button', { name: 'Отправить резюме' }).click();
    await expect(page.getByText('Отклик у нас')).toBeVisible();
    expect(countLeads().total).toBe(before + 1);
  });
});

test('what an editor saves of a vacancy, an office and a review is seen in time', async ({
  page,
  request,
}) => {
  const mark = String(Date.now());
  const listed = await request.get(`${API_BASE_PATH}${REVIEW_PATHS.items}?page=1`);
  const [newest] = ((await listed.json()) as Reviews).items;
  const changes: [item: string, field: string, words: string, seen: string[]][] = [
    ['vacancy/12', 'Должность', `Инженер ${mark}`, ['/kariera', `/kariera/${VACANCY_12}`]],
    ['office-region/1', 'Адрес офиса', `ул. Новая, д. ${mark}`, ['/kontakty']],
    // On the page that all visitors share: one with a query is rendered anew for each of them.
    [`review/${newest?.id}`, 'Ответ компании', `Исправили ${mark}`, [REVIEWS]],
  ];
  await signIn(page, 'manager');
  for (const [item, field, words, seen] of changes) {
    for (const path of seen) expect((await request.get(path)).status()).toBe(200);
    await page.goto(`/admin/control-panel/${item}`);
    await page.getByLabel(field, { exact: true }).fill(words);
    if (item.startsWith('vacancy')) await publishChanges(mouse(page));
    else {
      const saved = page.waitForResponse((response) => response.url().includes('/update/'));
      await page.getByRole('button', { name: /^Сохранить/ }).click();
      expect((await saved).status()).toBe(200);
    }
    for (const path of seen) {
      await expect
        .poll(async () => (await request.get(path)).text(), { timeout: SEEN_WITHIN_MS, intervals: [100] })
        .toContain(words);
    }
  }
});

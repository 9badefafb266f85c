import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { extractText } from 'unpdf';
import {
  API_BASE_PATH,
  LEAD_PATHS,
  SMS_PATHS,
  type BusinessFirstStep,
  type CreateLead,
  type FirstStepAccepted,
  type LeadCreated,
  type LeadDocument,
} from '@polden/api-contract';
import { freshPhone, readCode } from './support/borrower.ts';
import { untilInteractive } from './support/interactive.ts';
import { platform } from './support/platform.ts';
import { watchTroubles } from './support/troubles.ts';

const BORROWER = 'Иванова Анна Петровна';

async function post<T>(page: Page, path: string, body: object): Promise<T> {
  const answer = await page.request.post(API_BASE_PATH + path, {
    data: body,
    headers: { origin: platform.origin },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as T;
}

/** A whole request of somebody with a car, sent by this browser. */
async function sendRequest(page: Page, phone: string): Promise<string> {
  await post(page, SMS_PATHS.request, { phone });
  await post(page, SMS_PATHS.confirm, { phone, code: await readCode(phone) });
  const documents = (await (
    await page.request.get(API_BASE_PATH + LEAD_PATHS.documents)
  ).json()) as LeadDocument[];
  const lead: CreateLead = {
    phone,
    requiredSum: 280_000,
    requiredMonthCount: 48,
    product: 'pts',
    formType: 'second',
    documents: documents.map(({ id }) => id),
    mainInfo: {
      lastName: 'Иванова',
      firstName: 'Анна',
      middleName: 'Петровна',
      birthday: '05.03.1990',
      passport: '4510 123456',
      dateOfIssue: '20.05.2015',
      departmentCode: '770-001',
      placeOfIssue: 'ОВД района Арбат города Москвы',
      placeOfBirth: 'г. Москва',
      residentialAddress: 'Москва, улица Арбат, дом 1, квартира 2',
      region: 'Москва',
      monthIncome: 90_000,
      carMark: 'LADA',
      carModel: 'Vesta',
      carProduced: 2020,
      carNumber: 'А123ВС77',
    },
  };
  return (await post<LeadCreated>(page, LEAD_PATHS.create, lead)).id;
}

test('an approved borrower reads the documents, signs them with a code and keeps the files', async ({
  page,
}) => {
  const phone = freshPhone();
  const troubles = watchTroubles(page);
  const id = await sendRequest(page, phone);
  await page.goto(`/dengi-pod-zalog?zayavka=${id}`);
  await page.getByRole('link', { name: 'Подписать документы' }).click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подписание документов');
  await expect(page).toHaveURL(`/podpisanie/${id}`);

  const boxes = page.getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  await untilInteractive(boxes.first());
  const shown = await page.getByRole('link', { name: /^Открыть «Заявление/ }).getAttribute('href');
  expect(await textOf(await (await page.request.get(shown ?? '')).body())).toContain(BORROWER);
  for (const box of await boxes.all()) {
    if ((await box.getAttribute('required')) !== null) await box.check();
  }
  await page.getByRole('button', { name: 'Получить код для подписи' }).click();

  const code = page.getByLabel('Код из СМС');
  await expect(code).toBeFocused();
  await page.reload();
  await untilInteractive(code);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Подписать', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Неверный код');
  // The refusal of the wrong code, as the browser reports it.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([]);
  await code.fill(await readCode(phone));
  await page.getByRole('button', { name: 'Подписать', exact: true }).click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Документы подписаны');
  await expect(title).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Документы подписаны');
  const link = page.getByRole('link', { name: /^Скачать «Заявление/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Заявление о предоставлении займа.pdf');
  const text = await textOf(await readFile(await download.path()));
  for (const part of [BORROWER, '280 000 ₽', 'Документ подписан простой электронной подписью']) {
    expect(text).toContain(part);
  }
  await expect(page.getByRole('link', { name: 'Перейти в личный кабинет' })).toHaveAttribute(
    'href',
    /^https?:/,
  );
  expect(troubles).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an approved borrower refuses the offer, and signs no more of it', async ({ page }) => {
    const id = await sendRequest(page, freshPhone());
    await expect(async () => {
      await page.goto(`/podpisanie/${id}`);
      await expect(page.getByText('Предложение действует')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await page.getByText('Отказаться от предложения').click();
    await page.getByLabel('Почему').selectOption('Дорого');
    await page.getByRole('button', { name: 'Да, отказаться' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Вы отказались от\sпредложения$/u);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Вы отказались от\sпредложения$/u);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('whoever comes by a link proves the phone of the request first', async ({ page }) => {
    const phone = freshPhone();
    const { requestResponse } = await post<FirstStepAccepted>(page, LEAD_PATHS.businessFirstStep, {
      period: 24,
      sum: 1_000_000,
      phoneNumber: phone,
      consent: true,
    } satisfies BusinessFirstStep);
    await page.goto(`/podpisanie/${requestResponse.id}`);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByRole('alert')).toContainText('Введите номер мобильного');

    await page.getByLabel('Мобильный телефон').fill(phone);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByLabel('Код из СМС').fill(await readCode(phone));
    await page.getByRole('button', { name: 'Показать документы' }).click();
    // Its questionnaire is not filled in.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подписывать пока нечего');
  });
});

async function textOf(pdf: Buffer): Promise<string> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/gu, ' ');
}

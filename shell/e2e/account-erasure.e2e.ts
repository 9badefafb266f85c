import { expect, test } from 'playwright/test';
import {
  ACCOUNT_PATHS,
  API_BASE_PATH,
  LEAD_PATHS,
  type LeadDocument,
  OWN_DATA_PATHS,
  SMS_PATHS,
} from '@polden/api-contract';
import { freshPhone, readCode } from './support/borrower.ts';
import { platform } from './support/platform.ts';
import { signIn } from './support/sign-in.ts';
import { watchTroubles } from './support/troubles.ts';

test('somebody asks without scripts to be erased, the staff confirms, and the account is closed', async ({
  browser,
  page: staff,
}) => {
  const phone = freshPhone();
  const context = await browser.newContext({
    baseURL: platform.origin,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const person = await context.newPage();
  const call = async (path: string, data: object) => {
    const answer = await person.request.post(API_BASE_PATH + path, {
      data,
      headers: { origin: platform.origin },
    });
    expect(answer.status()).toBe(200);
  };
  await call(SMS_PATHS.request, { phone });
  await call(SMS_PATHS.confirm, { phone, code: await readCode(phone) });
  await call(ACCOUNT_PATHS.login, { phone });
  const documents = (await (
    await person.request.get(API_BASE_PATH + LEAD_PATHS.documents)
  ).json()) as LeadDocument[];
  const loan = { product: 'pts', requiredSum: 280_000, requiredMonthCount: 48, formType: 'first' };
  const accepted = documents.map(({ id }) => id);
  await call(LEAD_PATHS.create, { phone, fullName: 'Анна Иванова', ...loan, documents: accepted });

  await person.goto('/login');
  await person.getByRole('link', { name: 'Данные', exact: true }).click();
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('Мои данные');
  const copy = await person.request.get(API_BASE_PATH + OWN_DATA_PATHS.copy);
  expect(await copy.text()).toContain('Анна Иванова');
  expect((await person.request.get('/login/dannye')).headers()['cache-control']).toContain('no-store');
  await person.getByRole('checkbox').check();
  await person.getByRole('button', { name: 'Попросить стереть' }).click();
  await expect(person.getByText('Просьба на рассмотрении')).toBeVisible();

  const troubles = watchTroubles(staff);
  await signIn(staff, 'admin');
  await staff.goto('/admin/personal-data');
  await staff
    .getByRole('button', { name: /^Рассмотреть/ })
    .last()
    .click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText(`-${phone.slice(-4, -2)}-${phone.slice(-2)}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Стереть всё о человеке' }).click();
  await dialog.getByRole('button', { name: 'Да, стереть навсегда' }).click();
  await expect(dialog).toBeHidden();
  expect(troubles).toEqual([]);

  await expect(staff.getByRole('cell', { name: 'Стёрто' }).last()).toBeVisible();
  // The sessions went with everything else.
  await person.goto('/login/dannye');
  await expect(person).toHaveURL(/\/login\?dalshe=dannye$/);
  await context.close();
});

import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { API_BASE_PATH, DEV_SMS_PATH, type InboxMessages } from '@polden/api-contract';
import { platform } from './platform.ts';

/** Digits of a Russian mobile number that no other test uses; the demo CRM approves all that end with 5. */
export function freshPhone(): string {
  return `7916${String(randomInt(1_000_000)).padStart(6, '0')}5`;
}

/** The code of the last message to the phone that has one. */
export async function readCode(phone: string, origin = platform.origin): Promise<string> {
  const url = `${origin}${API_BASE_PATH}${DEV_SMS_PATH}?phone=${phone}`;
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await fetch(url)).json()) as InboxMessages;
      code = items.find((message) => message.code !== '')?.code;
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

/** Id of the lead in the address of the page that shows how it is processed. */
export async function leadIdOf(page: Page): Promise<string> {
  await page.waitForURL(/[?&]zayavka=/);
  return new URL(page.url()).searchParams.get('zayavka') ?? '';
}

/** Ticks every consent of the form. */
export async function acceptDocuments(form: Locator): Promise<void> {
  const boxes = form.getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) await box.check();
}

/** The first step of a request: what the form asks for, and every consent. Ends with the code's step. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Заявка на заём' });
  const name = form.getByLabel('Имя и фамилия');
  if ((await name.count()) > 0) await name.fill('Анна Иванова');
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await acceptDocuments(form);
  await form.getByRole('button', { name: /код/ }).click();
}

/** Types the code that came, with the consents that stand beside it. */
export async function confirmPhone(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Подтверждение телефона' });
  await form.getByLabel('Код из СМС').fill(await readCode(phone));
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Подтвердить и отправить' }).click();
}

/** What a borrower answers, by the labels of the fields, step by step. */
export const ANSWERS = {
  person: { Фамилия: 'Иванова', Имя: 'Анна', 'Дата рождения': '05.03.1990' },
  passport: { 'Серия и номер': '4510 123456' },
  passportInParts: { Серия: '4510', Номер: '123456' },
  restOfPassport: {
    'Дата выдачи': '20.05.2015',
    'Код подразделения': '770-001',
    'Кем выдан': 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ',
    'Место рождения': 'г. Москва',
  },
  home: { 'Адрес, где вы живёте': 'улица Арбат, дом 1, квартира 2' },
  income: { 'Доход за месяц': '90000' },
  car: { Марка: 'LADA', Модель: 'Vesta', 'Год выпуска': '2020', Госномер: 'А123ВС77' },
  property: { 'Что отдаёте в залог': 'Катер «Волжанка 46»', 'Год выпуска': '2001' },
};

/** Fills the step of the questionnaire that has this title, and goes on. */
export async function answerStep(
  page: Page,
  title: string,
  answers: Record<string, string>,
  button = 'Продолжить',
): Promise<void> {
  const form = page.getByRole('form', { name: title });
  await expect(form).toBeVisible();
  const region = form.getByLabel('Регион регистрации');
  if ((await region.count()) > 0) await region.selectOption('Москва');
  for (const [label, answer] of Object.entries(answers)) {
    await form
      .getByRole('textbox', { name: label, exact: true })
      .or(form.getByRole('combobox', { name: label, exact: true }))
      .fill(answer);
  }
  await form.getByRole('button', { name: button }).click();
}

/** Looks the answers over and sends them as they are. */
export async function sendChecked(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Проверьте ответы' });
  await form.getByRole('button', { name: 'Отправить анкету' }).click();
}

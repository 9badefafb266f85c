import { expect, test, type Page } from 'playwright/test';
import {
  ANSWERS,
  answerStep,
  askForCode,
  confirmPhone,
  freshPhone,
  leadIdOf,
  sendChecked,
} from './support/borrower.ts';
import { untilInteractive } from './support/interactive.ts';
import { platform } from './support/platform.ts';
import { someOf, SWEEP_ONLY } from './support/sweep.ts';
import { watchTroubles } from './support/troubles.ts';

type Questionnaire = 'vehicle' | 'property' | 'installment' | null;

/** A landing of each product, and what the CRM gets of a request on it. */
const PRODUCTS: [path: string, product: string, questionnaire: Questionnaire, leadType: string][] = [
  ['/', 'pts', 'vehicle', 'site3_auto_loans'],
  ['/dengi-pod-zalog', 'pts', 'vehicle', 'site3_auto_loans'],
  ['/zajm-po-pasportu', 'installment', 'installment', 'site3_installment'],
  ['/bystryj-zajm-po-pasportu', 'pdl', null, 'site3_installment'],
  ['/biznes-zaim', 'business', null, 'site3_auto_loans'],
  ['/refinansirovaniye', 'refinance', 'vehicle', 'site3_refinance'],
  ['/zaem-pod-zalog', 'collateral', 'property', 'site3_zaem_pod_zalog'],
  ['/dengi-na-pokupku-avto', 'car-purchase', null, 'site3_auto_loans_request'],
  ['/otpbank', 'bank', null, 'site3_pts_loan'],
  ['/psb', 'bank-business', null, 'site3_pts_loan'],
];

for (const [path, product, questionnaire, leadType] of someOf(PRODUCTS, 2)) {
  test(`${product}: from ${path} to a stored lead`, async ({ page }) => {
    const phone = freshPhone();
    const troubles = watchTroubles(page);
    await page.goto(`${path}?utm_source=e2e`);
    await untilInteractive(page.getByRole('form', { name: 'Заявка на заём' }));
    await askForCode(page, phone);
    await confirmPhone(page, phone);
    if (questionnaire) await answerAll(page, questionnaire);

    const id = await leadIdOf(page);
    await expect
      .poll(() => leadInCrm(id))
      .toMatchObject({
        phone: `+${phone}`,
        product,
        leadType,
        utmSource: 'e2e',
        ...(questionnaire && {
          formType: 'second',
          fullName: expect.stringMatching(/^Иванова Анна/),
          questionnaire: expect.objectContaining({ monthIncome: 90_000, passport: '4510-123456' }),
        }),
      });
    expect(troubles).toEqual([]);
  });
}

test(
  'an instalment loan of somebody with a car has the sums of a loan on it, and asks about the car',
  SWEEP_ONLY,
  async ({ page }) => {
    const phone = freshPhone();
    await page.goto('/zajm-po-pasportu');
    await untilInteractive(page.getByRole('form', { name: 'Заявка на заём' }));
    await page.getByRole('radio', { name: /^Да/ }).check();
    await expect(page.getByRole('textbox', { name: 'Сколько нужно' })).toHaveValue(/^280\s000/);
    await askForCode(page, phone);
    await confirmPhone(page, phone);
    await answerAll(page, 'vehicle');
    const id = await leadIdOf(page);
    await expect.poll(() => leadInCrm(id)).toMatchObject({ product: 'installment', requiredSum: 280_000 });
  },
);

test('a reload in the middle of the questionnaire takes the passport only', async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/dengi-pod-zalog');
  await untilInteractive(page.getByRole('form', { name: 'Заявка на заём' }));
  await askForCode(page, phone);
  await confirmPhone(page, phone);
  await answerStep(page, 'Как вас зовут', ANSWERS.person);
  await answerStep(page, 'Паспорт', { ...ANSWERS.passport, ...ANSWERS.restOfPassport });
  const home = page.getByRole('form', { name: 'Дом и доход' });
  await home.getByLabel('Доход за месяц').fill('90000');
  const stored = await page.evaluate(() => sessionStorage.getItem('save-state'));
  expect(stored).toContain('90');
  for (const secret of ['123456', '05.03.1990', '770-001', '770001', 'АРБАТ', '20.05.2015'])
    expect(stored).not.toContain(secret);

  await page.reload();
  await expect(page.getByText('Страница открылась заново')).toBeVisible();
  const person = page.getByRole('form', { name: 'Как вас зовут' });
  await expect(person.getByLabel('Фамилия')).toHaveValue('Иванова');
  await expect(person.getByLabel('Дата рождения')).toHaveValue('');
  await person.getByLabel('Дата рождения').fill('05.03.1990');
  await person.getByRole('button', { name: 'Продолжить' }).click();
  await answerStep(page, 'Паспорт', { ...ANSWERS.passport, ...ANSWERS.restOfPassport });
  await expect(home.getByLabel('Доход за месяц')).toHaveValue(/^90\s000$/);
  await home.getByRole('button', { name: 'Назад' }).click();
  await expect(page.getByRole('form', { name: 'Паспорт' }).getByLabel('Серия и номер')).toHaveValue(
    '4510 123456',
  );
});

test('a visitor of another city, brought by an advertisement, ends with the lead that the screen has shown', async ({
  page,
}) => {
  const phone = freshPhone();
  const { port } = new URL(platform.origin);
  const site = `http://spb.polden.localhost:${port}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site}/?utm_source=e2e&utm_campaign=spring&leadGenCode=AB-1&leadTypeId=7`);
  await page.goto(`${site}/dengi-pod-zalog`);
  await page.goto(`${site}/dengi-pod-zalog-pts`);
  await untilInteractive(page.getByRole('form', { name: 'Заявка на заём' }));
  const sum = page.getByRole('textbox', { name: 'Сколько нужно' });
  await sum.fill('300000');
  await sum.press('Tab');
  const shorter = page.getByRole('link', { name: /переплата меньше на/ });
  const months = Number(/^На\s(\d+)\sмесяц/u.exec(await shorter.innerText())?.[1]);
  await shorter.click();
  await expect(page.getByRole('textbox', { name: 'На какой срок' })).toHaveValue(String(months));
  await askForCode(page, phone);
  await confirmPhone(page, phone);
  const { person, passport, restOfPassport, home, income, car } = ANSWERS;
  await answerStep(page, 'Как вас зовут', person);
  await expect(page.getByRole('form', { name: 'Паспорт' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Фамилия')).toHaveValue('Иванова');
  await page.goForward();
  await expect(page).toHaveURL(/shag=2/);
  await answerStep(page, 'Паспорт', { ...passport, ...restOfPassport });
  await answerStep(page, 'Дом и доход', { ...home, ...income });
  await answerStep(page, 'Машина', car, 'Проверить ответы');
  const check = page.getByRole('form', { name: 'Проверьте ответы' });
  await expect(check.getByText('Санкт-Петербург')).toBeVisible();
  await expect(check.getByText('•••• ••••56')).toBeVisible();
  await expect(page.getByText(new RegExp(`300\\s000\\s₽ на ${months}\\sмесяц`, 'u'))).toBeVisible();
  await sendChecked(page);

  const id = await leadIdOf(page);
  await expect
    .poll(() => leadInCrm(id))
    .toMatchObject({
      formType: 'second',
      requiredSum: 300_000,
      requiredMonthCount: months,
      city: 'Санкт-Петербург',
      leadGenCode: 'AB-1',
      utmSource: 'e2e',
      source: { leadTypeId: '7', utmCampaign: 'spring', url: '/dengi-pod-zalog-pts' },
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first step of each landing says what is wrong, keeps it, and goes on', async ({ page }) => {
    for (const [path, product] of someOf(PRODUCTS, 3)) {
      await test.step(product, async () => {
        // Somebody else, who has asked for nothing yet.
        await page.context().clearCookies();
        await page.goto(path);
        const form = page.getByRole('form', { name: 'Заявка на заём' });
        await form.getByLabel('Мобильный телефон').fill('123');
        const [refused] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          form.getByRole('button', { name: /код/ }).click(),
        ]);
        expect(refused.status(), path).toBe(422);
        await expect(page.getByRole('alert').getByRole('link'), path).not.toHaveCount(0);
        await expect(form.getByLabel('Мобильный телефон'), path).toHaveValue('123');
        await askForCode(page, freshPhone());
        await expect(page.getByLabel('Код из СМС'), path).toBeVisible();
      });
    }
  });

  test('the whole questionnaire is answered by plain posts', async ({ page }) => {
    const phone = freshPhone();
    await page.goto('/zajm-po-pasportu?utm_source=e2e');
    await askForCode(page, phone);
    await confirmPhone(page, phone);
    await answerAll(page, 'installment');
    const id = await leadIdOf(page);
    await expect
      .poll(() => leadInCrm(id))
      .toMatchObject({ formType: 'second', phone: `+${phone}`, utmSource: 'e2e' });
  });
});

async function answerAll(page: Page, questionnaire: Exclude<Questionnaire, null>): Promise<void> {
  const { person, passport, passportInParts, restOfPassport, home, income, car, property } = ANSWERS;
  await answerStep(page, 'Как вас зовут', person);
  if (questionnaire !== 'installment') {
    await answerStep(page, 'Паспорт', { ...passport, ...restOfPassport });
    await answerStep(page, 'Дом и доход', { ...home, ...income });
    if (questionnaire === 'vehicle') await answerStep(page, 'Машина', car, 'Проверить ответы');
    else await answerStep(page, 'Имущество', property, 'Проверить ответы');
  } else {
    await answerStep(page, 'Паспорт', { ...passportInParts, ...restOfPassport });
    await answerStep(page, 'Где вы живёте', home);
    await answerStep(page, 'Доход и почта', income, 'Проверить ответы');
  }
  await sendChecked(page);
}

/** The lead as the demo CRM has it; null until it has been delivered. */
async function leadInCrm(id: string): Promise<object | null> {
  const answer = await fetch(`${platform.crmOrigin}/leads`);
  const leads = (await answer.json()) as { lead: { id: string; formType: string } }[];
  return leads.find(({ lead }) => lead.id === id)?.lead ?? null;
}

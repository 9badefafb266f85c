import { expect, test, type Page } from 'playwright/test';
import { LEAD_PATHS } from '@polden/api-contract';
import { acceptDocuments, confirmPhone, freshPhone, readCode } from './support/borrower.ts';
import { untilAllInteractive } from './support/interactive.ts';
import { fillEverything, holdScripts, pagesWithForms, readForms } from './support/site-forms.ts';
import { SWEEP } from './support/sweep.ts';

/** A request with a calculator, one of an investor, a form with a file. */
const FIRST_FORMS = ['/dengi-pod-zalog', '/investoram', '/o-kompanii/otzyvi'];
const parsed = (page: Page) => page.waitForFunction(() => document.readyState !== 'loading');
const payment = (page: Page) =>
  page.locator('#calc').getByText('Ежемесячный платёж', { exact: true }).locator('..');

test('what is filled in before the scripts come stays in every form of the site', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const paths = SWEEP ? await pagesWithForms(page) : FIRST_FORMS;
  expect(paths.length).toBeGreaterThanOrEqual(SWEEP ? 8 : FIRST_FORMS.length);
  for (const path of paths) {
    await test.step(path, async () => {
      const late = await context.newPage();
      const release = await holdScripts(late);
      await late.goto(path, { waitUntil: 'commit' });
      await parsed(late);
      await fillEverything(late);
      const filled = await readForms(late);
      release();
      await untilAllInteractive(late.locator('main form'));
      await expect.poll(() => readForms(late), { message: path }).toEqual(filled);
      await late.close();
    });
  }
});

test('who goes back after a reload, before the scripts are there, sees the page of the address', async ({
  page,
}) => {
  for (const [first, next] of [
    ['/investoram', '/programma-obligatsiy'],
    ['/kontakty', '/o-kompanii'],
  ] as const) {
    await page.goto(first);
    const heading = await page.locator('h1').innerText();
    const title = await page.title();
    // As the router goes there: the same document.
    await page.evaluate((path) => history.pushState({ idx: 1, key: 'next' }, '', path), next);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await parsed(page);
    await expect(page.locator('h1')).not.toHaveText(heading);
    await page.evaluate(() => history.back());
    await expect(page.locator('h1')).toHaveText(heading, { useInnerText: true });
    release();
    await untilAllInteractive(page.locator('main form'));
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await page.unrouteAll();
  }
});

test('a loan that is chosen before the scripts come is the one that is calculated and asked for', async ({
  page,
}) => {
  await page.goto('/dengi-pod-zalog?sum=500000&term=36');
  const calculated = await payment(page).innerText();

  const release = await holdScripts(page);
  await page.goto('/dengi-pod-zalog', { waitUntil: 'commit' });
  await parsed(page);
  const phone = freshPhone();
  const form = page.getByRole('form', { name: 'Заявка на заём' });
  await page.getByRole('textbox', { name: 'Сколько нужно' }).fill('500 000');
  await page.getByRole('textbox', { name: 'На какой срок' }).fill('36');
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await acceptDocuments(form);
  release();

  await expect(payment(page)).toHaveText(calculated, { useInnerText: true });
  await expect(page.getByRole('slider', { name: 'Сколько нужно' })).toHaveValue('500000');
  await form.getByRole('button', { name: 'Получить код' }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith(LEAD_PATHS.create));
  await confirmPhone(page, phone);
  expect((await sent).postDataJSON()).toMatchObject({
    phone,
    requiredSum: 500_000,
    requiredMonthCount: 36,
  });
});

test('a request that is sent before the scripts come goes on with them, for the same loan', async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat/iu.test(message.text())) wrong.push(message.text());
  });
  const release = await holdScripts(page);
  await page.goto('/dengi-pod-zalog', { waitUntil: 'commit' });
  await parsed(page);
  const phone = freshPhone();
  const form = page.getByRole('form', { name: 'Заявка на заём' });
  const sum = page.getByRole('textbox', { name: 'Сколько нужно' });
  await sum.fill('500 000');
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await acceptDocuments(form);
  await form.getByRole('button', { name: 'Получить код' }).click({ noWaitAfter: true });
  await expect(page.getByLabel('Код из СМС')).toBeVisible();
  release();

  await expect(page).toHaveURL(/shag=kod/u);
  await expect(sum).toHaveValue(/^500\s000$/u);
  await expect(page.getByRole('slider', { name: 'Сколько нужно' })).toHaveValue('500000');
  const sent = page.waitForRequest((request) => request.url().endsWith(LEAD_PATHS.create));
  await confirmPhone(page, phone);
  expect((await sent).postDataJSON()).toMatchObject({ phone, requiredSum: 500_000, requiredMonthCount: 48 });
  expect(wrong).toEqual([]);
});

test('a second click while the code is checked is the same click', async ({ page }) => {
  await page.goto('/dengi-pod-zalog');
  const phone = freshPhone();
  const form = page.getByRole('form', { name: 'Заявка на заём' });
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await acceptDocuments(form);
  await form.getByRole('button', { name: 'Получить код' }).click();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('verification-confirm'))
      calls.push(request.url());
  });
  const code = page.getByRole('form', { name: 'Подтверждение телефона' });
  await code.getByLabel('Код из СМС').fill(await readCode(phone));
  await code.getByRole('button', { name: 'Подтвердить и отправить' }).dblclick();
  await expect(page.getByRole('button', { name: 'Заполню в личном кабинете' })).toBeVisible();
  expect(calls).toHaveLength(1);

  await page.goto('/zajm-onlajn-na-kartu');
  const another = page.getByRole('form', { name: 'Заявка на заём' });
  await another.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await acceptDocuments(another);
  await another.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код из СМС')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Получить код' })).toHaveCount(0);
});

import { leadNumber } from '@polden/api-contract';
import { expect, test, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { seriousBarriers } from './support/barriers.ts';
import { askForCode, confirmPhone, freshPhone, leadIdOf, readCode } from './support/borrower.ts';
import { untilInteractive } from './support/interactive.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { watchTroubles } from './support/troubles.ts';

const PHONE_SCREEN = { width: 360, height: 740 };

/** As somebody who has the phone in his hand, at the second try. */
async function logIn(page: Page, phone: string): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Подтверждение телефона' });
  await form.getByLabel('Мобильный телефон').fill(`+${phone}`);
  await form.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByLabel('Код из СМС');
  await expect(code).toBeVisible();
  const right = await readCode(phone);
  await code.fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toContainText('Неверный код. Осталось 4 попытки');
  await page.getByLabel('Код из СМС').fill(right);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Личный кабинет');
}

const PAGES = ['/login', '/login/platezhi', '/login/soglasiya', '/login/dannye'];
const WIDTHS = [320, 360, 768, 1340];

/** Every page of the account at every width in both themes: nothing moves, sticks out or bars the way. */
async function expectSound(page: Page): Promise<void> {
  const shifts = await watchShifts(page, 0.001);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE_SCREEN.height });
    for (const path of PAGES) {
      const at = `${path} at ${width} px`;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await shifts(), at).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      if (path === '/login') {
        const quiet = page.getByRole('link', { name: 'Отправить ещё одну заявку' });
        const heading = page.getByRole('heading', { level: 1 });
        expect.soft(await textStart(quiet), at).toBeCloseTo(await textStart(heading), 0);
      }
      // Beyond the width of a phone and of a desk the parts are the same.
      if (width === 768 || width === 320) continue;
      expect.soft(await seriousBarriers(page), at).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await seriousBarriers(page, 'color-contrast'), `${at} in the dark`).toEqual([]);
    }
  }
  await page.setViewportSize(PHONE_SCREEN);
}

/** Where the words begin, px from the left. */
const textStart = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().left;
  });

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'client_session');

test('a request from a phone has one state, on its page and in the account, until all is left', async ({
  browser,
}) => {
  const phone = freshPhone();
  const onPhone = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await onPhone.newPage();
  const troubles = watchTroubles(page);
  await page.goto('/dengi-pod-zalog');
  await untilInteractive(page.getByRole('button', { name: /код/ }));
  await askForCode(page, phone);
  await confirmPhone(page, phone);
  await page.getByRole('button', { name: 'Заполню в личном кабинете' }).click();
  const id = await leadIdOf(page);
  await expect(page.getByRole('button', { name: 'Заполнить анкету' })).toBeVisible({ timeout: 60_000 });
  const link = await page.getByRole('link', { name: 'Перейти в личный кабинет' }).getAttribute('href');

  // The code of a moment ago is proof enough in this browser.
  await page.goto('/login');
  const phoneField = page.getByLabel('Мобильный телефон');
  await untilInteractive(phoneField);
  await phoneField.fill(`+${phone}`);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Личный кабинет');
  const requests = page.getByRole('region', { name: 'Заявки' });
  await expect(async () => {
    await page.reload();
    await expect(requests.getByText('Предварительно одобрена', { exact: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(requests).toContainText(/280\s000\s₽/u);
  await expect(requests).toContainText(leadNumber(id));
  expect(await page.content()).not.toContain(`+7 (${phone.slice(1, 4)})`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE_SCREEN.width);
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(await cookieOf(onPhone)).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'localhost' });

  await expectSound(page);
  await page.goto('/login');

  // On the desktop, without JavaScript: an account that nothing is known of, then that of the request, by its link.
  const desktop = await browser.newContext({ javaScriptEnabled: false });
  const other = await desktop.newPage();
  await logIn(other, freshPhone());
  await expect(other.getByText('С этого номера заявок пока нет')).toBeVisible();
  await other.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет');
  await other.goto(link ?? '');
  await other.getByRole('button', { name: 'Войти в личный кабинет' }).click();
  await expect(other.getByRole('region', { name: 'Заявки' })).toContainText('Предварительно одобрена');
  await other.getByRole('button', { name: 'Заполнить анкету' }).click();
  await expect(other.getByLabel('Фамилия')).toBeVisible();
  await other.goto('/login');
  await other.getByText('Выйти везде', { exact: true }).click();
  await other.getByRole('button', { name: 'Да, выйти везде' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет');
  expect(await cookieOf(desktop)).toBeUndefined();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет');
  expect(troubles).toEqual([]);
  await Promise.all([onPhone.close(), desktop.close()]);
});

import { expect, test, type Locator } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { pagesWithForms } from './support/site-forms.ts';
import { SWEEP } from './support/sweep.ts';

/** Requests of one step: all of them are sent by the same action. */
const FORMS = 'main form:has([name=form])';
/** Of a review: texts, a file, consents. */
const FIRST_FORM = { page: '/o-kompanii/otzyvi', name: 'otzyv' };
const PROGRAM = { name: 'cv.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
const MEGABYTE = 1024 * 1024;

test('a request tells all its mistakes at the first attempt, and keeps what was typed', async ({ page }) => {
  test.slow();
  // Each attempt begins with an empty form; what was typed before would be in it.
  await page.addInitScript(() => sessionStorage.clear());
  const tried: string[] = [];
  for (const path of SWEEP ? await pagesWithForms(page) : [FIRST_FORM.page]) {
    await page.goto(path);
    const names = await page
      .locator(`${FORMS} [name=form]`)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    for (const name of names) {
      for (const attempt of [leaveEmpty, typeWrong, sendTooMuch]) {
        await page.goto(path);
        const form = page.locator(FORMS).filter({ has: page.locator(`[name=form][value="${name}"]`) });
        const send = form.locator('[type=submit]');
        await untilInteractive(send);
        const wrong = await attempt(form);
        const typed = await valuesOf(form);
        const first = await mistakesAfter(form, send);
        expect(await valuesOf(form), `${path} ${name}`).toEqual(typed);
        expect(first, `${path} ${name}`).toEqual(expect.arrayContaining(wrong));
        const mended = await mendOne(form, first);
        const second = await mistakesAfter(form, send);
        const rest = first.filter((field) => field !== mended);
        expect(second, `${path} ${name}: after ${first.join()}`).toEqual(rest);
      }
      tried.push(name);
    }
  }
  const known = SWEEP ? ['otzyv', 'pismo', 'nedvizhimost', 'nuzhny-dengi', 'agent'] : [FIRST_FORM.name];
  expect(tried).toEqual(expect.arrayContaining(known));
});

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('what is too long, too large and too many is told with the rest', async ({ page }) => {
    await page.goto('/o-kompanii/otzyvi');
    const form = page.locator(FORMS).filter({ has: page.locator('[name=form][value="otzyv"]') });
    await form.locator('[name=message]').fill('я'.repeat(4_001));
    await form.locator('[type=email]').fill('anna@');
    await form.locator('[type=file]').setInputFiles([
      PROGRAM,
      { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * MEGABYTE + 1) },
      ...['1', '2', '3', '4'].map((name) => ({
        name: `${name}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(8, 1),
      })),
    ]);
    await form.locator('[type=submit]').click();
    const summary = form.getByRole('alert').filter({ has: page.locator('a[href^="#"]') });
    for (const mistake of [
      'Уложитесь в 4000 знаков',
      'Можно приложить не больше 5 файлов',
      'Не подойдёт «cv.exe»: приложите фотографию, PDF или DOCX',
      '«scan.pdf»',
      'Отметьте согласие на обработку',
    ])
      await expect(summary).toContainText(mistake);
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expect(form.locator('[name=message]')).toHaveValue(/^я{4001}$/u);
  });
});

/** As it comes; what it suggests is taken away. */
async function leaveEmpty(form: Locator): Promise<string[]> {
  for (const field of await form.locator('input[type=text][list]').all()) await field.fill('');
  return [];
}

async function typeWrong(form: Locator): Promise<string[]> {
  for (const field of await form.locator('[type=email]').all()) await field.fill('anna@');
  for (const field of await form.locator('[type=tel]').all()) await field.fill('+7 916');
  for (const field of await form.locator('[name=sum]:not([type=hidden])').all()) await field.fill('много');
  return [];
}

/** Texts that are too long, and files of a wrong kind; ids of their fields. */
async function sendTooMuch(form: Locator): Promise<string[]> {
  const texts = form.locator('textarea, input[type=text]:not([inputmode], [name=sum])');
  const files = form.locator('[type=file]');
  for (const field of await texts.all()) await field.fill('слово '.repeat(800));
  for (const field of await files.all()) await field.setInputFiles(PROGRAM);
  return [...(await idsOf(texts)), ...(await idsOf(files))];
}

function idsOf(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((all) => all.map(({ id }) => id));
}

function valuesOf(form: Locator): Promise<string[]> {
  return form
    .locator('input:not([type=hidden], [type=file]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/** Ids of the fields that the summary leads to. */
async function mistakesAfter(form: Locator, send: Locator): Promise<string[]> {
  await send.click();
  const summary = form.getByRole('alert').filter({ has: form.page().locator('a[href^="#"]') });
  await expect(summary).toBeFocused();
  return summary
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );
}

/** Mends the first mistake that can be mended by typing; its id. */
async function mendOne(form: Locator, mistakes: readonly string[]): Promise<string> {
  for (const id of mistakes) {
    const field = form.locator(`[id="${id}"]`);
    if (await field.isDisabled()) continue;
    const kind = await field.evaluate((one) =>
      one.tagName === 'SELECT' ? 'select' : (one as HTMLInputElement).type,
    );
    if (kind === 'select') await field.selectOption({ index: 1 });
    else if (kind === 'checkbox') await field.check();
    else if (kind === 'tel') await field.fill('+7 916 000-00-01');
    else if (kind === 'email') await field.fill('anna@example.ru');
    else if (kind === 'file') await field.setInputFiles([]);
    else await field.fill('100000');
    return id;
  }
  throw new Error(`Nothing to mend in ${mistakes.join()}`);
}

test(
  'a form that is sent without a network keeps the page and what was typed',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const [path, form, label, text] of [
      ['/kontakty', FORMS, 'О чём письмо', 'Не могу дозвониться с утра'],
      ['/blog', 'form:has([name=email])', 'Электронная почта', 'anna@mail.example'],
    ] as const) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const title = await page.title();
      const asked = page
        .locator(form)
        .filter({ has: page.getByLabel(label) })
        .first();
      const field = asked.getByLabel(label);
      const send = asked.locator('[type=submit]');
      await untilInteractive(send);
      // What sends forms comes with the first touch; without it the document would send this one.
      const router = page.waitForResponse(/router-core/);
      await field.fill(text);
      await router;
      await page.context().setOffline(true);
      await send.click();
      await expect(page.getByText('Связь прервалась, и форма не отправлена.')).toBeVisible();
      await expect(field).toHaveValue(text);
      expect(await page.title()).toBe(title);
      await page.context().setOffline(false);
    }
  },
);

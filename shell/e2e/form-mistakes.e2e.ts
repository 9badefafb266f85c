import { expect, test, type Locator } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { pagesWithForms } from './support/site-forms.ts';

/** Requests of one step: all of them are sent by the same action. */
const FORMS = 'main form:has([name=form])';

test('a request tells all its mistakes at the first attempt, and keeps what was typed', async ({ page }) => {
  test.slow();
  const tried: string[] = [];
  for (const path of await pagesWithForms(page)) {
    await page.goto(path);
    const names = await page
      .locator(`${FORMS} [name=form]`)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    for (const name of names) {
      for (const attempt of [leaveEmpty, typeWrong]) {
        await page.goto(path);
        const form = page.locator(FORMS).filter({ has: page.locator(`[name=form][value="${name}"]`) });
        const send = form.locator('[type=submit]');
        await untilInteractive(send);
        await attempt(form);
        const typed = await valuesOf(form);
        const first = await mistakesAfter(form, send);
        expect(await valuesOf(form), `${path} ${name}`).toEqual(typed);
        const mended = await mendOne(form, first);
        const second = await mistakesAfter(form, send);
        const rest = first.filter((field) => field !== mended);
        expect(second, `${path} ${name}: after ${first.join()}`).toEqual(rest);
      }
      tried.push(name);
    }
  }
  expect(tried).toEqual(expect.arrayContaining(['otzyv', 'pismo', 'nedvizhimost', 'nuzhny-dengi', 'agent']));
});

/** As it comes; what it suggests is taken away. */
async function leaveEmpty(form: Locator): Promise<void> {
  for (const field of await form.locator('input[type=text][list]').all()) await field.fill('');
}

async function typeWrong(form: Locator): Promise<void> {
  for (const field of await form.locator('[type=email]').all()) await field.fill('anna@');
  for (const field of await form.locator('[type=tel]').all()) await field.fill('+7 916');
  for (const field of await form.locator('[name=sum]:not([type=hidden])').all()) await field.fill('много');
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
    else await field.fill('100000');
    return id;
  }
  throw new Error(`Nothing to mend in ${mistakes.join()}`);
}

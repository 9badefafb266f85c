import { expect, test, type Page } from 'playwright/test';
import { watchShifts } from './support/layout-shifts.ts';
import { LOAN_PAGES, PUBLIC_PAGES } from './support/public-pages.ts';
import { someOf } from './support/sweep.ts';

const PAGES = new Set([
  ...someOf([...PUBLIC_PAGES.map(([path]) => path), '/takoj-stranitsy-net'], 14),
  // Quiet buttons that scripts add.
  '/marketplace',
]);
/** From the narrowest phone (WCAG 1.4.10), where layouts change, and around where the menu unfolds. */
const WIDTHS = [320, 360, 576, 608, 768, 992, 1024, 1199, 1200, 1340];
/** A usual phone, and a screen and a half of it. */
const PHONE = { width: 360, height: 780 };
const FIRST_SCREENS = PHONE.height * 1.5;
/** The narrowest one. */
const SMALL_PHONE = { ...PHONE, width: 320 };

const LANDING = '/money-for-seller';

/** As many walk in one window: a window for each page would take longer than the page. */
const PAGES_PER_WALK = 15;
const WALKS = Array.from({ length: Math.ceil(PAGES.size / PAGES_PER_WALK) }, (_, walk) =>
  [...PAGES].slice(walk * PAGES_PER_WALK, (walk + 1) * PAGES_PER_WALK),
);

/** A page that fails does not hide the next; layouts settle soon, and what does not fit would cost each width a timeout. */
const softly = expect.configure({ soft: true, timeout: 5_000 });

for (const [walk, paths] of WALKS.entries()) {
  test(`pages fit each window, and the calculator is at hand on a phone: walk ${walk + 1} of ${WALKS.length}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await softly
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `${path} at ${width} px`,
          })
          .toBeLessThanOrEqual(width);
        await softly.poll(() => brokenWords(page), { message: `${path} at ${width} px` }).toEqual([]);
      }
      if (LOAN_PAGES.includes(path)) await expectCalculatorAtHand(page, path);
    }
  });
}

/** Words of buttons, links, labels and heads of columns that stand on more than one line. */
async function brokenWords(page: Page, where = 'button, a, summary, label, legend, th'): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const control of document.querySelectorAll(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[а-яё]+/giu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, where);
}

/** On a phone the calculator and its button stand within a screen and a half. */
async function expectCalculatorAtHand(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await softly
    .poll(() => topOf(page, 'main input[type=range]'), { message: `the slider of ${path}` })
    .toBeLessThanOrEqual(PHONE.height);
  await softly
    .poll(() => topOf(page, '#zayavka button[type=submit]'), { message: `the button of ${path}` })
    .toBeLessThanOrEqual(FIRST_SCREENS);
}

/** Where the page begins to be so, pixels from its top. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

const ENLARGED = [
  '/',
  '/kontakty',
  '/blog',
  '/gorod',
  '/documenty',
  '/voprosy-i-otvety',
  LANDING,
  '/prize',
  '/stante-nashim-agentom-v-regione',
  '/investoram',
  '/pogasit-zajm',
  '/pogasit-zajm/bankovskij-perevod',
];

test(
  'letters that a visitor has made larger fit each window, with the menu in it',
  { tag: '@any-width' },
  async ({ playwright, launchOptions, baseURL }) => {
    for (const [letters, width] of [
      [24, 360],
      [32, 360],
      [32, 320],
      [32, 1340],
    ] as const) {
      // A setting of the browser: a style of the page would leave its media queries as they are.
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      try {
        const page = await browser.newPage({ viewport: { width, height: 780 } });
        for (const path of ENLARGED) {
          await page.goto(`${baseURL}${path}`);
          await expectEnlargedFits(page, `${path} at ${width} px, ${letters} px letters`);
        }
      } finally {
        await browser.close();
      }
    }
  },
);

test(
  'letters that a style of the visitor makes larger fit a phone, though media queries know nothing of them',
  { tag: '@any-width' },
  async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: PHONE });
    try {
      const page = await context.newPage();
      for (const path of ENLARGED) {
        await page.setViewportSize(PHONE);
        await page.goto(path);
        for (const percent of [150, 200]) {
          await page.addStyleTag({ content: `html { font-size: ${percent}%; }` });
          await expectEnlargedFits(page, `${path} at ${percent} %`);
        }
        await page.setViewportSize(SMALL_PHONE);
        const message = `${path} at ${SMALL_PHONE.width} px, 200 %`;
        await expectEnlargedFits(page, message);
        await softly.poll(() => brokenWords(page, 'h1, h2, header a'), { message }).toEqual([]);
        // The page has the screen for itself.
        await softly.poll(() => shareOfBars(page), { message }).toBe(0);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/o-kompanii');
      await page.addStyleTag({ content: 'html { font-size: 200%; }' });
      await expectFits(page, '/o-kompanii at 200 % on a desk');
      await softly(page.getByRole('navigation', { name: 'Разделы' })).toBeHidden();
      await softly(page.getByRole('img', { name: 'Открыть меню' })).toBeVisible();
      await page.setViewportSize(PHONE);
      // A figure is whole on the bar at the foot, however large; where it would take the screen there is none.
      await page.goto('/');
      await page.addStyleTag({ content: 'html { font-size: 150%; }' });
      const figure = page.locator('[data-foot-bar] strong');
      await softly(figure).toBeVisible();
      const lines = await figure.evaluate((element) => element.getClientRects().length);
      softly(lines).toBe(1);
      const seen = await figure.evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
      softly(seen).toBe(true);
      await page.addStyleTag({ content: 'html { font-size: 200%; }' });
      await softly(figure).toBeHidden();
      softly((await page.getByRole('img', { name: 'Открыть меню' }).boundingBox())?.width).toBe(48);
    } finally {
      await context.close();
    }
  },
);

async function expectEnlargedFits(page: Page, message: string): Promise<void> {
  // A page for advertising has its telephone in the place of a menu.
  const menu = page.getByRole('img', { name: 'Открыть меню' }).or(
    page
      .locator('[data-layout^="lite"]')
      .getByRole('banner')
      .getByRole('link', { name: /^8 800/u }),
  );
  await softly(menu.first(), message).toBeInViewport();
  await expectFits(page, message);
  await softly.poll(() => cutWords(page), { message }).toEqual([]);
}

/** Words that begin beyond the edge of the screen. */
const cutWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(({ left, width }) => width > 1 && left < -1))
        cut.push(text.textContent ?? '');
    }
    return cut;
  });

/** How much of the screen's height bars take that stay while the page goes by. */
const shareOfBars = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, innerHeight * 2);
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    const staying = heights.filter((y) => {
      let element = document.elementFromPoint(innerWidth / 2, y);
      while (element && !['fixed', 'sticky'].includes(getComputedStyle(element).position))
        element = element.parentElement;
      return element !== null;
    });
    return staying.length / innerHeight;
  });

async function expectFits(page: Page, message: string): Promise<void> {
  await softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message })
    .toBeLessThanOrEqual(0);
}

/** WCAG 1.4.12: what a visitor may ask of any text. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`;

test(
  'letters and words that a visitor has set apart fit a phone',
  { tag: '@any-width' },
  async ({ browser }) => {
    // The visitor's own style, which no policy of the page forbids.
    const context = await browser.newContext({ bypassCSP: true });
    try {
      const page = await context.newPage();
      for (const path of [
        '/',
        '/dengi-pod-zalog',
        '/psb',
        '/o-kompanii/video/1',
        '/investitsionnye-dogovory/legal',
      ]) {
        await page.goto(path);
        await page.addStyleTag({ content: SPACED });
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 780 });
          await softly
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
              message: `${path} at ${width} px`,
            })
            .toBeLessThanOrEqual(width);
        }
      }
    } finally {
      await context.close();
    }
  },
);

test('on a phone the payment is at hand while the button is not, and nothing moves for it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const shifts = await watchShifts(page, 0.01);
  await page.goto('/dengi-pod-zalog');
  const bar = page.getByRole('complementary', { name: 'Платёж и заявка' });
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(/\d\s₽\sв\sмесяц/u);
  await bar.getByRole('link', { name: 'Оформить' }).click();
  await expect(page.getByRole('button', { name: 'Получить код' })).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  // At the very end the bar stands under the footer, not on it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [foot, top] = await Promise.all([
    page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().bottom),
    bar.evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(foot).toBeLessThanOrEqual(top + 1);
  await page.getByLabel('Мобильный телефон').first().focus();
  await expect(bar).toBeHidden();
  expect(await shifts()).toEqual([]);
});

test('the payment makes way for the request, and a phone that lies on its side has its lines for the page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/dengi-pod-zalog');
  const bar = page.getByRole('complementary', { name: 'Платёж и заявка' });
  await expect(bar).toBeVisible();
  // The first field is all that is to be seen of the form.
  await page.evaluate(() => {
    const field = document.querySelector('#zayavka input[type=tel]');
    scrollBy(0, (field?.getBoundingClientRect().bottom ?? 0) - innerHeight * 0.8);
  });
  await expect(bar).toBeHidden();

  await page.setViewportSize({ width: 780, height: 360 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(bar).toBeHidden();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  // Nor is a place kept for it under the footer.
  const below = await page
    .getByRole('contentinfo')
    .evaluate(
      (element) => document.documentElement.scrollHeight - element.getBoundingClientRect().bottom - scrollY,
    );
  expect(below).toBeLessThan(2);
});

test('the conditions are cards on a phone: the full cost and the rate before the sum', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const row = page.locator('#uslovija-zajmov tbody tr').first();
  const names = await row
    .locator('[data-title]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-title')));
  expect(names).toEqual(['ПСК, годовых', 'Ставка', 'Сумма', 'Срок']);
  const [first, second] = await row
    .locator('[data-title]')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
});

test('the question about cookies covers nothing, and is whole when the page is enlarged four times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1340, height: 800 });
  await page.goto('/dengi-pod-zalog');
  const question = page.getByRole('complementary', { name: 'Файлы cookie' });
  const height = await question.evaluate((element) => element.getBoundingClientRect().height);
  // One line of words and buttons.
  expect(height).toBeLessThan(72);
  for (const viewport of [{ width: 335, height: 200 }, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await question.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    await expect(question.getByRole('button', { name: 'Только необходимые' })).toBeVisible();
  }
  // The first thing that the keyboard meets after the way past the header.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.locator(':focus')).toHaveCount(1);
});

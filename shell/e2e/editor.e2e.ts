import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { API_BASE_PATH, BLOG_PATHS, type BlogPosts } from '@polden/api-contract';
import { blogPost, faq } from '@polden/content-model';
import { mouse } from './support/hand.ts';
import { platform } from './support/platform.ts';
import { publishChanges } from './support/publish-changes.ts';
import { acknowledged, SEEN_WITHIN_MS } from './support/seen-within.ts';
import { signIn } from './support/sign-in.ts';

/** Scripts and styles of /admin as they travel, the shell's among them. */
const ENTRY_BYTES = 200 * 1024;
/** A test that sets its own width. */
const once = { tag: '@any-width' };

async function newestPost(): Promise<{ id: number; slug: string }> {
  const answer = await fetch(`${platform.apiOrigin}${API_BASE_PATH}${BLOG_PATHS.posts}?page=1`);
  const { posts } = (await answer.json()) as BlogPosts;
  const [post] = posts;
  if (!post) throw new Error('the demo blog is empty');
  return post;
}

test('a change is seen beside its form and by a colleague, and by visitors once it is published', async ({
  page,
  request,
  browser,
}) => {
  const { id, slug } = await newestPost();
  const pages = ['/blog', `/blog/${slug}`];
  // Both pages are in the caches of the site before the change.
  for (const path of pages) expect((await request.get(path)).status()).toBe(200);

  await signIn(page, 'manager');
  await page.goto(`/admin/blog/${id}`);
  await page.getByRole('button', { name: 'Предпросмотр' }).click();
  const frame = page.frameLocator('iframe[title="Страница с черновиком"]');
  await expect(frame.getByLabel('Предварительный просмотр')).toBeVisible();
  const title = `Заголовок, который поправили в ${Date.now()}`;
  await page.getByLabel('Заголовок').fill(title);
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.locator('iframe').evaluate(({ offsetWidth }: HTMLElement) => offsetWidth)).toBe(390);
  for (const path of pages) expect(await (await request.get(path)).text()).not.toContain(title);

  await page.getByRole('button', { name: 'Ссылка для коллеги' }).click();
  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  const link = await page.getByRole('textbox', { name: /^Ссылка/ }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  await visit.goto(link);
  await expect(visit).toHaveURL(new RegExp(`/blog/${slug}$`, 'u'));
  await expect(visit.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visit.getByRole('link', { name: 'Выйти' }).click();
  await expect(visit.getByRole('heading', { level: 1, name: title })).toBeHidden();
  const forged = await visit.goto(link.replace(/key=.{9}/u, 'key=aaaaaaaaa'));
  expect(forged?.status()).toBe(404);
  await stranger.close();

  await publishChanges(mouse(page));
  for (const path of pages) {
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: SEEN_WITHIN_MS, intervals: [100] })
      .toContain(title);
  }
});

test(
  'a table of Word and a picture that are pasted into a new article are on its public page',
  once,
  async ({ page }) => {
    await signIn(page, 'manager');
    await page.goto('/admin/blog/new');
    await page.getByLabel('Заголовок').fill(`Статья с таблицей ${Date.now()}`);
    await page.getByLabel('Вступление').fill('Что вставили, то и на сайте.');
    const text = page.getByRole('textbox', { name: 'Текст' });
    await text.press('ControlOrMeta+End');
    await pasteHtml(
      page,
      readFileSync('mfe-admin/src/features/rich-text/paste/samples/word-table.html', 'utf8'),
    );
    await expect(page.getByText('Вставлено: 1 таблица, 2 абзаца.')).toBeVisible();
    await pastePicture(page);
    // While the picture is on its way: the first save waits for it.
    await page.getByRole('button', { name: 'Сохранить черновик' }).click();
    await page.waitForURL(/\/admin\/blog\/\d+$/);
    // Not described yet, so a screen reader does not announce a picture.
    await expect(text.locator('figure img')).toHaveAttribute('src', /\/media\//);
    await page.getByRole('button', { name: /^Опубликовать/ }).click();
    const address = await page.getByRole('link', { name: 'Открыть на сайте' }).getAttribute('href');

    await page.setViewportSize({ width: 360, height: 800 });
    const table = page.getByRole('region', { name: 'Таблица: Срок, мес., Ставка, Платёж' });
    await expect(async () => {
      await page.goto(String(address));
      await expect(table).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(table.locator('thead th')).toHaveText(['Срок, мес.', 'Ставка', 'Платёж']);
    await expect(table.locator('tbody tr').first().locator('td')).toHaveText(['12', '18 %', '9 168 ₽']);
    await expect(page.locator('figure img[src*="/media/"]')).toHaveCount(1);
    // On a phone its rows are cards: nothing is cut off.
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  },
);

/** A picture as the clipboard has it after «copy picture». */
async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
    canvas.getContext('2d')?.fillRect(20, 20, 200, 100);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const clipboardData = new DataTransfer();
    if (blob) clipboardData.items.add(new File([blob], 'snimok.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
}

/** As the browser hands over what another program has copied. */
async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

test('an article that is taken off the site is gone from it, and back when it is published', async ({
  page,
  request,
}) => {
  const { id, slug } = await newestPost();
  const status = async () => (await request.get(`/blog/${slug}`)).status();
  await signIn(page, 'manager');
  await page.goto(`/admin/blog/${id}`);
  await acknowledged(page, [blogPost, 'unpublish'], () =>
    page.getByRole('button', { name: /^Снять с публикации/ }).click(),
  );
  await expect.poll(status, { timeout: SEEN_WITHIN_MS, intervals: [100] }).toBe(404);
  await acknowledged(page, [blogPost, 'publish'], () =>
    page.getByRole('button', { name: /^Опубликовать/ }).click(),
  );
  await expect.poll(status, { timeout: SEEN_WITHIN_MS, intervals: [100] }).toBe(200);
});

test('a question goes the same way as an article: added, published, removed, brought back', async ({
  page,
}) => {
  const question = `Можно ли ${Date.now()}?`;
  const isPublic = async () =>
    (await (await fetch(`${platform.apiOrigin}${API_BASE_PATH}faq-questions`)).text()).includes(question);
  await signIn(page, 'manager');
  await page.goto('/admin/control-panel/faq/new');
  await page.getByLabel('Вопрос', { exact: true }).fill(question);
  await page.getByRole('textbox', { name: 'Ответ' }).fill('Да, можно.');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  // What is missing is said at its field, and nothing typed is lost.
  await expect(page.getByRole('alert')).toContainText('Выберите раздел');
  await page.getByLabel('Раздел', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await page.waitForURL(/\/faq\/\d+$/);
  expect(await isPublic()).toBe(false);
  await acknowledged(page, [faq, 'publish'], () =>
    page.getByRole('button', { name: 'Опубликовать' }).click(),
  );
  await expect.poll(isPublic, { timeout: SEEN_WITHIN_MS, intervals: [100] }).toBe(true);
  await page.getByRole('button', { name: 'Удалить вопрос' }).click();
  await acknowledged(page, [faq, 'remove'], () =>
    page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click(),
  );
  await expect.poll(isPublic, { timeout: SEEN_WITHIN_MS, intervals: [100] }).toBe(false);
  await page.goto('/admin/control-panel/faq?view=trash');
  await page.getByRole('checkbox', { name: question }).check();
  await acknowledged(page, [faq, 'bulk'], () => page.getByRole('button', { name: /^Вернуть/ }).click());
  await expect.poll(isPublic, { timeout: SEEN_WITHIN_MS, intervals: [100] }).toBe(true);
});

test(
  'the bar at the foot of a long form covers neither the caret nor the end of the panel nor the way to the checks',
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 1340, height: 900 });
    await signIn(page, 'manager');
    // Paragraphs for some screens.
    await page.goto('/admin/control-panel/blog/1');
    const text = page.locator('[contenteditable=true]').first();
    await text.locator('p').first().click();
    const bar = page.locator('[data-save-bar]');
    // A collapsed range has no place at the ends of a line; the letter beside the caret has.
    const caretFoot = () =>
      page.evaluate(() => {
        const { focusNode: node, focusOffset: at = 0 } = getSelection() ?? {};
        if (!(node instanceof Text)) return node instanceof Element ? node.getBoundingClientRect().bottom : 0;
        const letter = document.createRange();
        letter.setStart(node, Math.min(at, node.length - 1));
        letter.setEnd(node, Math.min(at + 1, node.length));
        return letter.getBoundingClientRect().bottom;
      });
    const isInSight = async () => {
      const { y = 0 } = (await bar.boundingBox()) ?? {};
      const foot = await caretFoot();
      return foot > 0 && foot <= y;
    };
    for (let line = 0; line < 40; line += 1) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(isInSight).toBe(true);
    }

    await page.setViewportSize({ width: 1366, height: 650 });
    const panel = page.getByRole('complementary', { name: 'Публикация' });
    await panel.getByText('Прежние версии').click();
    await panel.getByRole('button', { name: 'Удалить статью' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();

    await page.getByRole('button', { name: 'Проверки', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Замечаний/ })).toBeVisible();
  },
);

test('the palette takes what is typed as soon as its keys are pressed', once, async ({ page }) => {
  await signIn(page, 'manager');
  await expect(page.getByRole('button', { name: /^Найти/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Найти в кабинете' });
  await expect(field).toBeFocused();
  await page.keyboard.type('блог');
  await expect(field).toHaveValue('блог');
});

test('a page that is loaded whole begins at its top, wherever the former one was', once, async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await signIn(page, 'manager');
  await page.goto('/admin/blog');
  await expect(page.getByRole('table', { name: 'Блог' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(scrolled).toBe(300);
  await page.goto('/admin/control-panel/blog/1');
  await expect(page.getByLabel('Заголовок')).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test('a wrong password is explained, and a reader cannot edit', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Логин').fill('user');
  await page.getByLabel('Пароль').fill('wrong');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toContainText('Неверный логин или пароль');
  await expect(page.getByLabel('Логин')).toHaveValue('user');
  await page.getByLabel('Пароль').fill('user-demo');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Логин')).toBeHidden();
  // The desk is there by now; the editor of texts has not come with it.
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.(?:js|css)$/.test(entry.name))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(ENTRY_BYTES);
  await page.goto('/admin/blog/new');
  await expect(page.getByText('Добавлять сюда вашей роли нельзя')).toBeVisible();
});

test('the login is shown although its answer is there before the page is hydrated', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  // Without it nobody would ask.
  await page.context().addCookies([{ name: 'staff_session', value: '1', url: platform.origin }]);
  await page.route('**/api/v1/site/refresh', (route) =>
    route.fulfill({ status: 401, json: { code: 401, message: 'Необходима авторизация' } }),
  );
  await page.goto('/admin');
  await expect(page.getByLabel('Логин')).toBeVisible();
});

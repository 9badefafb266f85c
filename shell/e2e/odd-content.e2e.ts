import { expect, test } from 'playwright/test';
import { API_BASE_PATH, AUTH_PATHS } from '@polden/api-contract';
import {
  blogPost,
  type ContentOperation,
  type ContentType,
  faq,
  type Field,
  marketplaceItem,
  mediaOur,
  operationPaths,
  promoCode,
  termsPage,
  vacancy,
} from '@polden/content-model';
import { platform } from './support/platform.ts';
import { someOf } from './support/sweep.ts';

const WIDTHS = [320, 360, 768, 1340];
const SEEN_WITHIN_MS = 10_000;
const LONG_WORD = 'Достопримечательнейшее'.repeat(20);
const EMOJI = '👨‍👩‍👧‍👦🏡💸';
/** Ten thousand characters. */
const BOOK = 'Длинный текст про залог, график и досрочное погашение без единой картинки. '.repeat(134);

/** Layouts settle soon, and what does not fit would cost each width a timeout. */
const softly = expect.configure({ soft: true, timeout: 5_000 });

/** Where an item stands; `:name` is one of its values. */
const SHOWN: [type: ContentType, pages: string[]][] = [
  [blogPost, ['/blog', '/blog/:slug']],
  [mediaOur, ['/o-kompanii/nashi-novosti', '/o-kompanii/nashi-novosti/:slug']],
  [vacancy, ['/kariera', '/kariera/:slug']],
  [termsPage, ['/uslovija', '/uslovija/:slug']],
  [faq, ['/voprosy-i-otvety#vopros-:id']],
  [marketplaceItem, ['/marketplace']],
  [promoCode, ['/marketplace']],
];

type Values = Record<string, unknown>;
type Call = (
  type: ContentType | string,
  operation: ContentOperation,
  more?: string,
  body?: object,
) => Promise<Values>;

async function signIn(): Promise<Call> {
  const post = async (path: string, body: object, headers: Record<string, string>): Promise<Values> => {
    const answer = await fetch(`${platform.apiOrigin}${API_BASE_PATH}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answered = (await answer.json()) as Values;
    expect([path, answer.status, answered['message']]).toEqual([path, 200, undefined]);
    return answered;
  };
  const login = { login: 'admin', password: 'admin-demo' };
  const { accessToken } = await post(AUTH_PATHS.login, login, { origin: platform.origin });
  return (type, operation, more = '', body = {}) => {
    const routes = typeof type === 'string' ? { routes: { base: type } } : type;
    const [path = ''] = operationPaths(routes, operation);
    return post(path + more, body, { authorization: `Bearer ${String(accessToken)}` });
  };
}

/** The oddest that the editor lets one type in. */
function oddValue(field: Field, categories: Record<string, number>): unknown {
  switch (field.kind) {
    case 'text': {
      const text = `${EMOJI} ${LONG_WORD} `.repeat(field.maxLength / LONG_WORD.length + 1);
      return Array.from(text)
        .slice(0, Math.floor(field.maxLength * 0.8))
        .join('')
        .slice(0, field.maxLength)
        .trim();
    }
    case 'richText':
      return {
        type: 'doc',
        content: [LONG_WORD, EMOJI.repeat(40), BOOK].map((text) => ({
          type: 'paragraph',
          content: [{ type: 'text', text }],
        })),
      };
    case 'slug':
      return `ochen-strannoe-${Date.now()}`;
    case 'number':
      return field.max;
    case 'choice':
      return field.initial;
    case 'boolean':
      return false;
    case 'reference':
      return categories[field.to] ?? null;
    case 'link':
      return 'https://example.com/';
    case 'date':
    case 'image':
    case 'file':
      return null;
  }
}

test('a book, a word without end, emoji and no picture break no page', async ({ page }) => {
  const call = await signIn();
  const categories = {
    'faq-category': await firstCategory('faq-categories'),
    'marketplace-category': await firstCategory('marketplace/all'),
  };
  for (const [type, pages] of someOf(SHOWN, 3)) {
    const fields = Object.fromEntries(
      Object.entries(type.fields).map(([name, field]) => [name, oddValue(field, categories)]),
    );
    if (type === promoCode) fields['code'] = `STRANNO${String(Date.now()).slice(-8)}ABCDEFGHIJKLMNO`;
    const item = await call(type, 'add', '', fields);
    const id = String(item['id']);
    await call(type, 'publish', `/${id}`);
    try {
      for (const path of pages) {
        const address = path.replace(/:(\w+)/gu, (_all, name: string) => String(item[name]));
        await expect
          .poll(async () => (await fetch(platform.origin + address)).text(), { timeout: SEEN_WITHIN_MS })
          .toContain('Достопримечательнейшее');
        await page.goto(address);
        for (const width of someOf(WIDTHS, 2)) {
          await page.setViewportSize({ width, height: 800 });
          const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
          await softly.poll(widest, { message: `${address} at ${width} px` }).toBeLessThanOrEqual(width);
        }
      }
    } finally {
      await call(type, 'remove', `/${id}`);
    }
  }
});

async function firstCategory(path: string): Promise<number> {
  const answer = (await (await fetch(`${platform.apiOrigin}${API_BASE_PATH}${path}`)).json()) as unknown;
  const list = (Array.isArray(answer) ? answer : (answer as { data: unknown }).data) as { id: number }[];
  return list[0]?.id ?? 0;
}

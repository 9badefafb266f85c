import { expect, test } from 'playwright/test';
import { API_BASE_PATH, AUTH_PATHS, MEDIA_PATHS, UPLOAD_HEADER } from '@polden/api-contract';
import {
  blogPost,
  CONTENT_TYPES,
  type ContentOperation,
  type ContentType,
  faq,
  type Field,
  marketplaceItem,
  mediaOur,
  menuItem,
  operationPaths,
  photobankPhoto,
  promoCode,
  termsPage,
  vacancy,
} from '@polden/content-model';
import sharp from 'sharp';
import { platform } from './support/platform.ts';
import { SEEN_WITHIN_MS } from './support/seen-within.ts';
import { someOf } from './support/sweep.ts';

const WIDTHS = [320, 360, 768, 1340];
const LONG_WORD = 'Достопримечательнейшее'.repeat(20);
/** Pixels of a picture like a pole. */
const TALL = { width: 40, height: 4_000 };
const EMOJI = '👨‍👩‍👧‍👦🏡💸';
/** Ten thousand characters. */
const BOOK = 'Длинный текст про залог, график и досрочное погашение без единой картинки. '.repeat(134);

/** Layouts settle soon, and what does not fit would cost each width a timeout. */
const softly = expect.configure({ soft: true, timeout: 5_000 });

/** Where an item stands, together with what it refers to; `:name` is one of its values. */
const SHOWN: [type: ContentType, pages: string[]][] = [
  [blogPost, ['/blog', '/blog/:slug']],
  [mediaOur, ['/o-kompanii/nashi-novosti', '/o-kompanii/nashi-novosti/:slug']],
  [photobankPhoto, ['/o-kompanii/photobank']],
  [vacancy, ['/kariera', '/kariera/:slug']],
  [marketplaceItem, ['/marketplace']],
  [termsPage, ['/uslovija', '/uslovija/:slug']],
  [faq, ['/voprosy-i-otvety#vopros-:id']],
  [promoCode, ['/marketplace']],
  [menuItem, ['/kontakty']],
];

type Values = Record<string, unknown>;
type Call = (type: ContentType, operation: ContentOperation, more?: string, body?: object) => Promise<Values>;

async function post(path: string, body: BodyInit, headers: Record<string, string>): Promise<Values> {
  const answer = await fetch(`${platform.apiOrigin}${API_BASE_PATH}${path}`, {
    method: 'POST',
    headers,
    body,
  });
  const answered = (await answer.json()) as Values;
  expect([path, answer.status, answered['message']]).toEqual([path, 200, undefined]);
  return answered;
}

/** Calls of the API as one of the staff, and a picture like a pole in the library. */
async function signIn(): Promise<{ call: Call; mediaId: unknown }> {
  const json = { 'content-type': 'application/json' };
  const login = JSON.stringify({ login: 'admin', password: 'admin-demo' });
  const { accessToken } = await post(AUTH_PATHS.login, login, { ...json, origin: platform.origin });
  const authorization = `Bearer ${String(accessToken)}`;
  const pixels = { width: TALL.width, height: TALL.height, channels: 3, background: '#fc3' } as const;
  const picture = new FormData();
  picture.append('file', new Blob([await sharp({ create: pixels }).png().toBuffer()]), 'stolb.png');
  const { id } = await post(MEDIA_PATHS.upload, picture, { authorization, [UPLOAD_HEADER]: 'test' });
  return {
    mediaId: id,
    call: (type, operation, more = '', body = {}) => {
      const [path = ''] = operationPaths(type, operation);
      return post(path + more, JSON.stringify(body), { ...json, authorization });
    },
  };
}

/** The oddest that the editor lets one type in. */
function oddValue(field: Field, mediaId: unknown): unknown {
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
    case 'link':
      return '/blog';
    case 'image':
      return { mediaId, alt: LONG_WORD.slice(0, 100) };
    case 'date':
    case 'file':
    case 'reference':
      return null;
  }
}

/** Adds an item, and first what it refers to, as odd as itself; `added` tells of each, the last to be removed first. */
async function addOdd(
  type: ContentType,
  { call, mediaId }: Awaited<ReturnType<typeof signIn>>,
  added: (remove: () => Promise<unknown>) => void,
): Promise<Values> {
  const fields: Values = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const to = field.kind === 'reference' && field.to !== type.name && field.to;
    const other = CONTENT_TYPES.find((each) => each.name === to);
    const reference = other && (await addOdd(other, { call, mediaId }, added));
    fields[name] = reference ? reference['id'] : oddValue(field, mediaId);
  }
  if (type === promoCode) fields['code'] = `STRANNO${String(Date.now()).slice(-8)}ABCDEFGHIJKLMNO`;
  const item = await call(type, 'add', '', fields);
  const id = String(item['id']);
  added(() => call(type, 'remove', `/${id}`));
  if (type.drafts) await call(type, 'publish', `/${id}`);
  return item;
}

test('a book, a word without end, emoji and a picture like a pole break no page', async ({ page }) => {
  const staff = await signIn();
  for (const [type, pages] of someOf(SHOWN, 5)) {
    const removals: (() => Promise<unknown>)[] = [];
    try {
      const item = await addOdd(type, staff, (remove) => removals.unshift(remove));
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
          const highest = () =>
            page.evaluate(() => Math.max(0, ...Array.from(document.images, (image) => image.height)));
          await softly.poll(highest, { message: `pictures of ${address}` }).toBeLessThanOrEqual(800);
        }
      }
    } finally {
      for (const remove of removals) await remove();
    }
  }
});

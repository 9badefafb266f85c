import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LEAD_STAGE_WORDS, textsIn, untrueOfAccount, untrueOfRequests } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { routes } from '../../remote.tsx';
import { startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { servePage } from '../../testing/serve-page.ts';

/** What tells of a thing that is not there, or of somebody else's account. */
const TRUE = [
  'Остаток и реквизиты для полного погашения — есть в кабинете каждого кредитора.',
  'Зато сделаем QR-код для перевода: в личном кабинете или на странице перевода.',
];

const PATHS = routes.map(({ path }) => path).filter((path) => !/[:*]|^\/login/u.test(path));
const BLOCK = /<(?:\/?(?:p|li|h\d|tr|div|section|dt|dd|summary|button)|br)\b[^>]*>/gu;

/** What stands on a page: what a reader takes for one piece is one line. */
function linesOf(html: string): string {
  const body = html.slice(html.indexOf('<h1'));
  return body
    .replace(BLOCK, '\n')
    .replace(/<!--.*?-->/gu, '')
    .replace(/<[^>]*>/gu, ' ')
    .replaceAll('\u00a0', ' ');
}

let api: LenderApi;
beforeAll(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterAll(() => api.close());

it('is asked of every page that speaks to borrowers', () => {
  expect(PATHS.length).toBeGreaterThan(45);
});

it('holds of what every stage of a request says', () => {
  const texts = textsIn(LEAD_STAGE_WORDS);
  expect(texts.flatMap((text) => [...untrueOfAccount(text), ...untrueOfRequests(text)])).toEqual([]);
});

it.each(PATHS)('%s sends nobody to the account for what it has not', async (path) => {
  const { html } = await servePage(path);
  const untrue = untrueOfAccount(linesOf(html)).map((sentence) => sentence.trim());
  expect(untrue.filter((sentence) => !TRUE.includes(sentence))).toEqual([]);
});

it.each(PATHS)('%s promises of a request what is done', async (path) => {
  const { html } = await servePage(path);
  expect(untrueOfRequests(linesOf(html)).map((sentence) => sentence.trim())).toEqual([]);
});

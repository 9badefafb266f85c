import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { SIGNATURE_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { LEAD_ID } from '../../testing/lender-data.ts';
import { servePage } from '../../testing/serve-page.ts';

/** What a shell gives a page in all. */
const PAGE_MS = 2_000;

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

it('the page to sign on says that the documents cannot be opened before a shell gives it up', async () => {
  // What is loaded and compiled for the first page is none of its time.
  await servePage(`/podpisanie/${LEAD_ID}`);
  api.answerNext(SIGNATURE_PATHS.documents, 'stay silent');
  const start = performance.now();
  const page = await servePage(`/podpisanie/${LEAD_ID}`);
  expect(performance.now() - start).toBeLessThan(PAGE_MS);
  expect(page.text).toMatch(/Документы пока не\sоткрыть/u);
});

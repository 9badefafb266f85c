import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import {
  COMPANY_DOC_PATHS,
  DISCLOSURE_PATHS,
  DOCUMENT_PATHS,
  DOCUMENT_REGISTER_PATHS,
  EVENT_PATHS,
  FAQ_PATHS,
  FOOTER_SEO_PATHS,
  INVESTOR_CONTRACT_PATHS,
  INVESTOR_PAGE_PATHS,
  LOAN_DOCUMENT_PATHS,
  MARKETPLACE_PATHS,
  NEWSROOM_PATHS,
  PHOTOBANK_PATHS,
  TERMS_PATHS,
  VACANCY_PATHS,
} from '@polden/api-contract';
import * as types from '@polden/content-model';
import { get } from '../../testing/borrower.ts';
import { signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Publisher } from './testing/visitors.ts';

const LISTS = [
  COMPANY_DOC_PATHS.files,
  `${DISCLOSURE_PATHS.categories}/all`,
  `${DISCLOSURE_PATHS.items}/1`,
  DOCUMENT_PATHS.categories,
  `${DOCUMENT_PATHS.items}/1`,
  `${DOCUMENT_REGISTER_PATHS.list}/disclosure`,
  `${DOCUMENT_REGISTER_PATHS.list}/documents`,
  `${DOCUMENT_REGISTER_PATHS.document}/disclosure-item/1`,
  DOCUMENT_REGISTER_PATHS.changes,
  EVENT_PATHS.index,
  FAQ_PATHS.questions,
  FAQ_PATHS.answers,
  FOOTER_SEO_PATHS.all,
  INVESTOR_CONTRACT_PATHS.files,
  INVESTOR_PAGE_PATHS.posts,
  LOAN_DOCUMENT_PATHS.index,
  MARKETPLACE_PATHS.all,
  NEWSROOM_PATHS.others,
  NEWSROOM_PATHS.videos,
  NEWSROOM_PATHS.main,
  NEWSROOM_PATHS.sources,
  PHOTOBANK_PATHS.logos,
  PHOTOBANK_PATHS.photos,
  TERMS_PATHS.index,
  VACANCY_PATHS.items,
];
/** Their samples bring the categories and sources with them. */
const LISTED = [
  types.companyDoc,
  types.disclosureItem,
  types.documentFile,
  types.event,
  types.faq,
  types.footerSeoPage,
  types.investorContract,
  types.investorPost,
  types.loanDocument,
  types.marketplaceItem,
  types.mediaOther,
  types.mediaOur,
  types.mediaVideo,
  types.photobankLogo,
  types.photobankPhoto,
  types.termsPage,
  types.vacancy,
];

const request = new AsyncLocalStorage<{ queries: number }>();

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-queries-'));
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  const query = api.dataSource.query.bind(api.dataSource);
  jest.spyOn(api.dataSource, 'query').mockImplementation((sql, values, runner) => {
    const made = request.getStore();
    if (made) made.queries += 1;
    return query(sql, values, runner);
  });
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

/** Those that a request makes; the background makes others meanwhile. */
async function queriesOf(path: string): Promise<number> {
  const made = { queries: 0 };
  expect([path, (await request.run(made, () => get(api, path))).status]).toEqual([path, 200]);
  return made.queries;
}

async function queriesOfLists(): Promise<[path: string, queries: number][]> {
  const counts: [string, number][] = [];
  for (const path of LISTS) counts.push([path, await queriesOf(path)]);
  return counts;
}

it('a list takes as many queries for one item as for many', async () => {
  const staff = new Publisher(api, await signIn(api, 'ADMIN'));
  for (const type of LISTED) await staff.publish(type);
  const one = await queriesOfLists();
  expect(one.every(([, queries]) => queries > 0)).toBe(true);
  for (const type of LISTED) for (let more = 0; more < 3; more += 1) await staff.publish(type);
  expect(await queriesOfLists()).toEqual(one);
});

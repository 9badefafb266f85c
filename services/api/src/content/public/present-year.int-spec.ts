import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BLOG_PATHS,
  DOCUMENT_REGISTER_PATHS,
  FAQ_PATHS,
  INVESTOR_PAGE_PATHS,
  TERMS_PATHS,
} from '@polden/api-contract';
import { blogPost, disclosureItem, faq, investorPost, termsPage } from '@polden/content-model';
import { stopClock } from '../../testing/clock.ts';
import { addressOf, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Publisher, visit } from './testing/visitors.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-year-'));
const YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Moscow', year: 'numeric' }).format();
const TEXT = 'Условия [[year]] года';
const DOCUMENT = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: TEXT }] }],
};

let api: TestApp;
let staff: StaffClient;
let publisher: Publisher;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  staff = await signIn(api, 'MANAGER');
  publisher = new Publisher(api, staff);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

describe('the placeholder of the year', () => {
  it('is the present year for visitors, wherever it stands, and stays as it was written for staff', async () => {
    const post = await publisher.publish(blogPost, { title: TEXT, lead: TEXT, body: DOCUMENT });
    const question = await publisher.publish(faq, { question: TEXT, answer: DOCUMENT });
    await publisher.publish(investorPost, { title: TEXT, body: DOCUMENT });
    const terms = await publisher.publish(termsPage, { title: TEXT, body: DOCUMENT });
    await publisher.publish(disclosureItem, { title: TEXT });
    const { slug } = itemIn(await staff.get(addressOf(termsPage, 'item', terms)));
    expect(slug).toBe('usloviya-goda');
    for (const path of [
      `${BLOG_PATHS.post}/${post}`,
      BLOG_PATHS.posts,
      BLOG_PATHS.rss,
      FAQ_PATHS.questions,
      FAQ_PATHS.answers,
      `${FAQ_PATHS.answer}/${question}`,
      INVESTOR_PAGE_PATHS.posts,
      TERMS_PATHS.index,
      `${TERMS_PATHS.post}/${String(slug)}`,
      `${DOCUMENT_REGISTER_PATHS.list}/disclosure`,
      DOCUMENT_REGISTER_PATHS.changes,
    ]) {
      const { body, statusCode } = await visit(api, path);
      const said = { isYear: body.includes(`Условия ${YEAR} года`), isRaw: body.includes('[[year]]') };
      expect({ path, statusCode, ...said }).toEqual({ path, statusCode: 200, isYear: true, isRaw: false });
    }
    expect(itemIn(await staff.get(addressOf(blogPost, 'item', post)))).toMatchObject({
      title: TEXT,
      lead: TEXT,
      body: DOCUMENT,
    });
  });

  it('is another year from the first minute of it, also for who asks with the ETag of the old one', async () => {
    const id = await publisher.publish(blogPost, { title: TEXT });
    const path = `/api/${BLOG_PATHS.post}/${id}`;
    const before = await api.app.inject({ url: path });
    const clock = stopClock();
    try {
      const midnight = Date.parse(`${Number(YEAR) + 1}-01-01T00:00:00+03:00`);
      clock.pass(Math.ceil((midnight - Date.now()) / 1000));
      const headers = { 'if-none-match': String(before.headers['etag']) };
      const after = await api.app.inject({ url: path, headers });
      expect([after.statusCode, after.json<{ title: string }>().title]).toEqual([
        200,
        `Условия ${Number(YEAR) + 1} года`,
      ]);
    } finally {
      clock.restore();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADDRESSES_PATH, REDIRECT_PATHS, type ContentAddress } from '@polden/api-contract';
import {
  blogCategory,
  blogPost,
  investorContract,
  legalPage,
  redirect,
  vacancy,
} from '@polden/content-model';
import { get } from '../../../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../../../testing/content.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let staff: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  staff = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, staff);
});
afterAll(() => api.close());

const listed = async (list: string) =>
  (await get(api, `${ADDRESSES_PATH}/${list}`)).body as unknown as ContentAddress[];

describe('addresses of content', () => {
  it('are those of what visitors see, each with the moment of its last change', async () => {
    const shown = await samples.add(vacancy, { title: 'Оценщик' });
    itemIn(await staff.post(addressOf(vacancy, 'publish', shown.id)));
    const draft = await samples.add(vacancy, { title: 'Черновик' });
    const addresses = await listed('vacancy');
    expect(addresses.map(({ id }) => id)).toContain(shown.id);
    expect(addresses.map(({ id }) => id)).not.toContain(draft.id);
    expect(addresses.find(({ id }) => id === shown.id)).toEqual({
      id: shown.id,
      slug: 'otsenschik',
      changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
    });
  });

  it('are none of a topic of the blog without articles, and of a tab without contracts', async () => {
    const topic = await samples.add(blogCategory, { title: 'Займы' });
    await staff.post(addressOf(blogCategory, 'publish', topic.id));
    const shown = async () => (await listed('blog-category')).map(({ id }) => id);
    expect(await shown()).not.toContain(topic.id);
    const post = await samples.add(blogPost, { title: 'Первая', category: topic.id });
    await staff.post(addressOf(blogPost, 'publish', post.id));
    expect(await shown()).toContain(topic.id);

    const tabs = async () => (await listed('investor-contract-tab')).map(({ slug }) => slug);
    expect(await tabs()).toEqual([]);
    for (const tab of ['legal', 'natural']) {
      const contract = await samples.add(investorContract, { tab });
      await staff.post(addressOf(investorContract, 'publish', contract.id));
    }
    expect(await tabs()).toEqual(['legal']);
  });

  it('are whole paths of the texts that have a page to themselves', async () => {
    const paths = async () => (await listed('legal-page')).map(({ slug }) => slug);
    const text = await samples.add(legalPage, { slug: 'app-privacy-policy' });
    expect(await paths()).toEqual([]);
    await staff.post(addressOf(legalPage, 'publish', text.id));
    expect(await paths()).toEqual(['/mobilnoe-prilozhenie/privacy-policy']);
    await staff.post(addressOf(legalPage, 'remove', text.id));
    expect(await paths()).toEqual([]);
  });

  it('have no slug where the id stands in the address', async () => {
    expect(await listed('media-video')).toEqual([]);
  });

  it.each(['review', 'promo-code', 'net', '%00'])('are not given of «%s»', async (list) => {
    expect((await get(api, `${ADDRESSES_PATH}/${list}`)).status).toBe(404);
  });
});

describe('redirects', () => {
  it('are given to the shell by path', async () => {
    const temporary = await samples.add(redirect, { path: '/v', target: '/b', code: '302' });
    const permanent = await samples.add(redirect, { path: '/a', target: '/b', code: '301' });
    const { status, body } = await get(api, REDIRECT_PATHS.index);
    expect([status, body]).toEqual([
      200,
      [
        { id: permanent.id, path: '/a', target: '/b', code: 301 },
        { id: temporary.id, path: '/v', target: '/b', code: 302 },
      ],
    ]);
  });
});

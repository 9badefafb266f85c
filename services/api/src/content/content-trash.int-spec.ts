import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DRAFT_PATHS } from '@polden/api-contract';
import { blogPost, faq, faqCategory } from '@polden/content-model';
import { addressOf, ContentSamples } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, manager);
});
afterAll(() => api.close());

const NO_SECTION = 'Раздел: такой записи нет';

describe('what belongs to a section', () => {
  it('does not come back from the trash while its section is there', async () => {
    const section = await samples.add(faqCategory);
    const question = await samples.add(faq, { category: section.id });
    await manager.post(addressOf(faq, 'remove', question.id));
    await manager.post(addressOf(faqCategory, 'remove', section.id));
    const restore = () => manager.post(addressOf(faq, 'restore', question.id));
    expect(await restore()).toMatchObject({
      status: 422,
      body: { message: NO_SECTION, error_validation: { category: [NO_SECTION] } },
    });
    await manager.post(addressOf(faqCategory, 'restore', section.id));
    expect((await restore()).status).toBe(200);
  });

  it('is not added to a section that is removed at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const section = await samples.add(faqCategory);
      const fields = { ...(await samples.fields(faq, { category: null })), category: section.id };
      const [added, removed] = await Promise.all([
        manager.post(addressOf(faq, 'add'), fields),
        manager.post(addressOf(faqCategory, 'remove', section.id)),
      ]);
      expect([added.status, removed.status].sort()).toEqual([200, 422]);
    }
  });
});

describe('what was put into the trash while somebody edited it', () => {
  it('is said to be there, by whom and since when, and can be saved as a new item', async () => {
    const anna = await signIn(api, 'MANAGER', 'anna');
    const post = await samples.add(blogPost, { title: 'Осень' });
    await manager.post(addressOf(blogPost, 'publish', post.id));
    await anna.post(addressOf(blogPost, 'remove', post.id));
    const draft = { version: null, baseVersion: 2, values: { title: 'Зима' } };
    const late = [
      await manager.post(addressOf(blogPost, 'update', post.id), { version: 2, title: 'Зима' }),
      await manager.post(`${DRAFT_PATHS.save}/blog/${post.id}`, draft),
      await manager.post(addressOf(blogPost, 'publish', post.id)),
    ];
    for (const { status, body } of late) {
      expect([status, body['message']]).toEqual([
        404,
        expect.stringMatching(
          /^Запись «Осень» отправлена в корзину \d{2}\.\d{2}\.\d{4} \d{2}:\d{2} \(Сотрудник anna\)\. Верните её из корзины/u,
        ),
      ]);
    }
    const { id: _id, version: _version, ...typed } = post;
    const added = await manager.post(addressOf(blogPost, 'add'), { ...typed, title: 'Зима', slug: '' });
    expect([added.status, added.body['title']]).toEqual([200, 'Зима']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faq, faqCategory } from '@polden/content-model';
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

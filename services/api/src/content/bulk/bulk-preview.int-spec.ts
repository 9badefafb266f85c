import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPROVAL_PATHS, type BulkPreview, type BulkResult } from '@polden/api-contract';
import { blogCategory, blogPost, bond, type ContentType, groupRightOf } from '@polden/content-model';
import { takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

let api: TestApp;
let admin: StaffClient;
let manager: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
  manager = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, manager);
});
afterAll(() => api.close());

const bulk = (body: object, type: ContentType) => manager.post(addressOf(type, 'bulk'), body);

describe('many items at once', () => {
  it('are tried by the checks that they meet when they are changed', async () => {
    const certificate = await samples.add(bond);
    const category = await samples.add(blogCategory);
    await samples.add(blogPost, { category: category.id });
    const shown = await samples.add(blogPost, { title: 'Сразу' });
    const draft = await samples.add(blogPost, { title: 'Потом' });
    await manager.post(addressOf(blogPost, 'publish', shown.id));
    await admin.post(APPROVAL_PATHS.rule, { type: 'blog', required: true });
    await takeRight(api, groupRightOf('figures'));
    const orders: [ContentType, object][] = [
      [bond, { operation: 'change', values: { coupon: 99 }, ids: [certificate.id] }],
      [blogPost, { operation: 'change', values: { category: category.id }, ids: [shown.id] }],
      [blogPost, { operation: 'change', values: { category: 999_999 }, ids: [draft.id] }],
      [blogPost, { operation: 'publish', ids: [draft.id] }],
      [blogCategory, { operation: 'remove', ids: [category.id] }],
    ];
    await eventually(async () => {
      const { body } = await bulk({ ...orders[0]?.[1], preview: true }, bond);
      return (body as unknown as BulkPreview).items[0]?.message !== null;
    });
    for (const [type, order] of orders) {
      const tried = (await bulk({ ...order, preview: true }, type)).body as unknown as BulkPreview;
      const done = (await bulk(order, type)).body as unknown as BulkResult;
      expect(done.failed).toHaveLength(1);
      expect(tried.items.map(({ message }) => message)).toEqual(done.failed.map(({ message }) => message));
    }
  });
});

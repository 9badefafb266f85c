import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentType, disclosureCategory, documentCategory } from '@polden/content-model';
import { addressOf, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
});
afterAll(() => api.close());

const add = (type: ContentType, given: object) => manager.post(addressOf(type, 'add'), given);

describe('a category of documents', () => {
  it.each([
    [documentCategory, 'vse'],
    [documentCategory, 'Dokumenty-Zajma'],
    [disclosureCategory, 'vse'],
  ])('has no address that its section has itself: $name, %s', async (type, slug) => {
    const { status, body } = await add(type, { title: 'Раздел', slug });
    expect([status, body['error_validation']]).toEqual([
      422,
      { slug: [expect.stringContaining(`«${slug.toLowerCase()}» уже открывает страницу самого раздела`)] },
    ]);
  });

  it('gets none such from its title either', async () => {
    expect(itemIn(await add(documentCategory, { title: 'Документы займа' }))).toMatchObject({
      slug: 'dokumenty-zayma',
    });
    expect(itemIn(await add(documentCategory, { title: 'Vse' }))).toMatchObject({ slug: 'vse-2' });
  });
});

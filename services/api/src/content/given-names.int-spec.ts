import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CONTENT_TYPES,
  type ContentType,
  disclosureCategory,
  disclosureItem,
  event,
  faq,
  faqCategory,
  footerSeoPage,
  loanDocument,
  marketplaceItem,
  mediaOur,
  menuItem,
  vacancy,
} from '@polden/content-model';
import type { Answer } from '../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let staff: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  staff = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, staff);
});
afterAll(() => api.close());

const call = (type: ContentType, operation: Parameters<typeof addressOf>[1], id: number, body: object) =>
  staff.post(addressOf(type, operation, id), body);
const refusedFields = ({ status, body }: Answer): unknown => [status, body['error_validation']];

describe('names under which visitors read a field', () => {
  it.each([
    [faq, 'category', 'faq_category_id'],
    [disclosureItem, 'category', 'disclosure_category_id'],
    [marketplaceItem, 'category', 'marketplace_category_id'],
    [footerSeoPage, 'category', 'category_id'],
    [disclosureCategory, 'parent', 'parent_id'],
    [menuItem, 'parent', 'parent_id'],
  ])('are names of a reference: $0.name', async (type, name, other) => {
    const field = (type as ContentType).fields[name];
    const to = CONTENT_TYPES.find((each) => field?.kind === 'reference' && each.name === field.to);
    const target = await samples.add(to ?? type);
    const { [name]: ignored, ...fields } = await samples.fields(type);
    const added = itemIn(await staff.post(addressOf(type, 'add'), { ...fields, [other]: target.id }));
    expect([ignored === target.id, added[name]]).toEqual([false, target.id]);
    const next = await samples.add(to ?? type);
    const body = { version: added.version, [other]: next.id };
    expect(itemIn(await call(type, 'update', added.id, body))).toMatchObject({ [name]: next.id });
  });

  it('are names of a text, of an address, of days and of the moment', async () => {
    const news = await samples.add(mediaOur);
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Новое' }] }],
    };
    const body = { version: 1, content, identifier: 'novoe', public_at: '2026-11-01T10:00:00.000Z' };
    expect(itemIn(await call(mediaOur, 'update', news.id, body))).toMatchObject({
      body: content,
      slug: 'novoe',
      publishedAt: '2026-11-01T10:00:00.000Z',
    });
    const { id } = await samples.add(event);
    const days = { version: 1, fullDateStart: '2026-12-01', fullDateEnd: '2026-12-05' };
    expect(itemIn(await call(event, 'update', id, days))).toMatchObject({
      startsOn: '2026-12-01',
      endsOn: '2026-12-05',
    });
  });

  it('take a text as words or as HTML, as visitors read it', async () => {
    const { id } = await samples.add(vacancy);
    const body = { version: 1, content: '<p>Новое</p><script>x()</script>' };
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Новое' }] }];
    expect(itemIn(await call(vacancy, 'update', id, body))).toMatchObject({ body: { type: 'doc', content } });
    const { answer: _answer, ...question } = await samples.fields(faq);
    const added = itemIn(await staff.post(addressOf(faq, 'add'), { ...question, answer: 'Новое' }));
    expect(added).toMatchObject({ answer: { type: 'doc', content } });
    const refused = await staff.post(addressOf(faq, 'add'), { ...question, answer: 12 });
    expect(refusedFields(refused)).toEqual([
      422,
      { answer: [expect.stringContaining('строка (слова или HTML)')] },
    ]);
  });

  it('say the place in the list, with the right to move', async () => {
    const [one, two, three] = [
      await samples.add(vacancy),
      await samples.add(vacancy),
      await samples.add(vacancy),
    ];
    const body = { version: 1, lead: 'Первой', order: 1 };
    expect(itemIn(await call(vacancy, 'update', three.id, body))).toMatchObject({ lead: 'Первой', place: 1 });
    const places = await Promise.all(
      [one, two].map(async ({ id }) => itemIn(await staff.get(addressOf(vacancy, 'item', id)))['place']),
    );
    expect(places).toEqual([one, two].map(({ place }) => Number(place) + 1));
    expect(await samples.add(vacancy, { position: 2 })).toMatchObject({ place: 2 });
    expect(refusedFields(await call(vacancy, 'update', one.id, { version: 1, order: 0 }))).toEqual([
      422,
      { place: ['Место — целое число от 1'] },
    ]);
  });

  it('are refused when they say two things', async () => {
    const { id } = await samples.add(faq);
    const category = await samples.add(faqCategory);
    const body = { version: 1, category: category.id, faq_category_id: category.id + 1 };
    const words = '«category» и «faq_category_id» — одно поле, а значения у них разные';
    expect(refusedFields(await call(faq, 'update', id, body))).toEqual([422, { category: [words] }]);
  });
});

describe('a field that a type does not have', () => {
  it.each(CONTENT_TYPES)('is refused by its name, added and changed: $name', async (type) => {
    const refusal = [422, { foo: ['Поля «foo» в этом разделе нет'] }];
    expect(refusedFields(await staff.post(addressOf(type, 'add'), { foo: 1 }))).toEqual(refusal);
    expect(refusedFields(await call(type, 'update', 1, { version: 1, foo: 1 }))).toEqual(refusal);
  });

  it('is refused in a draft of changes', async () => {
    const { id } = await samples.add(mediaOur);
    await call(mediaOur, 'publish', id, {});
    const body = { version: null, baseVersion: 1, values: { foo: 1 } };
    const answer = await staff.post(`admin/drafts/save/media-our/${id}`, body);
    expect(refusedFields(answer)).toEqual([422, { foo: ['Поля «foo» в этом разделе нет'] }]);
  });
});

describe('an item that is sent back as it was read', () => {
  it.each(CONTENT_TYPES)('is saved: $name', async (type) => {
    const added = await samples.add(type);
    const item = itemIn(await staff.get(addressOf(type, 'item', added.id)));
    expect((await call(type, 'update', item.id, item)).status).toBe(200);
  });

  it('is refused when it says another state, and is in conflict when it is old', async () => {
    const item = await samples.add(mediaOur);
    expect(refusedFields(await call(mediaOur, 'update', item.id, { ...item, state: 'published' }))).toEqual([
      422,
      { state: ['«state» меняет своё действие, а не правка записи'] },
    ]);
    const { id: _id, ...copy } = item;
    expect((await staff.post(addressOf(mediaOur, 'add'), { ...copy, slug: '' })).status).toBe(200);
    expect((await staff.post(addressOf(mediaOur, 'add'), { ...copy, state: 'published' })).status).toBe(422);
    await call(mediaOur, 'publish', item.id, {});
    const changed = itemIn(await staff.get(addressOf(mediaOur, 'item', item.id)));
    expect(
      itemIn(await call(mediaOur, 'update', item.id, { version: changed.version, lead: 'Новое' })),
    ).toBeDefined();
    expect((await call(mediaOur, 'update', item.id, { ...item, lead: 'Старое' })).status).toBe(409);
  });
});

describe('an action', () => {
  it('does not publish now what was to come out at a moment', async () => {
    const { id } = await samples.add(mediaOur);
    const answer = await call(mediaOur, 'publish', id, {
      version: 1,
      publishedAt: '2026-12-25T10:00:00+03:00',
    });
    expect(answer.status).toBe(422);
    expect(answer.body['error_validation']).toEqual({
      publishedAt: [expect.stringContaining('Дату публикации задаёт правка записи')],
    });
    expect(itemIn(await staff.get(addressOf(mediaOur, 'item', id)))).toMatchObject({ state: 'draft' });
  });

  it('refuses what it would not look at', async () => {
    const { id } = await samples.add(disclosureItem);
    const refusal = [422, { by: ['Поля «by» у этого действия нет'] }];
    expect(refusedFields(await call(disclosureItem, 'moveUp', id, { by: 2 }))).toEqual(refusal);
    const loan = await samples.add(loanDocument);
    const away = await call(loanDocument, 'moveArchive', loan.id, { year: 2025, by: 2 });
    expect(refusedFields(away)).toEqual(refusal);
    expect((await call(loanDocument, 'moveArchive', loan.id, { year: 2025 })).status).toBe(200);
  });

  it('is of the version that it names', async () => {
    const { id } = await samples.add(mediaOur);
    expect((await call(mediaOur, 'publish', id, { version: 7 })).status).toBe(409);
    expect(itemIn(await call(mediaOur, 'publish', id, { version: 1 }))).toMatchObject({ state: 'published' });
  });
});

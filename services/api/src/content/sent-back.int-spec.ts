import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ContentOperation,
  type ContentType,
  event,
  faq,
  faqCategory,
  loanDocument,
  mediaOur,
  vacancy,
} from '@polden/content-model';
import type { Answer } from '../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../testing/test-app.ts';

let api: TestApp;
let staff: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, staff);
});
afterAll(() => api.close());

const call = (
  type: ContentType,
  operation: ContentOperation,
  id: number,
  body: object = {},
): Promise<Answer> => staff.post(addressOf(type, operation, id), body);
const present = async (type: ContentType, id: number) => itemIn(await staff.get(addressOf(type, 'item', id)));

describe('a whole item that comes back as it was read', () => {
  it('stays where a colleague has moved it meanwhile; another order moves it', async () => {
    await samples.add(vacancy);
    const { id } = await samples.add(vacancy);
    const read = await present(vacancy, id);
    await call(vacancy, 'moveUp', id);
    const saved = itemIn(await call(vacancy, 'update', id, { ...read, lead: 'Новое' }));
    expect([read['place'], saved['place'], saved['lead']]).toEqual([2, 1, 'Новое']);
    expect(itemIn(await call(vacancy, 'update', id, { ...saved, order: 2 }))).toMatchObject({ place: 2 });
    const { version } = saved;
    expect(itemIn(await call(vacancy, 'update', id, { version, place: 1 }))).toMatchObject({ place: 1 });
  });

  it('goes to the end of another list, as does a copy', async () => {
    const one = await samples.add(faq);
    const other = await samples.add(faqCategory);
    await samples.add(faq, { category: other.id });
    await samples.add(faq, { category: other.id });
    const read = await present(faq, one.id);
    const moved = itemIn(await call(faq, 'update', one.id, { ...read, category: other.id }));
    expect([read['place'], moved['place']]).toEqual([1, 3]);
    const copy = itemIn(await staff.post(addressOf(faq, 'add'), { ...read, category: other.id }));
    expect(copy['place']).toBe(4);
  });

  it('is saved when it has been highlighted, or has come out by itself, meanwhile', async () => {
    const { id } = await samples.add(mediaOur, { publishedAt: '2099-01-01T10:00:00.000Z' });
    const scheduled = itemIn(await call(mediaOur, 'publish', id));
    expect(scheduled['state']).toBe('scheduled');
    await call(mediaOur, 'highlightAdd', id);
    const saved = await call(mediaOur, 'update', id, { ...scheduled, lead: 'Новое' });
    expect(itemIn(saved)).toMatchObject({ lead: 'Новое', highlight: 1 });
    const again = itemIn(saved);
    await api.dataSource.query(`UPDATE ${mediaOur.table} SET published_at = '2026-01-01', announced = true`);
    const { publishedAt: _moment, ...late } = again;
    const out = itemIn(await call(mediaOur, 'update', id, { ...late, lead: 'Новее' }));
    expect(out).toMatchObject({ lead: 'Новее', state: 'published' });
    const { version } = out;
    expect((await call(mediaOur, 'update', id, { version, highlight: null })).status).toBe(422);
  });
});

describe('an action that names the version', () => {
  it('answers the highlights as they are behind it', async () => {
    const { id, version } = await samples.add(mediaOur);
    const shown = itemIn(await call(mediaOur, 'publish', id, { version }));
    const added = await call(mediaOur, 'highlightAdd', id, { version: shown.version });
    expect(added.body).toMatchObject([{ id, highlight: 1 }]);
    const removed = await call(mediaOur, 'highlightRemove', id, { version: shown.version });
    expect(removed.body).toEqual([]);
  });

  it.each(['publish', 'unpublish', 'removeImages'] as const)(
    'may be repeated while it stands: %s',
    async (name) => {
      const { id } = await samples.add(mediaOur);
      if (name === 'unpublish') await call(mediaOur, 'publish', id);
      const { version } = await present(mediaOur, id);
      const first = itemIn(await call(mediaOur, name, id, { version }));
      const second = await call(mediaOur, name, id, { version });
      expect([second.status, second.body]).toEqual([200, first]);
      expect(first.version).toBe(version + 1);
      await call(mediaOur, 'update', id, { version: first.version, lead: 'Новое' });
      expect((await call(mediaOur, name, id, { version })).status).toBe(409);
    },
  );

  it('may be repeated in the archive, with the same year', async () => {
    const { id, version } = await samples.add(loanDocument);
    const first = itemIn(await call(loanDocument, 'moveArchive', id, { version, year: 2025 }));
    const again = (year: number) => call(loanDocument, 'moveArchive', id, { version, year });
    expect([(await again(2025)).body, (await again(2024)).status]).toEqual([first, 409]);
    expect(await present(loanDocument, id)).toEqual(first);
    const back = itemIn(await call(loanDocument, 'restoreArchive', id, { version: first.version }));
    const repeated = await call(loanDocument, 'restoreArchive', id, { version: first.version });
    expect([repeated.status, repeated.body]).toEqual([200, back]);
  });

  it('is in conflict where another one has made the next version', async () => {
    const { id, version } = await samples.add(mediaOur);
    await call(mediaOur, 'publish', id);
    expect((await call(mediaOur, 'unpublish', id, { version })).status).toBe(409);
    expect((await call(mediaOur, 'publish', id, { version: version + 1 })).status).toBe(200);
  });
});

it('takes the day of Moscow of a moment that visitors read', async () => {
  const { id, version } = await samples.add(event);
  const days = { fullDateStart: '2026-12-01T00:00:00+03:00', fullDateEnd: '2026-12-05T23:59:00+03:00' };
  expect(itemIn(await call(event, 'update', id, { version, ...days }))).toMatchObject({
    startsOn: '2026-12-01',
    endsOn: '2026-12-05',
  });
  const wrong = await call(event, 'update', id, {
    version: version + 1,
    fullDateStart: '2026-02-30T00:00:00Z',
  });
  expect(wrong.status).toBe(422);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHANGE_SET_PATHS, type ChangeSetSummary, DRAFT_PATHS } from '@polden/api-contract';
import {
  blogPost,
  type ContentOperation,
  type ContentType,
  faq,
  loanDocument,
  vacancy,
} from '@polden/content-model';
import { SetDesk } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

let api: TestApp;
let admin: StaffClient;
let samples: ContentSamples;
let desk: SetDesk;

beforeAll(async () => {
  api = await startTestApp({ configure: looksOften });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, admin);
  desk = new SetDesk(api, admin, samples);
});
afterAll(() => api.close());

async function change(type: ContentType, operation: ContentOperation, id: number, body: object = {}) {
  const answer = await admin.post(addressOf(type, operation, id), body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
const heldIn = async (set: number) => (await desk.read(set)).items.map(({ held }) => held);
const summary = async () => (await admin.get(CHANGE_SET_PATHS.list)).body as unknown as ChangeSetSummary[];

describe('a member of a set that was taken off the site since', () => {
  it('is not brought back by the set: all of it waits, and says for what', async () => {
    const question = await desk.changed(faq, { question: 'Какая ставка осенью?' });
    const job = await desk.changed(vacancy, { title: 'Осенний оценщик' });
    const set = await desk.setWith('Осень', [faq, question], [vacancy, job]);
    await desk.schedule(set);
    await change(vacancy, 'unpublish', job.id);
    expect((await desk.read(set)).items[1]).toMatchObject({
      held: 'unpublished',
      problems: [
        'Запись сняли с публикации, когда она уже была в наборе, а набор вернул бы её на сайт: исключите её или подтвердите',
      ],
    });
    expect(await summary()).toMatchObject([{ stage: 'scheduled', held: 1, items: 2 }]);
    // Going on with the text does not publish anything.
    await admin.post(`${DRAFT_PATHS.save}/vacancy/${job.id}`, {
      version: 1,
      baseVersion: job.version,
      values: { title: 'Оценщик' },
    });
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).failure !== null);
    const { title } = job;
    expect((await desk.read(set)).failure).toBe(
      `Набор собрали до того, как «${String(title)}» сняли с публикации: исключите такие записи или подтвердите`,
    );
    expect(await desk.present(vacancy, job.id)).toMatchObject({ state: 'draft', title });
    expect(await desk.present(faq, question.id)).toEqual(question);
    expect((await desk.call('publish', set)).status).toBe(422);
    expect((await desk.schedule(set)).status).toBe(422);

    const confirmed = await desk.call('put', set, { type: 'vacancy', id: job.id });
    expect(confirmed.body).toMatchObject({ items: [{}, { held: null, isNew: true, problems: [] }] });
    expect((await desk.call('publish', set)).body).toMatchObject({ stage: 'published' });
    expect(await desk.present(vacancy, job.id)).toMatchObject({ state: 'published', title: 'Оценщик' });
  });

  it('is free when it is back on the site, or out of the set', async () => {
    const question = await desk.changed(faq, { question: 'Какая ставка осенью?' });
    const set = await desk.setWith('Осень', [faq, question]);
    await change(faq, 'unpublish', question.id);
    expect(await heldIn(set)).toEqual(['unpublished']);
    await change(faq, 'publish', question.id);
    expect(await heldIn(set)).toEqual([null]);
    await change(faq, 'unpublish', question.id);
    expect((await desk.call('take', set, { type: 'faq', id: question.id })).body).toMatchObject({
      items: [],
    });
    expect((await desk.call('remove', set)).status).toBe(200);
  });

  it('is held in the trash, and after it for what it was held before', async () => {
    const fresh = await samples.add(vacancy);
    const gone = await desk.changed(blogPost, { title: 'Уйдёт в корзину' });
    const set = await desk.setWith('Зима', [blogPost, gone], [vacancy, fresh]);
    await change(vacancy, 'remove', fresh.id);
    await change(blogPost, 'unpublish', gone.id);
    await change(blogPost, 'remove', gone.id);
    expect(await heldIn(set)).toEqual(['trashed', 'trashed']);
    const refused = await desk.call('publish', set);
    expect([refused.status, refused.body['message']]).toEqual([
      422,
      expect.stringMatching(/^Набор собрали до того, как «.+» сняли с публикации, «.+» удалили в корзину/u),
    ]);
    await change(vacancy, 'restore', fresh.id);
    await change(blogPost, 'restore', gone.id);
    expect(await heldIn(set)).toEqual(['unpublished', null]);
  });

  it('is held in the archive, until it is out of it', async () => {
    const paper = await desk.changed(loanDocument, { title: 'Правила с осени' });
    const set = await desk.setWith('Документы', [loanDocument, paper]);
    await change(loanDocument, 'moveArchive', paper.id, { year: 2025 });
    expect(await heldIn(set)).toEqual(['archived']);
    expect((await desk.call('publish', set)).body['message']).toContain('убрали в архив');
    await change(loanDocument, 'restoreArchive', paper.id);
    expect(await heldIn(set)).toEqual([null]);
  });

  it('is held for each of several reasons, whichever comes first and is over first', async () => {
    const paper = await desk.changed(loanDocument, { title: 'Правила с осени' });
    const other = await desk.changed(loanDocument, { title: 'Правила с зимы' });
    const set = await desk.setWith('Документы', [loanDocument, paper], [loanDocument, other]);
    await change(loanDocument, 'moveArchive', paper.id, { year: 2025 });
    await change(loanDocument, 'unpublish', paper.id);
    await change(loanDocument, 'restoreArchive', paper.id);
    await change(loanDocument, 'unpublish', other.id);
    await change(loanDocument, 'moveArchive', other.id, { year: 2025 });
    await change(loanDocument, 'publish', other.id);
    expect(await heldIn(set)).toEqual(['unpublished', 'archived']);
    expect((await desk.call('publish', set)).status).toBe(422);
    await change(loanDocument, 'publish', paper.id);
    await change(loanDocument, 'restoreArchive', other.id);
    expect(await heldIn(set)).toEqual([null, null]);
  });

  it('is told of when it is removed for good: in the set, and in its history', async () => {
    const job = await desk.changed(vacancy, { title: 'Осенний оценщик' });
    const left = await samples.add(blogPost, { title: 'Старые ставки' });
    await change(blogPost, 'publish', left.id);
    const set = await desk.setWith('Осень', [vacancy, job]);
    await desk.call('put', set, { type: 'blog', id: left.id, removal: true });
    for (const [type, { id }] of [[vacancy, job] as const, [blogPost, left] as const]) {
      await change(type, 'remove', id);
      await change(type, 'purge', id);
    }
    const title = String(job['title']);
    expect(await desk.read(set)).toMatchObject({
      items: [],
      lost: [
        { type: 'vacancy', title },
        { type: 'blog', title: 'Старые ставки' },
      ],
    });
    const kept = await api.dataSource.query<object[]>(
      `SELECT actor_name, title, before, after FROM history_document
       WHERE entity = 'change-set' AND entity_id = $1 AND action = 'update' ORDER BY id`,
      [String(set)],
    );
    expect(kept).toMatchObject([
      { before: { member: { contentType: 'vacancy', itemId: job.id, title } }, after: { member: null } },
      {
        before: { member: { contentType: 'blog', itemId: left.id, title: 'Старые ставки' } },
        after: { member: null },
      },
    ]);
    expect((await desk.call('remove', set)).status).toBe(200);
  });

  it('of a type that is no more is said, and taken out', async () => {
    const question = await desk.changed(faq, { question: 'Какая ставка осенью?' });
    const set = await desk.setWith('Осень', [faq, question]);
    await api.dataSource.query(`UPDATE drafts.content_draft SET content_type = 'former'`);
    expect((await desk.read(set)).items).toMatchObject([
      { type: 'former', problems: ['Этого раздела больше нет: исключите запись из набора'] },
    ]);
    expect((await desk.call('publish', set)).status).toBe(404);
    expect((await desk.call('take', set, { type: 'former', id: question.id })).body).toMatchObject({
      items: [],
    });
  });
});

it('a set that is still to come out is listed, however many have come out since', async () => {
  const open = await desk.setWith('Ждёт с весны');
  await api.dataSource.query(
    `INSERT INTO drafts.change_set (title, actor_id, actor_name, published_at, updated_at)
     SELECT 'Вышел ' || n, '1', 'Анна', now(), now() + interval '1 hour' FROM generate_series(1, 201) AS n`,
  );
  const listed = await summary();
  expect(listed.length).toBe(200);
  expect(listed[0]).toMatchObject({ id: open, stage: 'open' });
});

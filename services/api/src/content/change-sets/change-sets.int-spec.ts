import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHANGE_SET_PATHS, type ChangeSet, DRAFT_PATHS, type DraftState } from '@polden/api-contract';
import { blogPost, type ContentType, documentFile, faq, loanDocument, vacancy } from '@polden/content-model';
import { openApiDocument } from '../../openapi.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { holdTurn, waiting } from '../../testing/turns.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp } from '../../testing/test-app.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-sets-'));

let api: TestApp;
let admin: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir }, configure: looksOften });
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, admin);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

async function published(type: ContentType, fields: object = {}) {
  const { id } = await samples.add(type, fields);
  return itemIn(await admin.post(addressOf(type, 'publish', id)));
}

async function draftOver(type: ContentType, item: { id: number; version: number }, values: object) {
  const path = `${DRAFT_PATHS.save}/${type.name}/${item.id}`;
  const { status, body } = await admin.post(path, { version: null, baseVersion: item.version, values });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The draft, of that version, says from now on what the item says. */
async function emptied(type: ContentType, item: Awaited<ReturnType<typeof published>>, version: number) {
  const body = { version, baseVersion: item.version, values: { [type.title]: item[type.title] } };
  const answer = await admin.post(`${DRAFT_PATHS.save}/${type.name}/${item.id}`, body);
  expect(answer.body).toMatchObject({ draft: { values: {} } });
}

async function setWith(title: string, ...members: [ContentType, { id: number }][]): Promise<ChangeSet> {
  let set = (await admin.post(CHANGE_SET_PATHS.add, { title })).body as unknown as ChangeSet;
  for (const [type, { id }] of members) {
    const { status, body } = await admin.post(`${CHANGE_SET_PATHS.put}/${set.id}`, { type: type.name, id });
    if (status !== 200) throw new Error(JSON.stringify(body));
    set = body as unknown as ChangeSet;
  }
  return set;
}

const present = async (type: ContentType, id: number) => itemIn(await admin.get(addressOf(type, 'item', id)));
const call = (path: string, id: number, body: object = {}) => admin.post(`${path}/${id}`, body);
const read = async (id: number) =>
  (await admin.get(`${CHANGE_SET_PATHS.item}/${id}`)).body as unknown as ChangeSet;

/** A changed article, a changed question, and a vacancy that nobody has seen yet. */
async function campaign() {
  const [post, question, job] = [await published(blogPost), await published(faq), await samples.add(vacancy)];
  await draftOver(blogPost, post, { title: 'Осенняя ставка' });
  await draftOver(faq, question, { question: 'Какая ставка осенью?' });
  const set = await setWith('Осень', [blogPost, post], [faq, question], [vacancy, job]);
  return { post, question, job, set };
}

describe('a set of changes', () => {
  it('shows what it changes, comes out at one moment, and goes back by one click', async () => {
    const { post, question, job, set } = await campaign();
    const { schemas } = openApiDocument(api.app).components ?? {};
    expect(schemas?.['ChangeSetDto']).toMatchObject({
      properties: Object.fromEntries(Object.keys(set).map((name) => [name, expect.anything()])),
    });
    expect(set).toMatchObject({
      title: 'Осень',
      stage: 'open',
      items: [
        { type: 'blog', before: { title: post['title'] }, after: { title: 'Осенняя ставка' }, problems: [] },
        { type: 'faq', isNew: false, problems: [] },
        { type: 'vacancy', isNew: true, before: {}, after: {}, problems: [] },
      ],
    });
    const out = await call(CHANGE_SET_PATHS.publish, set.id);
    expect(out).toMatchObject({ status: 200, body: { stage: 'published', items: [{}, {}, {}] } });
    expect(await present(blogPost, post.id)).toMatchObject({ title: 'Осенняя ставка', state: 'published' });
    expect(await present(faq, question.id)).toMatchObject({ question: 'Какая ставка осенью?' });
    expect(await present(vacancy, job.id)).toMatchObject({ state: 'published' });
    const back = await call(CHANGE_SET_PATHS.revert, set.id);
    expect(back).toMatchObject({ status: 200, body: { stage: 'reverted' } });
    expect(await present(blogPost, post.id)).toMatchObject({
      title: post['title'],
      publishedAt: post['publishedAt'],
      state: 'published',
    });
    expect(await present(faq, question.id)).toMatchObject({ question: question['question'] });
    expect(await present(vacancy, job.id)).toMatchObject({ state: 'draft', title: job['title'] });
    const { body } = await admin.get(addressOf(blogPost, 'revisions', post.id));
    expect(body).toMatchObject([{ action: 'set-revert' }, { action: 'set-publish' }, {}, {}]);
    expect((await call(CHANGE_SET_PATHS.revert, set.id)).status).toBe(422);
  });

  it('comes out whole or not at all', async () => {
    const { post, question, job, set } = await campaign();
    await admin.post(addressOf(faq, 'update', question.id), { version: 2, question: 'Срочно поправлено' });
    expect((await read(set.id)).items[1]).toMatchObject({
      problems: ['Запись изменили после того, как начали черновик: откройте её и сведите версии'],
    });
    const refused = await call(CHANGE_SET_PATHS.publish, set.id);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      '«Срочно поправлено»: Пока вы правили, запись изменили',
    ]);
    expect(await present(blogPost, post.id)).toMatchObject({ title: post['title'], version: 2 });
    expect(await present(vacancy, job.id)).toMatchObject({ state: 'draft', version: 1 });
    expect(await read(set.id)).toMatchObject({ stage: 'open', items: [{}, {}, {}] });
  });

  it('says what is missing in it, and which links lead nowhere', async () => {
    const [broken, other] = [await published(blogPost), await published(blogPost)];
    const link = (href: string) => ({
      type: 'text',
      text: href,
      marks: [{ type: 'link', attrs: { href } }],
    });
    const links = ['/blog/net-takoj', `/blog/${String(other['slug'])}`, '/blog/budet-takaja'].map(link);
    const body = { type: 'doc', content: [{ type: 'paragraph', content: links }] };
    await draftOver(blogPost, broken, { lead: '', body });
    const draft = await samples.add(blogPost, { slug: 'budet-takaja' });
    const set = await setWith('Проверка', [blogPost, broken], [blogPost, draft]);
    expect(set.items[0]).toMatchObject({
      problems: ['Введите вступление'],
      warnings: ['Ссылка /blog/net-takoj никуда не ведёт'],
    });
    await admin.post(addressOf(blogPost, 'remove', draft.id));
    expect((await read(set.id)).items[1]).toMatchObject({
      problems: ['Запись в корзине: верните её или исключите из набора'],
    });
  });

  it('comes out by itself at its moment', async () => {
    const { post, job, set } = await campaign();
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call(CHANGE_SET_PATHS.schedule, set.id, { publishAt })).body).toMatchObject({
      stage: 'scheduled',
      publishAt,
    });
    expect(
      (await call(CHANGE_SET_PATHS.schedule, set.id, { publishAt: '2020-01-01T00:00:00Z' })).status,
    ).toBe(422);
    await api.dataSource.query('UPDATE drafts.change_set SET publish_at = now() WHERE id = $1', [set.id]);
    await eventually(async () => (await read(set.id)).stage === 'published');
    expect(await present(blogPost, post.id)).toMatchObject({ title: 'Осенняя ставка', version: 3 });
    expect(await present(vacancy, job.id)).toMatchObject({ state: 'published', version: 2 });
  });

  it('takes what was saved before its turn along, and nobody waits for ever', async () => {
    const { post, set } = await campaign();
    const late = await published(blogPost);
    await draftOver(blogPost, late, { title: 'Вошёл последним' });
    const path = `${DRAFT_PATHS.save}/blog/${post.id}`;
    const values = { title: 'Сохранено в последний миг' };
    const release = await holdTurn(api.dataSource, blogPost);
    const saving = admin.post(path, { version: 1, baseVersion: post.version, values });
    await eventually(async () => (await waiting(api.dataSource)) === 1);
    const putting = call(CHANGE_SET_PATHS.put, set.id, { type: 'blog', id: late.id });
    await eventually(async () => (await waiting(api.dataSource)) === 2);
    const publishing = call(CHANGE_SET_PATHS.publish, set.id);
    await eventually(async () => (await waiting(api.dataSource)) === 3);
    await release();
    const answers = await Promise.all([saving, putting, publishing]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await present(blogPost, post.id)).toMatchObject(values);
    expect(await present(blogPost, late.id)).toMatchObject({ title: 'Вошёл последним' });
  });

  it('is not taken back over what somebody has changed since', async () => {
    const { post, set } = await campaign();
    await call(CHANGE_SET_PATHS.publish, set.id);
    await admin.post(addressOf(blogPost, 'update', post.id), { version: 3, title: 'Правка после набора' });
    const refused = await call(CHANGE_SET_PATHS.revert, set.id);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      '«Осенняя ставка»: с тех пор запись изменили, верните её сами',
    ]);
    expect(await read(set.id)).toMatchObject({ stage: 'published' });
    expect(await present(blogPost, post.id)).toMatchObject({ title: 'Правка после набора' });
  });

  it('is not taken back over what was put away since, or under another year', async () => {
    const [file, document] = [await published(documentFile), await published(loanDocument)];
    const putAway = async (type: ContentType, id: number, year: number) =>
      expect((await admin.post(addressOf(type, 'moveArchive', id), { year })).status).toBe(200);
    await putAway(loanDocument, document.id, 2023);
    for (const [type, item] of [
      [documentFile, file],
      [loanDocument, await present(loanDocument, document.id)],
    ] as const) {
      await draftOver(type, item, { title: 'Осенний документ' });
      const set = await setWith('Осень', [type, item]);
      expect((await call(CHANGE_SET_PATHS.publish, set.id)).status).toBe(200);
      await putAway(type, item.id, 2024);
      const refused = await call(CHANGE_SET_PATHS.revert, set.id);
      expect([refused.status, refused.body['message']]).toEqual([
        409,
        '«Осенний документ»: с тех пор запись изменили, верните её сами',
      ]);
      expect(await present(type, item.id)).toMatchObject({ title: 'Осенний документ', archived: true });
    }
  });

  it('changes nothing of a member whose draft says what the item says, nor takes anything of it back', async () => {
    const [post, question] = [await published(blogPost), await published(faq)];
    await draftOver(blogPost, post, { title: 'Осенняя ставка' });
    await draftOver(faq, question, { question: 'Какая ставка осенью?' });
    const set = await setWith('Осень', [blogPost, post], [faq, question]);
    await emptied(faq, question, 1);
    expect((await call(CHANGE_SET_PATHS.publish, set.id)).status).toBe(200);
    await admin.post(addressOf(faq, 'update', question.id), {
      version: question.version,
      question: 'Правка после набора?',
    });
    const back = await call(CHANGE_SET_PATHS.revert, set.id);
    expect([back.status, back.body['message']]).toEqual([200, undefined]);
    expect(await present(blogPost, post.id)).toMatchObject({ title: post['title'] });
    expect(await present(faq, question.id)).toMatchObject({ question: 'Правка после набора?' });
    const { body } = await admin.get(addressOf(faq, 'revisions', question.id));
    expect(body).toMatchObject([{ action: 'update' }, { action: 'publish' }, { action: 'add' }]);
  });

  it('ends the drafts that change nothing when it lets them go, and the history says so', async () => {
    const [taken, left] = [await published(faq), await published(faq)];
    for (const item of [taken, left]) await draftOver(faq, item, { question: 'Какая ставка осенью?' });
    const set = await setWith('Осень', [faq, taken], [faq, left]);
    for (const item of [taken, left]) await emptied(faq, item, 1);
    await call(CHANGE_SET_PATHS.take, set.id, { type: 'faq', id: taken.id });
    await call(CHANGE_SET_PATHS.remove, set.id);
    for (const { id } of [taken, left]) {
      expect((await admin.get(`${DRAFT_PATHS.item}/faq/${id}`)).body).toMatchObject({ draft: null });
      const rows = await api.dataSource.query<{ action: string }[]>(
        `SELECT action FROM history_document WHERE entity = 'faq' AND entity_id = $1 ORDER BY id`,
        [String(id)],
      );
      expect(rows.map(({ action }) => action)).toEqual(['add', 'publish', 'draft', 'draft-discard']);
    }
  });

  it('lets its drafts go, and keeps them when it is removed', async () => {
    const { post, job, set } = await campaign();
    const draftOf = async (type: ContentType, id: number) =>
      ((await admin.get(`${DRAFT_PATHS.item}/${type.name}/${id}`)).body as unknown as DraftState).draft;
    expect(await draftOf(blogPost, post.id)).toMatchObject({ changeSet: { id: set.id, title: 'Осень' } });
    const left = await call(CHANGE_SET_PATHS.take, set.id, { type: 'vacancy', id: job.id });
    expect([(left.body as unknown as ChangeSet).items.length, await draftOf(vacancy, job.id)]).toEqual([
      2,
      null,
    ]);
    expect((await call(CHANGE_SET_PATHS.remove, set.id)).body).toEqual({ ok: true });
    expect(await draftOf(blogPost, post.id)).toMatchObject({
      changeSet: null,
      values: { title: 'Осенняя ставка' },
    });
    expect((await admin.get(`${CHANGE_SET_PATHS.item}/${set.id}`)).status).toBe(404);
  });

  it('has a name, and takes what has changes', async () => {
    expect((await admin.post(CHANGE_SET_PATHS.add, { title: '  ' })).status).toBe(422);
    const item = await published(blogPost);
    const set = await setWith('Пустой');
    const put = await call(CHANGE_SET_PATHS.put, set.id, { type: 'blog', id: item.id });
    expect([put.status, put.body['message']]).toEqual([422, 'У записи нет черновика: сначала измените её']);
    expect((await call(CHANGE_SET_PATHS.publish, set.id)).status).toBe(422);
    expect((await call(CHANGE_SET_PATHS.update, set.id, { title: 'Переименован' })).body).toMatchObject({
      title: 'Переименован',
    });
    const [last] = (await admin.get(CHANGE_SET_PATHS.list)).body as unknown as object[];
    expect([last]).toMatchObject([{ title: 'Переименован', items: 0 }]);
  });
});

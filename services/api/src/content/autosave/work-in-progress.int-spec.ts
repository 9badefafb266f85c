import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTOSAVE_PATHS, DRAFT_PATHS, PRESENCE_PATHS, type PresenceAct } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;
let admin: StaffClient;
let user: StaffClient;
let itemId: number;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  admin = await signIn(api, 'ADMIN');
  user = await signIn(api, 'USER');
  ({ id: itemId } = await new ContentSamples(api, manager).add(blogPost));
});
afterAll(() => api.close());

const work = (title: string) => ({
  contentType: 'blog',
  itemId,
  version: 1,
  base: { title: 'Было' },
  values: { title },
});
const read = (who: StaffClient, id: number | null = itemId) =>
  who.get(`${AUTOSAVE_PATHS.read}?contentType=blog${id === null ? '' : `&itemId=${id}`}`);

describe('what is written and not saved', () => {
  it('is kept for its author alone, the last state of it', async () => {
    expect((await read(manager)).body).toEqual({ autosave: null });
    await manager.post(AUTOSAVE_PATHS.save, work('Раз'));
    const { body } = await manager.post(AUTOSAVE_PATHS.save, work('Два'));
    expect((await read(manager)).body).toEqual({
      autosave: { version: 1, base: { title: 'Было' }, values: { title: 'Два' }, savedAt: body['savedAt'] },
    });
    expect((await read(admin)).body).toEqual({ autosave: null });
    await manager.post(AUTOSAVE_PATHS.drop, { contentType: 'blog', itemId });
    expect((await read(manager)).body).toEqual({ autosave: null });
  });

  it('may be a text of twenty-five thousand words, on each of its ways to the site', async () => {
    const text = 'Условия займа под залог ПТС '.repeat(40).trim();
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] };
    const body = { type: 'doc', content: Array.from({ length: 170 }, () => paragraph) };
    const item = await new ContentSamples(api, manager).add(blogPost, { title: 'Длинная' });
    const key = { contentType: 'blog', itemId: item.id };
    const kept = { ...key, version: 1, base: { body }, values: { body } };
    expect((await manager.post(AUTOSAVE_PATHS.save, kept)).status).toBe(200);
    await manager.post(AUTOSAVE_PATHS.drop, key);
    const saved = await manager.post(addressOf(blogPost, 'update', item.id), { version: 1, body });
    expect([saved.status, saved.body['message']]).toEqual([200, undefined]);
    await manager.post(addressOf(blogPost, 'publish', item.id));
    const values = { body: { ...body, content: [...body.content, paragraph] } };
    const draft = { version: null, baseVersion: 3, values };
    const drafted = await manager.post(`${DRAFT_PATHS.save}/blog/${item.id}`, draft);
    expect([drafted.status, drafted.body['message']]).toEqual([200, undefined]);
    const tooLong = { type: 'doc', content: Array.from({ length: 190 }, () => paragraph) };
    const refused = await manager.post(addressOf(blogPost, 'update', item.id), { version: 3, body: tooLong });
    expect(JSON.stringify(refused.body['error_validation'])).toMatch(/не больше 200\s000 знаков/u);
  });

  it('is forgotten when its author has saved since what it holds, and not before', async () => {
    const item = await new ContentSamples(api, manager).add(blogPost, { title: 'Было', lead: 'Вступление' });
    const key = { contentType: 'blog', itemId: item.id };
    const base = { title: 'Было', lead: 'Вступление' };
    const update = async (who: StaffClient, version: number, fields: object) =>
      expect((await who.post(addressOf(blogPost, 'update', item.id), { version, ...fields })).status).toBe(
        200,
      );
    const kept = async () => (await read(manager, item.id)).body['autosave'] !== null;
    await manager.post(AUTOSAVE_PATHS.save, {
      ...key,
      version: 1,
      base,
      values: { ...base, title: 'Стало ' },
    });

    await update(admin, 1, { title: 'Чужое' });
    expect(await kept()).toBe(true);
    await update(admin, 2, { title: 'Было' });
    await update(manager, 3, { lead: 'Другое вступление' });
    expect(await kept()).toBe(true);
    await update(manager, 4, { title: 'Стало' });
    expect(await kept()).toBe(false);
    await update(manager, 5, { title: 'Было' });
    expect(await kept()).toBe(false);

    await manager.post(addressOf(blogPost, 'publish', item.id));
    await manager.post(AUTOSAVE_PATHS.save, {
      ...key,
      version: 7,
      base,
      values: { ...base, title: 'Новое' },
    });
    const draft = { version: null, baseVersion: 7, values: { title: 'Новое' } };
    expect((await manager.post(`${DRAFT_PATHS.save}/blog/${item.id}`, draft)).status).toBe(200);
    expect(await kept()).toBe(false);
  });

  it('is kept of a new item too', async () => {
    const { version: _version, itemId: _itemId, ...rest } = work('Новая');
    expect((await manager.post(AUTOSAVE_PATHS.save, rest)).status).toBe(200);
    expect((await read(manager, null)).body).toMatchObject({
      autosave: { version: null, values: { title: 'Новая' } },
    });
    expect((await read(manager)).body).toEqual({ autosave: null });
  });

  it.each([
    ['without the right to edit', 403, { contentType: 'blog', base: {}, values: {} }],
    ['of people', 422, { contentType: 'review', base: {}, values: {} }],
    ['of a type that is none', 404, { contentType: 'net', base: {}, values: {} }],
    ['without values', 422, { contentType: 'blog', base: {} }],
    ['with what no column takes', 422, { contentType: 'blog', base: {}, values: { title: 'a\u0000' } }],
  ])('is refused %s', async (_case, status, body) => {
    const who = status === 403 ? user : manager;
    expect((await who.post(AUTOSAVE_PATHS.save, body)).status).toBe(status);
  });
});

describe('who edits an item', () => {
  it('is told to the others, who may ask for it', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const say = async (who: StaffClient, form: string, act: PresenceAct) =>
      (await who.post(PRESENCE_PATHS.beat, { contentType: 'blog', itemId, form, act })).body;
    expect(await say(manager, one, 'beat')).toMatchObject({ mine: true, asked: null });
    const editor = { userId: manager.user.id, name: manager.user.name };
    expect(await say(admin, other, 'beat')).toMatchObject({ mine: false, editor });
    await say(admin, other, 'ask');
    const asked = { userId: admin.user.id, name: admin.user.name };
    expect(await say(manager, one, 'beat')).toMatchObject({ mine: true, asked });
    expect(await say(manager, one, 'give')).toMatchObject({ mine: false, editor: asked });
    expect(await say(admin, other, 'beat')).toMatchObject({ mine: true });
    expect(await say(admin, other, 'leave')).toMatchObject({ editor: null });
    const refused = { contentType: 'blog', itemId, form: one, act: 'beat' };
    expect((await user.post(PRESENCE_PATHS.beat, refused)).status).toBe(403);
    expect((await manager.post(PRESENCE_PATHS.beat, { ...refused, form: 'x' })).status).toBe(422);
  });

  it('is told of the moments that others have named', async () => {
    const body = { contentType: 'blog', itemId, form: randomUUID(), act: 'beat' };
    const moments = async () => (await manager.post(PRESENCE_PATHS.beat, body)).body['moments'];
    expect(await moments()).toEqual({ publishAt: null, unpublishAt: null });
    await admin.post(addressOf(blogPost, 'publish', itemId));
    const { body: item } = await admin.get(addressOf(blogPost, 'item', itemId));
    const draft = { version: null, baseVersion: item['version'], values: { title: 'Позже' } };
    expect((await admin.post(`${DRAFT_PATHS.save}/blog/${itemId}`, draft)).status).toBe(200);
    const named = { publishAt: '2099-01-01T07:00:00.000Z', unpublishAt: '2099-02-01T07:00:00.000Z' };
    expect((await admin.post(`${DRAFT_PATHS.schedule}/blog/${itemId}`, named)).status).toBe(200);
    expect(await moments()).toEqual(named);
  });

  it('is told that somebody has removed the item, and that it is back', async () => {
    const { id } = await new ContentSamples(api, manager).add(blogPost);
    const body = { contentType: 'blog', itemId: id, form: randomUUID(), act: 'beat' };
    const removed = async () => (await manager.post(PRESENCE_PATHS.beat, body)).body['removed'];
    expect(await removed()).toBeNull();
    await admin.post(addressOf(blogPost, 'remove', id));
    const at: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u);
    expect(await removed()).toEqual({ at, by: admin.user.name });
    await admin.post(addressOf(blogPost, 'restore', id));
    expect(await removed()).toBeNull();
    await admin.post(addressOf(blogPost, 'remove', id));
    await admin.post(addressOf(blogPost, 'purge', id));
    expect(await removed()).toMatchObject({ at: null });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHANGE_SET_PATHS,
  DRAFT_PATHS,
  type DraftState,
  LINK_PATHS,
  MEDIA_PATHS,
} from '@polden/api-contract';
import {
  blogCategory,
  blogPost,
  CONTENT_TYPES,
  type ContentType,
  faq,
  vacancy,
  isDraftable,
} from '@polden/content-model';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { APPLICATION_ROLE, grantToApplication } from '../../core/database/application-role.ts';
import { createLogger } from '../../core/logging/logger.ts';
import { createApp } from '../../create-app.ts';
import { get } from '../../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn, seenValues } from '../../testing/content.ts';
import { PUBLIC_READS } from '../../testing/endpoint-table.ts';
import { eventually } from '../../testing/eventually.ts';
import { holdTurn, waiting } from '../../testing/turns.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp } from '../../testing/test-app.ts';

const MARK = 'Утечкачерновика';
const TYPES = CONTENT_TYPES.filter(isDraftable);
const mediaDir = mkdtempSync(join(tmpdir(), 'polden-drafts-'));

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

type Item = Awaited<ReturnType<ContentSamples['add']>>;

async function published(type: ContentType, fields: object = {}): Promise<Item> {
  const { id } = await samples.add(type, fields);
  return itemIn(await admin.post(addressOf(type, 'publish', id)));
}

function at(path: string, type: ContentType, id: number): string {
  return `${path}/${type.name}/${id}`;
}

async function stateOf(type: ContentType, id: number): Promise<DraftState> {
  return (await admin.get(at(DRAFT_PATHS.item, type, id))).body as unknown as DraftState;
}

function save(type: ContentType, item: Item, values: object, version: number | null = null, who = admin) {
  return who.post(at(DRAFT_PATHS.save, type, item.id), { baseVersion: item.version, values, version });
}

describe.each(TYPES)('a draft over what is published: $name', (type) => {
  it('changes nothing until it is published, and then all of it', async () => {
    const item = await published(type);
    const title = (await samples.fields(type))[type.title];
    const saved = await save(type, item, { [type.title]: title });
    expect(saved).toMatchObject({
      status: 200,
      body: { draft: { version: 1, baseVersion: 2, values: { [type.title]: title } } },
    });
    expect(itemIn(await admin.get(addressOf(type, 'item', item.id)))).toEqual(item);
    const done = itemIn(await admin.post(at(DRAFT_PATHS.publish, type, item.id), { version: 1 }));
    expect(done).toMatchObject({ version: 3, state: 'published', [type.title]: title });
    expect(await stateOf(type, item.id)).toMatchObject({ draft: null });
    const { body } = await admin.get(addressOf(type, 'revisions', item.id));
    expect(body).toMatchObject([{ version: 3, action: 'draft-publish', changed: [type.title] }, {}, {}]);
  });
});

describe('a draft', () => {
  it('is kept one for an item; of two who edit it the second gets both', async () => {
    const item = await published(blogPost);
    await save(blogPost, item, { title: 'Мой черновик' });
    const late = await save(blogPost, item, { title: 'Чужой' });
    expect([late.status, late.body['current']]).toEqual([
      409,
      expect.objectContaining({ version: 1, values: { title: 'Мой черновик' }, author: 'Сотрудник admin' }),
    ]);
    await save(blogPost, item, { title: 'Сведённый' }, 1);
    expect(await stateOf(blogPost, item.id)).toMatchObject({
      draft: { version: 2, values: { title: 'Сведённый' } },
      path: `/blog/${String(item['slug'])}`,
    });
    const { items } = (await admin.get(addressOf(blogPost, 'list'))).body as unknown as {
      items: { id: number; hasDraft: boolean }[];
    };
    expect(items.find(({ id }) => id === item.id)).toMatchObject({ hasDraft: true });
  });

  it('that says what the item says is none; discarded it is gone, and the history knows both', async () => {
    const item = await published(blogPost);
    expect((await save(blogPost, item, { title: item['title'] })).body).toMatchObject({ draft: null });
    await save(blogPost, item, { title: 'На выброс' });
    expect((await admin.post(at(DRAFT_PATHS.discard, blogPost, item.id))).body).toMatchObject({
      draft: null,
    });
    const rows = await api.dataSource.query<{ action: string }[]>(
      `SELECT action FROM history_document WHERE entity = 'blog' AND entity_id = $1 ORDER BY id`,
      [String(item.id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['add', 'publish', 'draft', 'draft-discard']);
  });

  it('that says again what is on the site keeps its moment while it has one, and else has its end in the history', async () => {
    const item = await published(blogPost);
    const { title } = item;
    await save(blogPost, item, { title: 'Иначе' });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await admin.post(at(DRAFT_PATHS.schedule, blogPost, item.id), { publishAt });
    expect((await save(blogPost, item, { title }, 1)).body).toMatchObject({
      draft: { version: 2, values: {}, publishAt },
    });
    // Without the moment there is nothing to wait for.
    const cleared = await admin.post(at(DRAFT_PATHS.schedule, blogPost, item.id), { publishAt: null });
    expect(cleared).toMatchObject({ status: 200, body: { draft: null } });
    await save(blogPost, item, { title: 'Снова иначе' });
    expect((await save(blogPost, item, { title }, 1)).body).toMatchObject({ draft: null });
    const ends = await api.dataSource.query(
      `SELECT before, after FROM history_document WHERE entity = 'blog' AND entity_id = $1 AND action = 'draft-discard'
       ORDER BY id`,
      [String(item.id)],
    );
    expect(ends).toEqual([
      { before: {}, after: null },
      { before: { title: 'Снова иначе' }, after: null },
    ]);

    await save(blogPost, item, { title: 'Для набора' });
    await admin.post(at(DRAFT_PATHS.schedule, blogPost, item.id), { publishAt });
    const set = Number((await admin.post(CHANGE_SET_PATHS.add, { title: 'Осень' })).body['id']);
    await admin.post(`${CHANGE_SET_PATHS.put}/${set}`, { type: 'blog', id: item.id });
    expect((await save(blogPost, item, { title }, 1)).body).toMatchObject({
      draft: { values: {}, changeSet: { id: set } },
    });
    // The set takes the draft's own moment away.
    const [moment] = await api.dataSource.query<object[]>(
      `SELECT before, after FROM history_document WHERE entity = 'blog' AND entity_id = $1 AND action = 'schedule'
       ORDER BY id DESC LIMIT 1`,
      [String(item.id)],
    );
    expect(moment).toMatchObject({ before: { publishAt }, after: { publishAt: null } });
  });

  it('meets the same rules as its item, and must be whole when it is published', async () => {
    const item = await published(blogPost);
    const wrong = await save(blogPost, item, { title: 'x'.repeat(500) });
    expect([wrong.status, Object.keys(wrong.body['error_validation'] ?? {})]).toEqual([422, ['title']]);
    expect((await save(blogPost, item, { category: 999_999 })).status).toBe(422);
    expect((await save(blogPost, item, { lead: '' })).status).toBe(200);
    const refused = await admin.post(at(DRAFT_PATHS.publish, blogPost, item.id), { version: 1 });
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([422, ['lead']]);
    expect(await stateOf(blogPost, item.id)).toMatchObject({ draft: { version: 1 } });
  });

  it('does not overwrite what was published meanwhile', async () => {
    const item = await published(faq);
    await save(faq, item, { question: 'Вопрос из черновика' });
    await admin.post(addressOf(faq, 'update', item.id), {
      version: item.version,
      question: 'Срочная правка',
    });
    const late = await admin.post(at(DRAFT_PATHS.publish, faq, item.id), { version: 1 });
    expect([late.status, late.body['current']]).toEqual([
      409,
      expect.objectContaining({ question: 'Срочная правка', version: 3 }),
    ]);
    await save(faq, { ...item, version: 3 }, { question: 'Сведённый вопрос' }, 1);
    const done = itemIn(await admin.post(at(DRAFT_PATHS.publish, faq, item.id), { version: 2 }));
    expect(done).toMatchObject({ version: 4, question: 'Сведённый вопрос' });
  });

  it('keeps what it needs from being purged', async () => {
    const item = await published(blogPost);
    const category = await samples.add(blogCategory);
    const { image } = await samples.fields(blogPost, { title: 1, category: 1, author: 1, body: 1 });
    const fresh = { ...(image as object), alt: 'Новая картинка' };
    await save(blogPost, item, { category: category.id, image: fresh });
    const { body } = await admin.get(`${MEDIA_PATHS.uses}/${(image as { mediaId: string }).mediaId}`);
    expect(JSON.stringify(body)).toContain(`${item.id}?draft`);
    await admin.post(addressOf(blogCategory, 'remove', category.id));
    expect((await admin.post(addressOf(blogCategory, 'purge', category.id))).status).toBe(409);
    await admin.post(at(DRAFT_PATHS.discard, blogPost, item.id));
    expect((await admin.post(addressOf(blogCategory, 'purge', category.id))).status).toBe(200);
  });

  it('is for those who may edit, and to be published by those who may publish', async () => {
    const item = await published(vacancy);
    const reader = await signIn(api, 'USER', 'reader');
    expect((await save(vacancy, item, { title: 'Нет' }, null, reader)).status).toBe(403);
    const writer = await signIn(api, 'MANAGER', 'writer');
    await api.dataSource.query(
      `DELETE FROM role_action USING action WHERE action.id = action_id AND action.name = 'vacancy.publish'
       AND role_id = (SELECT id FROM role WHERE code = 'MANAGER')`,
    );
    await eventually(async () => {
      await save(
        vacancy,
        item,
        { title: 'Черновик' },
        (await stateOf(vacancy, item.id)).draft?.version ?? null,
        writer,
      );
      const { draft } = await stateOf(vacancy, item.id);
      const { status } = await writer.post(at(DRAFT_PATHS.publish, vacancy, item.id), {
        version: draft?.version,
      });
      return status === 403;
    });
    expect(itemIn(await admin.get(addressOf(vacancy, 'item', item.id)))).toEqual(item);
  });

  it('is none of what is not published, of reviews, and of what is always seen', async () => {
    const unpublished = await samples.add(blogPost);
    expect((await save(blogPost, unpublished, { title: 'Черновик' })).status).toBe(422);
    for (const [name, status] of [
      ['review', 422],
      ['menu', 422],
      ['nothing', 404],
    ] as const) {
      expect([name, (await admin.get(`${DRAFT_PATHS.item}/${name}/1`)).status]).toEqual([name, status]);
    }
  });
});

it('the date of what is published cannot be taken away, in the draft as in the item', async () => {
  const item = await published(blogPost);
  const refused = {
    status: 422,
    body: { error_validation: { publishedAt: ['У опубликованной записи дата обязательна'] } },
  };
  expect(await save(blogPost, item, { title: 'Без даты', publishedAt: null })).toMatchObject(refused);
  expect((await stateOf(blogPost, item.id)).draft).toBeNull();
  const change = { version: item.version, publishedAt: null };
  expect(await admin.post(addressOf(blogPost, 'update', item.id), change)).toMatchObject(refused);
});

describe('what has a moment', () => {
  const later = (ms: number) => new Date(Date.now() + ms).toISOString();
  const due = (table: string, column: string, id: number) =>
    api.dataSource.query(
      `UPDATE drafts.${table} SET ${column} = now() WHERE item_id = $1 AND ${column} IS NOT NULL`,
      [id],
    );

  it.each(['from=2026-02-30&to=2026-03-01', 'from=2026-02-01&to=2026-02-29', 'from=2026-02-01'])(
    'has no calendar of days that there are not: %s',
    async (days) => expect((await admin.get(`${DRAFT_PATHS.calendar}?${days}`)).status).toBe(422),
  );

  it('has no moment on a day that there is not', async () => {
    const { id } = await samples.add(blogPost);
    const { status } = await admin.post(at(DRAFT_PATHS.schedule, blogPost, id), {
      publishAt: '2099-02-30T10:00:00Z',
    });
    expect(status).toBe(422);
  });

  it('comes out then, once, and goes then', async () => {
    const item = await published(blogPost);
    await save(blogPost, item, { title: 'Выйдет само' });
    const schedule = at(DRAFT_PATHS.schedule, blogPost, item.id);
    const moments = { publishAt: later(3_600_000), unpublishAt: later(7_200_000) };
    expect((await admin.post(schedule, moments)).body).toMatchObject({
      draft: { publishAt: moments.publishAt },
      unpublishAt: moments.unpublishAt,
    });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format;
    const [from, to] = [today(new Date()), today(new Date(Date.now() + 172_800_000))];
    const { body } = await admin.get(`${DRAFT_PATHS.calendar}?from=${from}&to=${to}`);
    expect(body).toMatchObject([
      { event: 'draft', type: 'blog', id: item.id, at: moments.publishAt },
      { event: 'unpublish', type: 'blog', id: item.id, at: moments.unpublishAt },
    ]);
    await due('content_draft', 'publish_at', item.id);
    const present = async () => itemIn(await admin.get(addressOf(blogPost, 'item', item.id)));
    await eventually(async () => (await present())['title'] === 'Выйдет само');
    expect(await present()).toMatchObject({ version: 3, state: 'published' });
    await due('content_removal', 'unpublish_at', item.id);
    await eventually(async () => (await present())['state'] === 'draft');
    expect([await present(), await stateOf(blogPost, item.id)]).toMatchObject([
      { version: 4 },
      { draft: null, unpublishAt: null },
    ]);
  });

  it('is what was saved last, also when that is saved as the moment comes', async () => {
    const item = await published(blogPost);
    await save(blogPost, item, { title: 'Рано' });
    await admin.post(at(DRAFT_PATHS.schedule, blogPost, item.id), { publishAt: later(3_600_000) });
    const release = await holdTurn(api.dataSource, blogPost);
    const saving = save(blogPost, item, { title: 'В последний миг' }, 1);
    await eventually(async () => (await waiting(api.dataSource)) === 1);
    await due('content_draft', 'publish_at', item.id);
    await eventually(async () => (await waiting(api.dataSource)) === 2);
    await release();
    expect((await saving).status).toBe(200);
    await eventually(async () => (await stateOf(blogPost, item.id)).draft === null);
    expect(itemIn(await admin.get(addressOf(blogPost, 'item', item.id)))).toMatchObject({
      title: 'В последний миг',
      version: 3,
    });
  });

  it('does not bring back what was taken off the site meanwhile', async () => {
    const item = await published(blogPost);
    await save(blogPost, item, { title: 'Вернулась бы сама' });
    const publishAt = later(3_600_000);
    await admin.post(at(DRAFT_PATHS.schedule, blogPost, item.id), { publishAt });
    await admin.post(addressOf(blogPost, 'unpublish', item.id));
    const held = { publishAt: null, failure: 'Запись сняли с публикации' };
    expect(await stateOf(blogPost, item.id)).toMatchObject({ draft: held });
    expect((await save(blogPost, item, { title: 'И после правки' }, 1)).body).toMatchObject({
      draft: { version: 2, publishAt: null },
    });
  });

  it('waits with the reason when it may not happen, and the editor sees it', async () => {
    const item = await published(faq);
    await save(faq, item, { question: 'Опоздавший черновик' });
    await admin.post(at(DRAFT_PATHS.schedule, faq, item.id), { publishAt: later(3_600_000) });
    await admin.post(addressOf(faq, 'update', item.id), { version: 2, question: 'Раньше него' });
    await due('content_draft', 'publish_at', item.id);
    await eventually(
      async () => (await stateOf(faq, item.id)).draft?.failure === 'Пока вы правили, запись изменили',
    );
    expect(itemIn(await admin.get(addressOf(faq, 'item', item.id)))).toMatchObject({
      question: 'Раньше него',
    });
    // Going on with it is no leave for the moment that has passed, and waits for nobody's right to publish.
    const manager = await signIn(api, 'MANAGER', 'without-publish');
    await api.dataSource.query(
      `DELETE FROM role_action WHERE role_id = (SELECT id FROM role WHERE code = 'MANAGER')
       AND action_id = (SELECT id FROM action WHERE name = 'faq.publish')`,
    );
    try {
      await api.dataSource.query(`SELECT pg_notify('rights_changed', '')`);
      await eventually(async () => (await manager.post(addressOf(faq, 'publish', item.id))).status === 403);
      const saved = await save(faq, { ...item, version: 3 }, { question: 'После отказа' }, 1, manager);
      expect(saved).toMatchObject({
        status: 200,
        body: { draft: { version: 2, publishAt: null, failure: null } },
      });
    } finally {
      await api.dataSource.query(
        `INSERT INTO role_action (role_id, action_id) SELECT role.id, action.id FROM role, action
         WHERE role.code = 'MANAGER' AND action.name = 'faq.publish'`,
      );
      await api.dataSource.query(`SELECT pg_notify('rights_changed', '')`);
    }
  });

  it('keeps nothing else waiting when the database refuses it', async () => {
    const [refused, next] = [await published(faq), await published(faq)];
    await save(faq, refused, { question: 'Не примет база' });
    await save(faq, next, { question: 'Выйдет следом' });
    for (const { id } of [refused, next]) {
      const { body } = await admin.post(at(DRAFT_PATHS.schedule, faq, id), { publishAt: later(3_600_000) });
      expect(body).toMatchObject({ draft: { failure: null } });
    }
    await api.dataSource.query(
      `ALTER TABLE ${faq.table} ADD CONSTRAINT refused CHECK (question <> 'Не примет база')`,
    );
    try {
      await due('content_draft', 'publish_at', refused.id);
      await due('content_draft', 'publish_at', next.id);
      await eventually(async () => (await stateOf(faq, next.id)).draft === null);
      expect((await stateOf(faq, refused.id)).draft).toMatchObject({
        values: { question: 'Не примет база' },
        failure: 'База данных не приняла запись: подробности в журнале сервера',
      });
    } finally {
      await api.dataSource.query(`ALTER TABLE ${faq.table} DROP CONSTRAINT refused`);
    }
  });

  it('stays missed when somebody mends a link in it, and is not tried again', async () => {
    const [refused, next] = [await published(blogPost), await published(blogPost)];
    const marks = [{ type: 'link', attrs: { href: '/staryj-adres' } }];
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'подробнее', marks }] };
    const body = { type: 'doc', content: [words] };
    await save(blogPost, refused, { title: 'Не примет база', body });
    await save(blogPost, next, { title: 'Выйдет следом' });
    for (const { id } of [refused, next])
      await admin.post(at(DRAFT_PATHS.schedule, blogPost, id), { publishAt: later(3_600_000) });
    await api.dataSource.query(
      `ALTER TABLE ${blogPost.table} ADD CONSTRAINT refused CHECK (title <> 'Не примет база')`,
    );
    try {
      await due('content_draft', 'publish_at', refused.id);
      await eventually(async () => (await stateOf(blogPost, refused.id)).draft?.failure !== null);
    } finally {
      await api.dataSource.query(`ALTER TABLE ${blogPost.table} DROP CONSTRAINT refused`);
    }
    const { publishAt, failure } = (await stateOf(blogPost, refused.id)).draft ?? {};
    expect([publishAt, failure]).toEqual([expect.any(String), expect.any(String)]);
    const items = [{ contentType: 'blog', itemId: refused.id }];
    const mended = await admin.post(LINK_PATHS.mend, { from: '/staryj-adres', to: '/kontakty', items });
    expect(mended.body).toEqual({ done: 1, failed: [] });
    await due('content_draft', 'publish_at', next.id);
    await eventually(async () => (await stateOf(blogPost, next.id)).draft === null);
    const { draft } = await stateOf(blogPost, refused.id);
    expect(draft).toMatchObject({ version: 2, publishAt, failure });
    expect(JSON.stringify(draft?.values)).toContain('/kontakty');
  });

  it('is a moment to come, of a draft that there is and that could come out', async () => {
    const item = await published(blogPost);
    const schedule = at(DRAFT_PATHS.schedule, blogPost, item.id);
    for (const [given, field] of [
      [{ publishAt: later(3_600_000) }, 'publishAt'],
      [{ unpublishAt: '2020-01-01T00:00:00Z' }, 'unpublishAt'],
      [{ unpublishAt: 'завтра' }, 'unpublishAt'],
    ] as const) {
      const { status, body } = await admin.post(schedule, given);
      expect([given, status, Object.keys(body['error_validation'] ?? {})]).toEqual([given, 422, [field]]);
    }
    await admin.post(at(DRAFT_PATHS.save, blogPost, item.id), {
      version: null,
      baseVersion: item.version,
      values: { lead: '' },
    });
    const gap = await admin.post(schedule, { publishAt: later(3_600_000) });
    expect([gap.status, gap.body['error_validation']]).toEqual([422, { publishAt: ['Введите вступление'] }]);
    const far = await admin.post(schedule, { unpublishAt: '9999-01-01T00:00:00Z' });
    expect([far.status, far.body['error_validation']]).toEqual([
      422,
      { unpublishAt: ['Время: год от 1990 до 2100'] },
    ]);
  });

  it('comes out before it goes, whichever of the two is set last', async () => {
    const item = await published(blogPost);
    const schedule = at(DRAFT_PATHS.schedule, blogPost, item.id);
    await save(blogPost, item, { title: 'Выйдет само' });
    const hours = (count: number) => later(count * 3_600_000);
    const refused = async (call: Promise<{ status: number; body: Record<string, unknown> }>) => {
      const { status, body } = await call;
      return [status, body['error_validation']];
    };
    await admin.post(schedule, { publishAt: hours(2) });
    expect(await refused(admin.post(schedule, { unpublishAt: hours(1) }))).toEqual([
      422,
      { unpublishAt: [expect.stringMatching(/^Снятие — после изменений: они выйдут \d\d\.\d\d/u)] },
    ]);
    expect((await admin.post(schedule, { publishAt: hours(5), unpublishAt: hours(4) })).status).toBe(422);
    expect((await stateOf(blogPost, item.id)).unpublishAt).toBeNull();
    expect((await admin.post(schedule, { unpublishAt: hours(3) })).status).toBe(200);
    const tooLate = expect.stringMatching(/^Запись уйдёт с сайта раньше, \d\d\.\d\d.+: сначала перенесите/u);
    expect(await refused(admin.post(schedule, { publishAt: hours(4) }))).toEqual([
      422,
      { publishAt: [tooLate] },
    ]);
    // Its own date, in the draft and in the item.
    expect(await refused(save(blogPost, item, { title: 'Т', publishedAt: hours(4) }, 1))).toEqual([
      422,
      { publishedAt: [tooLate] },
    ]);
    const change = { version: item.version, publishedAt: hours(4) };
    expect(await refused(admin.post(addressOf(blogPost, 'update', item.id), change))).toEqual([
      422,
      { publishedAt: [tooLate] },
    ]);
    const sooner = { version: item.version, publishedAt: hours(1) };
    expect((await admin.post(addressOf(blogPost, 'update', item.id), sooner)).status).toBe(200);
  });
});

describe('no read of visitors', () => {
  const shown = new Map<string, Item>();
  let visitors: NestFastifyApplication;
  let login: string;

  beforeAll(async () => {
    for (const type of CONTENT_TYPES) {
      const item = await samples.add(type, seenValues(type));
      if (type.drafts) await admin.post(addressOf(type, 'publish', item.id));
      shown.set(type.name, item);
    }
    for (const type of TYPES) {
      const item = shown.get(type.name);
      if (!item) continue;
      const texts = Object.entries(type.fields).filter(
        ([name, field]) =>
          field.kind === 'text' && !field.path && field.maxLength > 40 && name !== 'repayments',
      );
      const values = Object.fromEntries(texts.map(([name]) => [name, `${MARK} ${type.name}`]));
      const { status } = await save(
        type,
        { ...item, version: 2 },
        { ...values, [type.title]: `${MARK} ${item.id}` },
      );
      if (status !== 200) throw new Error(`${type.name}: ${status}`);
    }
    await grantToApplication(api.dataSource);
    const [database] = await api.dataSource.query<{ name: string }[]>('SELECT current_database() AS name');
    login = `${database?.name}_visitors`;
    await api.dataSource.query(
      `CREATE ROLE ${login} LOGIN PASSWORD 'only-for-this-test' IN ROLE ${APPLICATION_ROLE}`,
    );
    await api.dataSource.query(`REVOKE ALL ON SCHEMA drafts FROM ${APPLICATION_ROLE}`);
    const url = new URL(api.config.databaseUrl);
    Object.assign(url, { username: login, password: 'only-for-this-test' });
    visitors = await createApp({ ...api.config, databaseUrl: url.href }, createLogger('silent'));
    await visitors.init();
    await visitors.getHttpAdapter().getInstance().ready();
  }, 120_000);
  afterAll(async () => {
    await visitors.close();
    await api.dataSource.query(`DROP ROLE ${login}`);
  });

  const addressIn = (template: string): string =>
    template.replace(/\{([\w-]+)(?:\.(\w+))?\}/gu, (_match, type: string, field = 'id') =>
      String(shown.get(type)?.[field as string]),
    );

  it.each([
    ...PUBLIC_READS.map(([template]) => template),
    'blog/feed.rss',
    `site/search?q=${encodeURIComponent(MARK)}`,
  ])('touches them: %s', async (template) => {
    const { statusCode, payload } = await visitors.inject({ url: `/api/v1/${addressIn(template)}` });
    expect([template, statusCode, payload.includes(MARK)]).toEqual([template, 200, false]);
  });

  it('and whoever may not see them is refused them by the database', async () => {
    const answer = await visitors.inject({
      url: `/api/v1/${at(DRAFT_PATHS.item, blogPost, shown.get('blog')?.id ?? 0)}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    expect(answer.statusCode).toBe(500);
    const seen = await get(api, `blog/post/${shown.get('blog')?.id}`);
    expect(JSON.stringify(seen.body)).not.toContain(MARK);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BLOG_PATHS,
  type ContentPreviewLink,
  DRAFT_PATHS,
  LOG_FRONT_PATH,
  PREVIEW_ENTRY_PATHS,
  PREVIEW_PATHS,
  type PreviewCode,
  previewCookie,
  type PreviewPass,
  REVIEW_PATHS,
} from '@polden/api-contract';
import { actionsOf, blogPost, CONTENT_TYPES, type ContentType, vacancy } from '@polden/content-model';
import { get, post } from '../../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-preview-'));

let api: TestApp;
let admin: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, admin);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const keyIn = (address: string) => new URL(address, 'http://site.test').searchParams.get('key') ?? '';
const enter = (key: string) => post(api, PREVIEW_ENTRY_PATHS.enter, { key });
const withToken = (token: string) => ({ cookie: `${previewCookie(false)}=${token}` });

/** The headers of a browser that looks at it. */
async function looking(of: object, who = admin): Promise<Record<string, string>> {
  const { body } = await who.post(PREVIEW_PATHS.open, of);
  const pass = await enter(keyIn((body as unknown as PreviewCode).address));
  return withToken((pass.body as unknown as PreviewPass).token);
}

/** Of what managers have. */
const RIGHT = (...names: string[]) =>
  `role_id = (SELECT id FROM role WHERE code = 'MANAGER') AND action_id IN
     (SELECT id FROM action WHERE name IN (${names.map((name) => `'${name}'`).join(', ')}))`;

/** Changes rights, and puts back what managers had. */
async function withUndo(sql: string, userId: number, work: () => Promise<void>): Promise<void> {
  const { dataSource } = api;
  const manager = `(SELECT id FROM role WHERE code = 'MANAGER')`;
  const held = await dataSource.query<{ action_id: number }[]>(
    `SELECT action_id FROM role_action WHERE role_id = ${manager}`,
  );
  await dataSource.query(sql, sql.includes('$1') ? [userId] : []);
  try {
    await work();
  } finally {
    await dataSource.query(
      `INSERT INTO role_action (role_id, action_id) SELECT ${manager}, unnest($1::integer[]) ON CONFLICT DO NOTHING`,
      [held.map(({ action_id: id }) => id)],
    );
    await dataSource.query(`UPDATE role SET second_factor = false WHERE code = 'MANAGER'`);
  }
}

async function published(type: ContentType, fields: object = {}) {
  const { id } = await samples.add(type, fields);
  return itemIn(await admin.post(addressOf(type, 'publish', id)));
}

async function draftOver(type: ContentType, item: { id: number; version: number }, values: object) {
  const path = `${DRAFT_PATHS.save}/${type.name}/${item.id}`;
  const { status, body } = await admin.post(path, { version: null, baseVersion: item.version, values });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const days = (type: ContentType) =>
  Object.fromEntries(
    Object.entries(type.fields)
      .filter(([, { kind }]) => kind === 'date')
      .map(([name]) => [name, /^(?:ends|offer)/u.test(name) ? '2099-01-01' : '2020-01-01']),
  );

describe.each([
  ['blog', 'blog/posts'],
  ['media-our', 'media/main-items'],
  ['media-other', 'media/other-items'],
  ['media-video', 'media/video-items'],
  ['faq', 'faq-questions'],
  ['vacancy', 'vacancy/items'],
  ['events', 'events/index'],
  ['uslovija-page', 'uslovija-page/index'],
  ['investoram-page', 'investoram-page/posts'],
  ['marketplace', 'marketplace/all'],
  ['disclosure-item', 'disclosure-categories/all'],
  ['document-file', 'document-category/index'],
  ['loan-document', 'loan-document/index'],
  ['investor-contract', 'investor-contract/files'],
  ['promo-code', 'promo-code/all'],
  ['bond', 'bonds/index'],
])('%s in %s', (name, path) => {
  it('is seen with its draft, and before it is published, by whoever looks at it alone', async () => {
    const type = CONTENT_TYPES.find((each) => each.name === name);
    if (!type) throw new Error(`no type ${name}`);
    const seen = async (title: unknown, headers: Record<string, string> = {}) =>
      JSON.stringify((await get(api, path, headers)).body).includes(JSON.stringify(title).slice(1, -1));
    const waiting = await samples.add(type, { ...days(type), [type.title]: 'Яснодо' });
    const title = waiting[type.title];
    const looks = await looking({ type: name, id: waiting.id });
    expect([await seen(title, looks), await seen(title)]).toEqual([true, false]);
    const item = itemIn(await admin.post(addressOf(type, 'publish', waiting.id)));
    const changed = 'Яснопосле';
    await draftOver(type, item, { [type.title]: changed });
    expect([await seen(changed, looks), await seen(title, looks)]).toEqual([true, false]);
    expect([await seen(changed), await seen(title)]).toEqual([false, true]);
  });
});

describe('a look at a draft', () => {
  it('shows a changed text at the address that it will have, and no cache keeps it', async () => {
    const item = await published(blogPost);
    const text = 'Новый текст статьи';
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
    await draftOver(blogPost, item, { body, slug: 'novyj-adres' });
    const looks = await looking({ type: 'blog', id: item.id });
    const { headers, ...answer } = await get(api, `${BLOG_PATHS.post}/novyj-adres`, looks);
    expect(answer).toMatchObject({ status: 200, body: { id: item.id, content: `<p>${text}</p>` } });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await get(api, `${BLOG_PATHS.post}/novyj-adres`)).status).toBe(404);
    const public_ = await get(api, `${BLOG_PATHS.post}/${String(item['slug'])}`);
    expect(public_.headers['cache-control']).toBe('public, no-cache');
    expect(JSON.stringify(public_.body)).not.toContain(text);
  });

  it('is opened by a code once, within a minute, and names what is looked at', async () => {
    const item = await published(blogPost);
    const { body } = await admin.post(PREVIEW_PATHS.open, { type: 'blog', id: item.id });
    const key = keyIn((body as unknown as PreviewCode).address);
    const pass = (await enter(key)).body as unknown as PreviewPass;
    expect(pass.path).toBe(`/blog/${String(item['slug'])}`);
    expect((await enter(key)).status).toBe(404);
    const state = await get(api, PREVIEW_ENTRY_PATHS.state, withToken(pass.token));
    expect(state.body).toMatchObject({ title: `«${String(item['title'])}»` });
    const late = await admin.post(PREVIEW_PATHS.open, { type: 'blog', id: item.id });
    await api.dataSource.query(
      `UPDATE drafts.preview_pass SET expires_at = now() - interval '1 second' WHERE kind = 'code'`,
    );
    expect((await enter(keyIn((late.body as unknown as PreviewCode).address))).status).toBe(404);
    expect((await enter('a'.repeat(43))).status).toBe(404);
  });

  it('by a link needs no account, until the link is revoked or over', async () => {
    const item = await samples.add(blogPost);
    const read = (token: string) => get(api, `${BLOG_PATHS.post}/${item.id}`, withToken(token));
    const made = await admin.post(PREVIEW_PATHS.link, { type: 'blog', id: item.id });
    const link = made.body as unknown as ContentPreviewLink;
    const { token } = (await enter(keyIn(link.address ?? ''))).body as unknown as PreviewPass;
    expect((await enter(keyIn(link.address ?? ''))).status).toBe(200);
    expect((await read(token)).status).toBe(200);
    const { body } = await admin.get(PREVIEW_PATHS.links);
    expect(body).toMatchObject([{ id: link.id, address: null, author: 'Сотрудник admin' }]);
    expect((await admin.post(`${PREVIEW_PATHS.revoke}/${link.id}`)).status).toBe(200);
    expect((await read(token)).status).toBe(404);
    expect((await admin.post(`${PREVIEW_PATHS.revoke}/${link.id}`)).status).toBe(404);
    expect((await read('b'.repeat(43))).status).toBe(404);
  });

  it('ends with the account of who has given it', async () => {
    const leaver = await signIn(api, 'MANAGER', 'leaver');
    const item = await samples.add(blogPost);
    const made = await leaver.post(PREVIEW_PATHS.link, { type: 'blog', id: item.id });
    const key = keyIn((made.body as unknown as ContentPreviewLink).address ?? '');
    await api.dataSource.query(`UPDATE staff_user SET active = false WHERE login = 'leaver'`);
    expect((await enter(key)).status).toBe(404);
    expect((await get(api, `${BLOG_PATHS.post}/${item.id}`, withToken(key))).status).toBe(404);
  });

  it.each([
    ['the right to open the item is taken', `DELETE FROM role_action WHERE ${RIGHT('vacancy.item')}`],
    [
      'the right to previews is taken',
      `DELETE FROM role_action WHERE ${RIGHT('preview.open', 'preview.link')}`,
    ],
    ['a second factor is asked for', `UPDATE role SET second_factor = true WHERE code = 'MANAGER'`],
    [
      'all sessions are ended',
      `UPDATE session SET revoked_at = now(), revoked_for = 'ended' WHERE user_id = $1`,
    ],
    [
      'nobody is signed in any more',
      `UPDATE session SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
    ],
    ['the roles are taken', 'DELETE FROM user_role WHERE user_id = $1'],
    ['the account is removed', 'DELETE FROM staff_user WHERE id = $1'],
  ])('is over for everybody who has one when %s', async (what, sql) => {
    const login = `p${what.replaceAll(/\W/gu, '')}`.slice(0, 20);
    const giver = await signIn(api, 'MANAGER', login);
    const item = await samples.add(vacancy);
    const given = await giver.post(PREVIEW_PATHS.link, { type: 'vacancy', id: item.id });
    const link = given.body as unknown as ContentPreviewLink;
    const linkKey = keyIn(link.address ?? '');
    const own = await looking({ type: 'vacancy', id: item.id }, giver);
    const unused = (await giver.post(PREVIEW_PATHS.open, { type: 'vacancy', id: item.id })).body;
    const state = async (headers: Record<string, string>) =>
      (await get(api, PREVIEW_ENTRY_PATHS.state, headers)).status;
    const isShown = async (headers: Record<string, string>) =>
      JSON.stringify((await get(api, 'vacancy/items', headers)).body).includes(String(item['title']));
    const ofLink = withToken(linkKey);
    expect([await state(own), await state(ofLink)]).toEqual([200, 200]);
    expect([await isShown(own), await isShown(ofLink)]).toEqual([true, true]);
    await withUndo(sql, giver.user.id, async () => {
      expect([await state(own), await state(ofLink)]).toEqual([404, 404]);
      expect([await isShown(own), await isShown(ofLink)]).toEqual([false, false]);
      const keys = [linkKey, keyIn((unused as unknown as PreviewCode).address)];
      for (const key of keys) expect((await enter(key)).status).toBe(404);
      const links = (await admin.get(PREVIEW_PATHS.links)).body as unknown as ContentPreviewLink[];
      expect(links.map(({ id }) => id)).not.toContain(link.id);
    });
  });

  it('does not keep what went wrong in the browser from the log', async () => {
    const item = await published(blogPost);
    const headers = await looking({ type: 'blog', id: item.id });
    const report = { level: 'error', payload: { url: '/admin', message: 'Не загрузилось' } };
    const { status, body } = await post(api, LOG_FRONT_PATH, report, { headers });
    expect([status, body]).toEqual([200, { ok: true }]);
  });

  it('sends nothing and counts nothing', async () => {
    const item = await published(blogPost);
    const looks = await looking({ type: 'blog', id: item.id });
    const vote = await post(
      api,
      BLOG_PATHS.rating,
      { id: item.id, rating: 5, clientId: 'client-of-a-test' },
      { headers: looks },
    );
    expect([vote.status, vote.body['message']]).toEqual([
      422,
      'Это предварительный просмотр: ничего не отправлено',
    ]);
    expect((await get(api, `${BLOG_PATHS.post}/${item.id}`)).body).toMatchObject({ votes: 0 });
    // Staff go on working in the same browser.
    const { status } = await admin.get(addressOf(blogPost, 'item', item.id));
    expect(status).toBe(200);
    expect((await get(api, `${REVIEW_PATHS.items}?page=1`, looks)).status).toBe(200);
  });

  it('is for those who may open the item, and for what has a page', async () => {
    const item = await samples.add(blogPost);
    await api.dataSource.query(
      `DELETE FROM role_action USING action WHERE action.id = action_id AND action.name = 'blog.item'
       AND role_id = (SELECT id FROM role WHERE code = 'MANAGER')`,
    );
    const stranger = await signIn(api, 'MANAGER', 'stranger');
    expect((await stranger.post(PREVIEW_PATHS.open, { type: 'blog', id: item.id })).status).toBe(403);
    for (const [of, status] of [
      [{ type: 'blog', id: 999_999 }, 404],
      [{ type: 'nothing', id: 1 }, 404],
      [{ changeSet: 999 }, 404],
      [{}, 422],
      [{ at: 'завтра' }, 422],
      [{ at: '2020-01-01T00:00:00.000Z' }, 422],
      [{ at: '9999-12-31T00:00:00.000Z' }, 422],
    ] as const) {
      expect([of, (await admin.post(PREVIEW_PATHS.open, of)).status]).toEqual([of, status]);
    }
  });

  it('of the site at a day is for those who may list something, and while they may', async () => {
    const at = new Date(Date.now() + 7_200_000).toISOString();
    const reader = await signIn(api, 'MANAGER', 'calendar');
    const looks = await looking({ at }, reader);
    const lists = CONTENT_TYPES.map((type) => actionsOf(type).list);
    await withUndo(`DELETE FROM role_action WHERE ${RIGHT(...lists)}`, reader.user.id, async () => {
      expect((await get(api, PREVIEW_ENTRY_PATHS.state, looks)).status).toBe(404);
      const without = await signIn(api, 'MANAGER', 'listless');
      expect((await without.post(PREVIEW_PATHS.open, { at })).status).toBe(403);
      expect((await without.post(PREVIEW_PATHS.link, { at })).status).toBe(403);
    });
  });

  it('of the site at a day has what comes until then, and no more', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const item = await published(blogPost, { title: 'Завтрашняя статья' });
    const coming = await samples.add(blogPost, {
      title: 'Придёт через час',
      publishedAt: soon.toISOString(),
    });
    await admin.post(addressOf(blogPost, 'publish', coming.id));
    const later = await samples.add(blogPost, {
      title: 'Придёт через неделю',
      publishedAt: new Date(Date.now() + 604_800_000).toISOString(),
    });
    await admin.post(addressOf(blogPost, 'publish', later.id));
    await draftOver(blogPost, item, { title: 'Завтрашнее изменение' });
    const schedule = `${DRAFT_PATHS.schedule}/blog`;
    await admin.post(`${schedule}/${item.id}`, { publishAt: soon.toISOString() });
    const gone = await published(blogPost, { title: 'Завтра её не станет' });
    await admin.post(`${schedule}/${gone.id}`, { unpublishAt: soon.toISOString() });
    const moves = await published(blogPost, { title: 'Уйдёт на другой день' });
    await draftOver(blogPost, moves, { publishedAt: new Date(Date.now() + 604_800_000).toISOString() });
    await admin.post(`${schedule}/${moves.id}`, { publishAt: soon.toISOString() });
    const refused = await published(blogPost, { title: 'Останется, как есть' });
    await draftOver(blogPost, refused, { title: 'Не вышло' });
    await admin.post(`${schedule}/${refused.id}`, { publishAt: soon.toISOString() });
    const stays = await published(blogPost, { title: 'Не ушла' });
    await admin.post(`${schedule}/${stays.id}`, { unpublishAt: soon.toISOString() });
    for (const [table, { id }] of [
      ['content_draft', refused],
      ['content_removal', stays],
    ] as const)
      await api.dataSource.query(`UPDATE drafts.${table} SET failure = 'Отказ' WHERE item_id = $1`, [id]);
    const looks = await looking({ at: new Date(Date.now() + 7_200_000).toISOString() });
    const titles = async (headers = {}) => {
      const { posts } = (await get(api, BLOG_PATHS.posts, headers)).body as { posts: { title: string }[] };
      return posts.map(({ title }) => title);
    };
    const then = await titles(looks);
    expect(then).toEqual(
      expect.arrayContaining(['Завтрашнее изменение', 'Придёт через час', 'Останется, как есть', 'Не ушла']),
    );
    for (const title of [
      'Завтра её не станет',
      'Завтрашняя статья',
      'Придёт через неделю',
      'Уйдёт на другой день',
    ]) {
      expect(then).not.toContain(title);
    }
    const now = await titles();
    expect(now).toEqual(expect.arrayContaining(['Завтра её не станет', 'Завтрашняя статья']));
    expect(now).not.toContain('Придёт через час');
  });
});

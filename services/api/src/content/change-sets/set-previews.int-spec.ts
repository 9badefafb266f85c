import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  BLOG_PATHS,
  CHANGE_SET_PATHS,
  type ChangeSet,
  PREVIEW_ENTRY_PATHS,
  PREVIEW_PATHS,
  type PreviewCode,
  previewCookie,
  type PreviewPass,
} from '@polden/api-contract';
import { blogPost, faq } from '@polden/content-model';
import { get, post } from '../../testing/borrower.ts';
import { SetDesk } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let admin: StaffClient;
let samples: ContentSamples;
let desk: SetDesk;

beforeAll(async () => {
  api = await startTestApp();
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, admin);
  desk = new SetDesk(api, admin, samples);
});
afterAll(() => api.close());

/** Where the browser of somebody is led, and what it looks with. */
async function lookedAt(of: object, who = admin) {
  const { body } = await who.post(PREVIEW_PATHS.open, of);
  const { address } = body as unknown as PreviewCode;
  const key = new URL(address, 'http://site.test').searchParams.get('key');
  const pass = (await post(api, PREVIEW_ENTRY_PATHS.enter, { key })).body as unknown as PreviewPass;
  return { path: pass.path, cookie: `${previewCookie(false)}=${pass.token}` };
}

const state = (cookie: string) => get(api, PREVIEW_ENTRY_PATHS.state, { cookie });

/** Where a browser is led, and what it reads there. */
async function look(of: object) {
  const { path, cookie } = await lookedAt(of);
  const { status, body } = await articleAt(path.split('/').at(-1) ?? '', cookie);
  return { path, status, title: body['title'] };
}

const articleAt = (slug: string, cookie: string) => get(api, `${BLOG_PATHS.post}/${slug}`, { cookie });

it('shows the page of each member before the set and with it, each at its own address', async () => {
  const first = await desk.changed(blogPost, { title: 'Первая осенью' });
  const second = await desk.changed(blogPost, { title: 'Вторая осенью', slug: 'vtoraya-osenyu' });
  const old = itemIn(await admin.post(addressOf(blogPost, 'publish', (await samples.add(blogPost)).id)));
  const changeSet = await desk.setWith('Осень', [blogPost, first], [blogPost, second]);
  await desk.call('put', changeSet, { type: 'blog', id: old.id, removal: true });

  const of = (id: number, before = false) => look({ changeSet, type: 'blog', id, before });
  const pathOf = ({ slug }: Record<string, unknown>) => `/blog/${String(slug)}`;
  expect(await of(second.id)).toEqual({
    path: '/blog/vtoraya-osenyu',
    status: 200,
    title: 'Вторая осенью',
  });
  expect(await of(second.id, true)).toEqual({
    path: pathOf(second),
    status: 200,
    title: second['title'],
  });
  expect(await of(first.id, true)).toMatchObject({ path: pathOf(first), title: first['title'] });
  expect(await of(old.id)).toMatchObject({ path: pathOf(old), status: 404 });
  expect(await of(old.id, true)).toMatchObject({ path: pathOf(old), title: old['title'] });
  expect(await look({ changeSet })).toMatchObject({ path: pathOf(first), title: 'Первая осенью' });
  // The former address leads on, as when it is published.
  const { cookie } = await lookedAt({ changeSet });
  expect(await articleAt(String(second['slug']), cookie)).toMatchObject({
    status: 200,
    body: { slug: 'vtoraya-osenyu' },
  });
});

it('is of what is in the set, and has a page', async () => {
  const member = await desk.changed(blogPost, { title: 'В наборе' });
  const changeSet = await desk.setWith('Осень', [blogPost, member]);
  const other = await samples.add(blogPost);
  const answer = await admin.post(PREVIEW_PATHS.open, { changeSet, type: 'blog', id: other.id });
  expect([answer.status, answer.body['message']]).toEqual([404, 'В наборе такой записи нет']);
  expect((await admin.post(PREVIEW_PATHS.open, { changeSet, type: faq.name, id: member.id })).status).toBe(
    404,
  );
});

it('is for whoever may open each item of it; others are told what they lack, and nothing of its words', async () => {
  const giver = await signIn(api, 'MANAGER', 'giver');
  const article = await desk.changed(blogPost, { title: 'Тайная ставка', slug: 'tainaya-stavka' });
  const changeSet = await desk.setWith(
    'Осень',
    [blogPost, article],
    [faq, await desk.changed(faq, { question: 'Когда?' })],
  );
  const read = async (who: StaffClient) =>
    (await who.get(`${CHANGE_SET_PATHS.item}/${changeSet}`)).body as unknown as ChangeSet;
  const nothing = { release: null, remove: null, preview: null };
  expect(await read(giver)).toMatchObject({
    lacking: nothing,
    items: [{ lacking: null }, { lacking: null }],
  });
  const { path, cookie } = await lookedAt({ changeSet, type: 'blog', id: article.id }, giver);
  expect([path, (await state(cookie)).status]).toEqual(['/blog/tainaya-stavka', 200]);

  await api.dataSource.query(
    `DELETE FROM role_action USING action WHERE action.id = action_id AND action.name LIKE 'blog.%'
     AND role_id = (SELECT id FROM role WHERE code = 'MANAGER')`,
  );
  expect((await state(cookie)).status).toBe(404);
  const stranger = await signIn(api, 'MANAGER', 'stranger');
  const { lacking, items } = await read(stranger);
  expect(lacking).toEqual({
    release: 'публиковать «Блог»',
    remove: null,
    preview: 'открывать «Блог»',
  });
  expect(items).toMatchObject([
    { title: 'нет доступа', path: null, before: {}, after: {}, lacking: 'править «Блог»' },
    { after: { question: 'Когда?' }, lacking: null },
  ]);
  const refused = await stranger.post(PREVIEW_PATHS.open, { changeSet });
  expect([refused.status, refused.body['message']]).toEqual([
    403,
    'Недостаточно прав: в наборе есть записи, открывать которые вам нельзя',
  ]);
});

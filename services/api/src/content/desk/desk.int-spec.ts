import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  APPROVAL_PATHS,
  type Desk,
  DESK_PATHS,
  DRAFT_PATHS,
  type FoundItem,
  SAVED_VIEW_PATHS,
  type SavedView,
} from '@polden/api-contract';
import { blogPost, faq, mediaOur } from '@polden/content-model';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;
let admin: StaffClient;
let user: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  admin = await signIn(api, 'ADMIN');
  user = await signIn(api, 'USER');
  samples = new ContentSamples(api, manager);
});
afterAll(() => api.close());
beforeEach(() => api.dataSource.query('DELETE FROM blog_post'));

const found = async (q: string, client = manager) =>
  (await client.get(`${DESK_PATHS.find}?q=${encodeURIComponent(q)}`)).body as unknown as FoundItem[];
const desk = async (client = manager) => (await client.get(DESK_PATHS.overview)).body as unknown as Desk;

describe('the search over all types', () => {
  it('has what is called so first, then what begins so, then what has the words; of every type', async () => {
    await samples.add(blogPost, { title: 'Погашение займа раньше срока' });
    await samples.add(blogPost, { title: 'Займ: досрочное погашение' });
    await samples.add(mediaOur, { title: 'Досрочное погашение' });
    await samples.add(faq, { question: 'Досрочное погашение возможно?' });
    const titles = (await found('досрочное погашение')).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual([
      'Досрочное погашение',
      'Досрочное погашение возможно?',
      'Займ: досрочное погашение',
    ]);
    expect((await found('досрочное погашение'))[0]).toMatchObject({ type: 'media-our', state: 'draft' });
  });

  it('takes a word that is only begun, and the other layout of the keyboard', async () => {
    await samples.add(blogPost, { title: 'Рефинансирование' });
    expect((await found('рефинан')).map(({ title }) => title)).toEqual(['Рефинансирование']);
    expect((await found('htabyfycbhjdfybt')).map(({ title }) => title)).toEqual(['Рефинансирование']);
    expect((await found('рефенансирование')).map(({ title }) => title)).toEqual(['Рефинансирование']);
    expect(await found('')).toEqual([]);
  });

  it('has the items of a number before what is called so', async () => {
    const item = await samples.add(blogPost, { title: 'Статья о ставках' });
    const number = String(item.id);
    await samples.add(blogPost, { title: `Итоги: ${number} дней` });
    const titles = (await found(number)).filter(({ type }) => type === 'blog').map(({ title }) => title);
    expect(titles).toEqual(['Статья о ставках', `Итоги: ${number} дней`]);
    expect((await found(`№ ${number}`)).map(({ id }) => id)).toContain(item.id);
    expect(await found('999999999')).toEqual([]);
  });

  it('finds nothing of types that the person may not list', async () => {
    await samples.add(blogPost, { title: 'Закрытый раздел' });
    await api.dataSource.query(
      `DELETE FROM role_action USING role, action WHERE role.id = role_id AND action.id = action_id
       AND role.code = 'USER' AND action.name = 'blog.list'`,
    );
    await api.dataSource.query(`SELECT pg_notify('rights_changed', '')`);
    expect((await found('закрытый раздел', manager)).length).toBe(1);
    expect(await found('закрытый раздел', user)).toEqual([]);
    expect((await desk(user)).drafts.items.filter(({ type }) => type === 'blog')).toEqual([]);
  });
});

describe('the desk', () => {
  it('has drafts with who changed them, what comes out, and what one has changed oneself', async () => {
    const mine = await samples.add(blogPost, { title: 'Мой черновик' });
    const theirs = await admin.post(addressOf(blogPost, 'add'), { title: 'Чужой черновик' });
    const soon = await samples.add(blogPost, { title: 'Завтра', publishedAt: '2099-01-01T09:00:00.000Z' });
    await manager.post(addressOf(blogPost, 'publish', soon.id));
    const { drafts, scheduled, recent } = await desk();
    const blog = drafts.items.filter(({ type }) => type === 'blog');
    expect(blog.map(({ title, author }) => [title, author?.isMe])).toEqual([
      ['Чужой черновик', false],
      ['Мой черновик', true],
    ]);
    expect(drafts.total).toBeGreaterThanOrEqual(2);
    expect(scheduled.items.map(({ title, at }) => [title, at])).toEqual([
      ['Завтра', '2099-01-01T09:00:00.000Z'],
    ]);
    const mineOfBlog = recent.filter(({ type }) => type === 'blog').map(({ title }) => title);
    expect(mineOfBlog).toEqual(['Завтра', 'Мой черновик']);
    expect(recent.map(({ id, type }) => `${type}:${id}`)).not.toContain(`blog:${String(theirs.body['id'])}`);
    await manager.post(addressOf(blogPost, 'remove', mine.id));
    expect((await desk()).recent.map(({ title }) => title)).not.toContain('Мой черновик');
  });

  it('has changes of what is published, and what waits for a second person', async () => {
    const item = await samples.add(blogPost, { title: 'На сайте' });
    const { body: shown } = await manager.post(addressOf(blogPost, 'publish', item.id));
    const draft = { baseVersion: shown['version'], values: { title: 'Ещё тайна' }, version: null };
    expect((await admin.post(`${DRAFT_PATHS.save}/blog/${item.id}`, draft)).status).toBe(200);
    const drafts = (await desk()).drafts.items.filter(({ type }) => type === 'blog');
    expect(drafts).toEqual([
      expect.objectContaining({
        title: 'На сайте',
        over: true,
        author: { name: 'Сотрудник admin', isMe: false },
      }),
    ]);

    await admin.post(APPROVAL_PATHS.rule, { type: 'blog', required: true });
    const waiting = await samples.add(blogPost, { title: 'Ждёт второго' });
    const toApprove = async (client: StaffClient) => (await desk(client)).toApprove;
    const changed = { type: 'blog', over: true, total: 1 };
    expect([await toApprove(manager), await toApprove(admin)]).toEqual([
      [changed],
      [{ type: 'blog', over: false, total: 1 }],
    ]);
    const { body: narrowed } = await manager.get(`${addressOf(blogPost, 'list')}?status=changed`);
    expect(narrowed['items']).toEqual([expect.objectContaining({ id: item.id, hasDraft: true })]);
    const state = `blog/${waiting.id}`;
    const { body } = await admin.get(`${APPROVAL_PATHS.state}/${state}`);
    await admin.post(`${APPROVAL_PATHS.approve}/${state}`, {
      digest: body['digest'],
      itemVersion: body['itemVersion'],
    });
    expect(await toApprove(admin)).toEqual([]);
    await admin.post(APPROVAL_PATHS.rule, { type: 'blog', required: false });
  });
});

describe('a saved view', () => {
  const add = async (client: StaffClient, title: string, search = '?status=draft') =>
    client.post(SAVED_VIEW_PATHS.add, { type: 'blog', title, search });
  const titles = async (client: StaffClient) =>
    ((await client.get(`${SAVED_VIEW_PATHS.list}?type=blog`)).body as unknown as SavedView[]).map(
      ({ title, mine }) => [title, mine],
    );

  it('is seen by its owner alone until it is shared, and removed by them or by one who shares', async () => {
    const { body } = await add(manager, 'Мои черновики');
    expect([await titles(manager), await titles(admin)]).toEqual([[['Мои черновики', true]], []]);
    const address = (path: string) => `${path}/${String(body['id'])}`;
    expect((await admin.post(address(SAVED_VIEW_PATHS.remove))).status).toBe(404);
    expect((await manager.post(address(SAVED_VIEW_PATHS.share), { shared: true })).status).toBe(200);
    expect(await titles(admin)).toEqual([['Мои черновики', false]]);
    expect((await admin.post(address(SAVED_VIEW_PATHS.share), { shared: false })).status).toBe(422);
    expect((await admin.post(address(SAVED_VIEW_PATHS.remove))).body).toEqual({ ok: true });
    expect(await titles(manager)).toEqual([]);
  });

  it('with a filter that the section does not have is not kept; one that has lost it goes without', async () => {
    const list = async () =>
      (await manager.get(`${SAVED_VIEW_PATHS.list}?type=blog`)).body as unknown as SavedView[];
    for (const search of ['?within=gone:1', '?has=body:1', '?sort=body', '?unused=1']) {
      expect((await add(manager, 'Пропавший', search)).body['error_validation']).toEqual({
        search: ['Такого отбора в этом разделе нет: выберите фильтры заново'],
      });
    }
    const { body } = await add(manager, 'Прежний', '?status=draft&within=category:3&has=image:1');
    await api.dataSource.query('UPDATE saved_view SET search = $2 WHERE id = $1', [
      body['id'],
      '?status=draft&within=gone:1&has=image:1',
    ]);
    expect(await list()).toContainEqual(
      expect.objectContaining({ title: 'Прежний', search: '?status=draft&has=image%3A1', reduced: true }),
    );
    await manager.post(`${SAVED_VIEW_PATHS.remove}/${String(body['id'])}`);
  });

  it('gets another title in one call, shared as it was and in place of one that had it', async () => {
    const { body } = await add(manager, 'На неделю', '?sort=title');
    await add(manager, 'Сегодня');
    await manager.post(`${SAVED_VIEW_PATHS.share}/${String(body['id'])}`, { shared: true });
    const rename = `${SAVED_VIEW_PATHS.rename}/${String(body['id'])}`;
    expect((await admin.post(rename, { title: 'Чужой' })).status).toBe(422);
    expect((await manager.post(rename, { title: ' ' })).body['error_validation']).toEqual({
      title: ['Назовите вид'],
    });
    expect((await manager.post(rename, { title: 'На неделю' })).body).toEqual({ ...body, shared: true });
    const renamed = await manager.post(rename, { title: 'Сегодня' });
    expect(renamed.body).toMatchObject({ title: 'Сегодня', search: '?sort=title', shared: true, mine: true });
    expect([await titles(manager), await titles(admin)]).toEqual([[['Сегодня', true]], [['Сегодня', false]]]);
    expect((await manager.post(rename, { title: 'Ещё раз' })).status).toBe(404);
    await manager.post(`${SAVED_VIEW_PATHS.remove}/${String(renamed.body['id'])}`);
  });

  it('renamed twice at once is still one', async () => {
    const { body } = await add(manager, 'Раз');
    const rename = `${SAVED_VIEW_PATHS.rename}/${String(body['id'])}`;
    const answers = await Promise.all(['Два', 'Три'].map((title) => manager.post(rename, { title })));
    const [kept] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await titles(manager)).toEqual([[kept?.body['title'], true]]);
    await manager.post(`${SAVED_VIEW_PATHS.remove}/${String(kept?.body['id'])}`);
  });

  it('takes the place of one with the same title, and is refused without a title or for another address', async () => {
    await add(manager, 'Вид', '?sort=title');
    await add(manager, 'Вид', '?sort=-title');
    expect(await titles(manager)).toEqual([['Вид', true]]);
    expect((await add(manager, '  ')).body['error_validation']).toEqual({ title: ['Назовите вид'] });
    expect((await add(manager, 'Чужой', 'https://evil.example')).status).toBe(422);
    const nowhere = await manager.post(SAVED_VIEW_PATHS.add, { type: 'nothing', title: 'Вид', search: '' });
    expect(nowhere.body['error_validation']).toEqual({ type: ['Такого раздела нет'] });
  });
});

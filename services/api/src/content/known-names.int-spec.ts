import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CalendarEntry,
  CHANGE_SET_PATHS,
  type ContentPreviewLink,
  DRAFT_PATHS,
  HISTORY_PATHS,
  type HistoryPage,
  LINK_PATHS,
  PREVIEW_ENTRY_PATHS,
  PREVIEW_PATHS,
  type PreviewCode,
  previewCookie,
  type PreviewPass,
  SEARCH_PATHS,
} from '@polden/api-contract';
import { actionsOf, blogPost, faq } from '@polden/content-model';
import { openApiDocument } from '../openapi.ts';
import { get, post } from '../testing/borrower.ts';
import { SetDesk } from '../testing/change-sets.ts';
import { addressOf, ContentSamples } from '../testing/content.ts';
import { eventually } from '../testing/eventually.ts';
import { registeredRoutes } from '../testing/routes.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const SECRET = 'Тайнопись';
const ADDRESS = 'tajnopis';
const HOUR_MS = 3_600_000;
/** Streams never end, and requests of borrowers are no content. */
const LEFT_OUT = /\/(?:stream|events)$|^admin\/lead\//u;

let api: TestApp;
let chief: StaffClient;
/** Has all rights but those over the blog. */
let reader: StaffClient;
const inAnHour = () => new Date(Date.now() + HOUR_MS);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const QUERY: Record<string, string> = {
  search: SECRET,
  q: SECRET,
  page: '1',
  from: dayOf(new Date()),
  to: dayOf(new Date(Date.now() + 24 * HOUR_MS)),
};

beforeAll(async () => {
  api = await startTestApp();
  chief = await signIn(api, 'ADMIN', 'chief');
  const samples = new ContentSamples(api, chief);
  const desk = new SetDesk(api, chief, samples);
  const add = async (title: string, slug: string) =>
    (await samples.add(blogPost, { title: `${SECRET} ${title}`, slug: `${ADDRESS}-${slug}`, image: null }))
      .id;

  const open = await add('на сайте', 'na-sajte');
  await chief.post(addressOf(blogPost, 'publish', open));
  const giver = await signIn(api, 'MANAGER', 'giver');
  await giver.post(PREVIEW_PATHS.link, { type: 'blog', id: open });
  await chief.post(addressOf(blogPost, 'remove', await add('в корзине', 'v-korzine')));
  const coming = await desk.changed(
    blogPost,
    { title: `${SECRET} завтра` },
    { title: `${SECRET} сегодня`, image: null },
  );
  await chief.post(`${DRAFT_PATHS.schedule}/blog/${coming.id}`, { publishAt: inAnHour().toISOString() });
  const alone = await desk.changed(faq, { question: 'Что завтра?' });
  await chief.post(`${DRAFT_PATHS.schedule}/faq/${alone.id}`, { publishAt: inAnHour().toISOString() });
  const question = await desk.changed(faq, { question: 'Как завтра?' });
  const late = await desk.changed(blogPost, { title: `${SECRET} не вышла` }, { image: null });
  const set = await desk.setWith('Осень', [blogPost, late], [faq, question]);
  await desk.schedule(set);
  await api.dataSource.query('UPDATE drafts.change_set SET failure = $1 WHERE id = $2', [
    `«${SECRET} не вышла»: нет обложки`,
    set,
  ]);
  const gone = await desk.changed(
    blogPost,
    { lead: 'Ещё здесь' },
    { title: `${SECRET} исчезла`, image: null },
  );
  const other = await desk.changed(faq, { question: 'Исчезнет?' });
  await desk.setWith('Зима', [blogPost, gone], [faq, other]);
  for (const [type, { id }] of [[blogPost, gone] as const, [faq, other] as const]) {
    await chief.post(addressOf(type, 'remove', id));
    await chief.post(addressOf(type, 'purge', id));
  }
  await eventually(async () =>
    JSON.stringify((await get(api, `${SEARCH_PATHS.find}?q=${encodeURIComponent(SECRET)}`)).body).includes(
      `${SECRET} на сайте`,
    ),
  );
  await api.dataSource.query(
    `DELETE FROM role_action USING action WHERE action.id = action_id AND action.name = ANY ($1)
     AND role_id = (SELECT id FROM role WHERE code = 'ADMIN')`,
    [Object.values(actionsOf(blogPost))],
  );
  await api.dataSource.query(`SELECT pg_notify('rights_changed', '')`);
  reader = await signIn(api, 'ADMIN', 'reader');
}, 180_000);
afterAll(() => api.close());

it('no list of the staff names what its reader may not list', async () => {
  const { paths } = openApiDocument(api.app);
  const addresses = registeredRoutes(api)
    .filter(({ method, path, access }) => method === 'GET' && access !== 'public' && !/:/u.test(path))
    .filter(({ path }) => !LEFT_OUT.test(path))
    .map(({ path }) => {
      const asked = (paths[`/api/v1/${path}`]?.get?.parameters ?? []).flatMap((parameter) =>
        'name' in parameter && parameter.in === 'query' ? [parameter.name] : [],
      );
      const query = asked.flatMap((name): [string, string][] => (QUERY[name] ? [[name, QUERY[name]]] : []));
      return [`${path}?${new URLSearchParams(query)}`, path] as const;
    });
  const telling: string[] = [];
  for (const address of new Set(addresses.flat())) {
    const { body } = await reader.get(address);
    const said = JSON.stringify(body);
    if (said.includes(SECRET) || said.includes(ADDRESS)) telling.push(address);
  }
  expect(telling).toEqual([]);
});

describe('whoever may not list a type', () => {
  it('sees that a link to one of its items is there, and what it shows not', async () => {
    const links = (await reader.get(PREVIEW_PATHS.links)).body as unknown as ContentPreviewLink[];
    expect(links.map(({ title }) => title)).toEqual(['нет доступа']);
  });

  it('sees in the history that something was done, and not to what', async () => {
    const { items } = (await reader.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    const ofBlog = items.filter(({ entity }) => entity === 'blog');
    expect(ofBlog).not.toEqual([]);
    for (const each of ofBlog)
      expect(each).toMatchObject({ title: 'нет доступа', before: null, after: null });
    const find = `${HISTORY_PATHS.find}?${new URLSearchParams({ search: SECRET })}`;
    expect((await reader.get(find)).body).toEqual({ items: [], pageCount: 0 });
  });

  it('sees in the history that a set has lost an item, and of which section alone', async () => {
    const { items } = (await reader.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    const lost = items.filter(({ before }) => before && 'member' in before);
    expect(lost.map(({ before }) => before?.['member'])).toEqual([
      expect.stringMatching(/^Вопросы.+: «.+»$/u),
      'Блог: нет доступа',
    ]);
  });

  it('sees in the calendar that a set failed, and why not', async () => {
    const { from = '', to = '' } = QUERY;
    const { body } = await reader.get(`${DRAFT_PATHS.calendar}?${new URLSearchParams({ from, to })}`);
    const sets = (body as unknown as CalendarEntry[]).filter(({ event }) => event === 'change-set');
    expect(sets).toMatchObject([
      { title: 'Осень', failure: expect.stringContaining('видит тот, кто вправе') },
    ]);
    expect((await reader.get(CHANGE_SET_PATHS.list)).status).toBe(200);
  });

  it('is offered no page of it to link to', async () => {
    const search = new URLSearchParams({ search: SECRET });
    expect((await reader.get(`${LINK_PATHS.targets}?${search}`)).body).toEqual([]);
  });

  it('sees nothing of it in the site of tomorrow, and all else', async () => {
    const at = new Date(Date.now() + 2 * HOUR_MS).toISOString();
    const { address } = (await reader.post(PREVIEW_PATHS.open, { at })).body as unknown as PreviewCode;
    const key = new URL(address, 'http://site.test').searchParams.get('key') ?? '';
    const { token } = (await post(api, PREVIEW_ENTRY_PATHS.enter, { key })).body as unknown as PreviewPass;
    const seen = async (path: string) =>
      JSON.stringify((await get(api, path, { cookie: `${previewCookie(false)}=${token}` })).body);
    expect(await seen('blog/posts')).toContain(`${SECRET} сегодня`);
    expect(await seen('blog/posts')).not.toContain(`${SECRET} завтра`);
    expect(await seen('faq-questions')).toContain('Что завтра?');
    // Its set will not come out.
    expect(await seen('faq-questions')).not.toContain('Как завтра?');
  });
});

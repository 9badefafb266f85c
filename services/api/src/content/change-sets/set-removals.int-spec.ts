import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPROVAL_PATHS, DRAFT_PATHS, type DraftState } from '@polden/api-contract';
import { actionsOf, blogPost, mediaVideo, vacancy } from '@polden/content-model';
import { get } from '../../testing/borrower.ts';
import { SetDesk, takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
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

async function published(fields: object = {}) {
  const { id } = await samples.add(blogPost, fields);
  return itemIn(await admin.post(addressOf(blogPost, 'publish', id)));
}
const linkTo = (slug: unknown) => {
  const href = `/blog/${String(slug)}`;
  const text = { type: 'text', text: 'Старые условия', marks: [{ type: 'link', attrs: { href } }] };
  return { body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } };
};
const putRemoval = (set: number, id: number, who = admin) =>
  desk.call('put', set, { type: 'blog', id, removal: true }, who);
const seen = async (id: number) => (await get(api, `blog/post/${id}`)).status;
const stateOf = async (id: number) =>
  (await admin.get(`${DRAFT_PATHS.item}/blog/${id}`)).body as unknown as DraftState;

describe('what a set takes off the site', () => {
  it('goes with the rest at one moment, and is back with the rest by one click', async () => {
    const old = await published();
    const fresh = await desk.changed(vacancy, { title: 'Осенний оценщик' });
    const set = await desk.setWith('Смена', [vacancy, fresh]);
    expect((await putRemoval(set, old.id)).body).toMatchObject({
      items: [
        { type: 'vacancy', removal: false },
        { type: 'blog', id: old.id, title: old['title'], removal: true, problems: [], warnings: [] },
      ],
    });
    expect((await stateOf(old.id)).removalSet).toEqual({ id: set, title: 'Смена' });
    await desk.schedule(set);
    expect(await seen(old.id)).toBe(200);
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).stage === 'published');
    expect(await seen(old.id)).toBe(404);
    expect(await desk.present(vacancy, fresh.id)).toMatchObject({ title: 'Осенний оценщик' });
    expect((await desk.read(set)).items).toMatchObject([{ removal: false }, { id: old.id, removal: true }]);

    // Nobody has to approve what visitors have seen before.
    await admin.post(APPROVAL_PATHS.rule, { type: 'blog', required: true });
    expect((await desk.call('revert', set)).body).toMatchObject({ stage: 'reverted' });
    expect(await desk.present(blogPost, old.id)).toMatchObject({
      state: 'published',
      title: old['title'],
      publishedAt: old['publishedAt'],
    });
    expect(await seen(old.id)).toBe(200);
  });

  it('stays with the rest when one of them may not come out', async () => {
    const old = await published();
    const broken = await desk.changed(blogPost, { lead: '' });
    const set = await desk.setWith('Смена', [blogPost, broken]);
    await putRemoval(set, old.id);
    expect((await desk.call('publish', set)).status).toBe(422);
    expect(await seen(old.id)).toBe(200);
    expect(await desk.read(set)).toMatchObject({ stage: 'open', items: [{}, { removal: true }] });
  });

  it('is told with the links that it breaks, but for those that the set mends', async () => {
    const old = await published();
    await published({ title: 'Ведёт туда', ...linkTo(old['slug']) });
    const mended = await published({ title: 'Поправлена', ...linkTo(old['slug']) });
    await desk.save(blogPost, mended, { body: { type: 'doc', content: [{ type: 'paragraph' }] } });
    const newcomer = await desk.changed(blogPost, { ...linkTo(old['slug']) });
    const set = await desk.setWith('Смена', [blogPost, mended], [blogPost, newcomer]);
    await putRemoval(set, old.id);
    const { items } = await desk.read(set);
    expect(items.find(({ removal }) => removal)?.warnings).toEqual([
      'Перестанет работать ссылка отсюда: «Ведёт туда» (Блог)',
    ]);
    expect(items.find(({ id }) => id === newcomer.id)?.warnings).toEqual([
      `Ссылка /blog/${String(old['slug'])} ведёт на запись, которую набор снимает`,
    ]);
  });

  it('breaks the cards of a film as it does links', async () => {
    const film = await samples.add(mediaVideo);
    await admin.post(addressOf(mediaVideo, 'publish', film.id));
    const card = { type: 'film', attrs: { videoId: film.id, title: 'Ролик' } };
    const newcomer = await desk.changed(blogPost, { body: { type: 'doc', content: [card] } });
    const set = await desk.setWith('Смена', [blogPost, newcomer]);
    await desk.call('put', set, { type: mediaVideo.name, id: film.id, removal: true });
    const { items } = await desk.read(set);
    expect(items.find(({ id, type }) => type === 'blog' && id === newcomer.id)?.warnings).toEqual([
      `Ссылка /o-kompanii/video/${film.id} ведёт на запись, которую набор снимает`,
    ]);
  });

  it('is on the site, and goes by one way alone', async () => {
    const draft = await samples.add(blogPost);
    const changed = await desk.changed(blogPost, { title: 'С правками' });
    const set = await desk.setWith('Смена', [blogPost, changed]);
    expect((await putRemoval(set, draft.id)).body['message']).toBe('Записи нет на сайте: снимать нечего');
    expect((await putRemoval(set, changed.id)).body['message']).toBe(
      'Запись уже в этом наборе, с изменениями: сначала исключите её',
    );
    await desk.call('take', set, { type: 'blog', id: changed.id });
    expect((await putRemoval(set, changed.id)).status).toBe(200);
    expect((await desk.call('put', set, { type: 'blog', id: changed.id })).body['message']).toBe(
      'Этот набор снимает запись с публикации: сначала исключите её',
    );
    const unpublishAt = new Date(Date.now() + 3_600_000).toISOString();
    const moment = () => admin.post(`${DRAFT_PATHS.schedule}/blog/${changed.id}`, { unpublishAt });
    expect((await moment()).body).toMatchObject({
      error_validation: { unpublishAt: ['Запись снимет набор «Смена»: сначала исключите её из него'] },
    });
    await desk.call('take', set, { type: 'blog', id: changed.id });
    expect((await stateOf(changed.id)).removalSet).toBeNull();
    expect((await moment()).status).toBe(200);
    expect((await putRemoval(set, changed.id)).status).toBe(422);
  });

  it('that has gone by then, is left as it was when the set is taken back; in the trash it holds the set', async () => {
    const [gone, binned, other] = [await published(), await published(), await published()];
    const set = await desk.setWith('Смена');
    for (const { id } of [gone, binned, other]) await putRemoval(set, id);
    await admin.post(addressOf(blogPost, 'unpublish', gone.id));
    await admin.post(addressOf(blogPost, 'remove', binned.id));
    expect((await desk.call('publish', set)).status).toBe(422);
    await desk.call('take', set, { type: 'blog', id: binned.id });
    expect((await desk.call('publish', set)).status).toBe(200);
    await desk.call('revert', set);
    expect(await desk.present(blogPost, gone.id)).toMatchObject({ state: 'draft' });
    expect(await desk.present(blogPost, other.id)).toMatchObject({ state: 'published' });
  });

  it('takes the right to unpublish', async () => {
    const writer = await signIn(api, 'MANAGER', 'writer');
    await takeRight(api, actionsOf(blogPost).unpublish);
    const old = await published();
    await eventually(async () => (await writer.post(addressOf(blogPost, 'unpublish', 0))).status === 403);
    const set = await desk.setWith('Смена');
    expect((await putRemoval(set, old.id, writer)).status).toBe(200);
    expect((await desk.schedule(set, writer)).body['message']).toBe(
      'Недостаточно прав: выпустить набор может тот, кто вправе снимать с публикации «Блог»',
    );
    await desk.schedule(set);
    expect((await desk.call('take', set, { type: 'blog', id: old.id }, writer)).status).toBe(403);
  });
});

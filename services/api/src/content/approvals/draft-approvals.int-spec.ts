import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  APPROVAL_PATHS,
  type ApprovalState,
  CHANGE_SET_PATHS,
  type ChangeSet,
  DRAFT_PATHS,
  type DraftState,
} from '@polden/api-contract';
import { bond, type ContentType, faq, vacancy } from '@polden/content-model';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const LACKS = 'Эту запись публикуют вдвоём: попросите другого сотрудника её одобрить';

let api: TestApp;
let anna: StaffClient;
let boris: StaffClient;
let vera: StaffClient;
let admin: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp({ configure: looksOften });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  anna = await signIn(api, 'MANAGER', 'anna');
  boris = await signIn(api, 'MANAGER', 'boris');
  vera = await signIn(api, 'MANAGER', 'vera');
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, anna);
});
afterAll(() => api.close());

const at = (path: string, type: ContentType, id: number) => `${path}/${type.name}/${id}`;
const approvalOf = async (who: StaffClient, type: ContentType, id: number) =>
  (await who.get(at(APPROVAL_PATHS.state, type, id))).body as unknown as ApprovalState;
const approve = async (who: StaffClient, type: ContentType, id: number) => {
  const { digest, itemVersion, draftVersion } = await approvalOf(who, type, id);
  return who.post(at(APPROVAL_PATHS.approve, type, id), { digest, itemVersion, draftVersion });
};
const present = async (type: ContentType, id: number) => itemIn(await anna.get(addressOf(type, 'item', id)));
const draftOf = async (type: ContentType, id: number) =>
  ((await anna.get(at(DRAFT_PATHS.item, type, id))).body as unknown as DraftState).draft;

async function save(who: StaffClient, type: ContentType, id: number, values: object): Promise<void> {
  const version = (await draftOf(type, id))?.version ?? null;
  const baseVersion = (await present(type, id)).version;
  const { status, body } = await who.post(at(DRAFT_PATHS.save, type, id), { version, baseVersion, values });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function publish(who: StaffClient, type: ContentType, id: number) {
  const version = (await draftOf(type, id))?.version;
  const { status, body } = await who.post(at(DRAFT_PATHS.publish, type, id), { version });
  return [status, status === 200 ? null : body['message']];
}

/** Published before anybody asked for two, and changed by Anna since. */
async function changed(type: ContentType, values: object): Promise<number> {
  const { id } = await samples.add(type);
  await anna.post(addressOf(type, 'publish', id));
  await admin.post(APPROVAL_PATHS.rule, { type: type.name, required: true });
  await save(anna, type, id, values);
  return id;
}

describe('changes that two publish', () => {
  it('are approved as they would be published, by nobody who has written them', async () => {
    const id = await changed(bond, { year: 7 });
    expect(await publish(anna, bond, id)).toEqual([422, LACKS]);
    expect((await approve(anna, bond, id)).status).toBe(422);
    // Saving last, or setting the moment, makes nobody an author of another's text.
    await save(vera, bond, id, { year: 8 });
    expect((await approvalOf(anna, bond, id)).hindrance).toBe('Это писали вы: одобряет другой сотрудник');
    expect((await approve(boris, bond, id)).status).toBe(200);
    expect((await approvalOf(anna, bond, id)).approved).toMatchObject({ by: 'Сотрудник boris' });

    await save(anna, bond, id, { year: 9 });
    expect((await approvalOf(anna, bond, id)).approved).toBeNull();
    expect(await publish(anna, bond, id)).toEqual([422, LACKS]);
    await approve(boris, bond, id);
    expect(await publish(anna, bond, id)).toEqual([200, null]);
    expect(await present(bond, id)).toMatchObject({ year: 9, state: 'published' });

    // The next draft is another's work: who has written the last one may approve it.
    await save(boris, bond, id, { year: 10 });
    expect((await approve(boris, bond, id)).status).toBe(422);
    expect((await approve(anna, bond, id)).status).toBe(200);
    expect(await publish(boris, bond, id)).toEqual([200, null]);
  });

  it('are approved as they were on the screen: others that have come since, are not', async () => {
    const id = await changed(bond, { year: 7 });
    const looked = await approvalOf(boris, bond, id);
    await save(anna, bond, id, { year: 8 });
    const { digest, itemVersion, draftVersion } = await approvalOf(boris, bond, id);
    expect([itemVersion, draftVersion]).toEqual([looked.itemVersion, 2]);
    const path = at(APPROVAL_PATHS.approve, bond, id);
    for (const other of [
      { itemVersion, draftVersion: looked.draftVersion },
      { itemVersion, draftVersion: null },
      { itemVersion: itemVersion - 1, draftVersion },
    ]) {
      expect((await boris.post(path, { digest, ...other })).status).toBe(409);
    }
    expect((await boris.post(path, { digest, itemVersion, draftVersion })).status).toBe(200);
  });

  it('are approved by the digest alone in a form of an earlier release, which knows no versions', async () => {
    const id = await changed(bond, { year: 7 });
    const path = at(APPROVAL_PATHS.approve, bond, id);
    const { digest } = await approvalOf(boris, bond, id);
    await save(anna, bond, id, { year: 8 });
    expect((await boris.post(path, { digest })).status).toBe(409);
    const now = await approvalOf(boris, bond, id);
    const { status, body } = await boris.post(path, { digest: now.digest });
    expect([status, body['approved']]).toEqual([200, expect.objectContaining({ by: 'Сотрудник boris' })]);
  });

  it('are not approved by their author after they were taken off the site, either', async () => {
    const { id } = await samples.add(faq);
    await anna.post(addressOf(faq, 'publish', id));
    await admin.post(APPROVAL_PATHS.rule, { type: 'faq', required: true });
    await vera.post(addressOf(faq, 'unpublish', id));
    expect((await approvalOf(anna, faq, id)).hindrance).toBe('Это писали вы: одобряет другой сотрудник');
    expect((await approve(anna, faq, id)).status).toBe(422);
    expect((await vera.post(addressOf(faq, 'publish', id))).status).toBe(422);
    expect((await approve(vera, faq, id)).status).toBe(200);
    expect((await vera.post(addressOf(faq, 'publish', id))).status).toBe(200);

    // The author of a published draft is its writer, not its publisher.
    await save(boris, faq, id, { question: 'Другой вопрос?' });
    await approve(vera, faq, id);
    expect(await publish(vera, faq, id)).toEqual([200, null]);
    await vera.post(addressOf(faq, 'unpublish', id));
    expect((await approve(boris, faq, id)).status).toBe(422);
    expect((await approvalOf(vera, faq, id)).hindrance).toBeNull();
  });

  it("are everybody's who has written in the draft, also after they came out and were taken off the site", async () => {
    const id = await changed(bond, { year: 7 });
    await save(boris, bond, id, { year: 7, numberIssue: '77' });
    await approve(vera, bond, id);
    expect(await publish(vera, bond, id)).toEqual([200, null]);
    await vera.post(addressOf(bond, 'unpublish', id));
    for (const author of [anna, boris]) expect((await approve(author, bond, id)).status).toBe(422);
    expect((await approve(vera, bond, id)).status).toBe(200);

    // Of a draft that came out before its authors were kept it is known who began it.
    await api.dataSource.query('UPDATE content_revision SET author_ids = NULL');
    expect((await approve(anna, bond, id)).status).toBe(422);
    expect((await approve(boris, bond, id)).status).toBe(200);
  });

  it('are not published by the way back from the trash: it comes back as a draft, and says so', async () => {
    const [{ id }, { id: second }, { id: third }] = [
      await samples.add(faq),
      await samples.add(faq),
      await samples.add(faq),
    ];
    for (const each of [id, second, third]) await anna.post(addressOf(faq, 'publish', each));
    await admin.post(APPROVAL_PATHS.rule, { type: 'faq', required: true });
    await approve(vera, faq, third);
    for (const each of [id, second, third])
      expect((await anna.post(addressOf(faq, 'remove', each))).status).toBe(200);
    const back = await anna.post(addressOf(faq, 'restore', id));
    expect([back.status, back.body['state']]).toEqual([200, 'draft']);
    const { body } = await anna.post(addressOf(faq, 'bulk'), { operation: 'restore', ids: [second, third] });
    expect(body).toMatchObject({
      done: [second, third],
      failed: [{ id: second, message: 'вернули черновиком: такие записи публикуют вдвоём' }],
    });
    expect((await present(faq, third)).state).toBe('published');
    await approve(vera, faq, id);
    expect((await anna.post(addressOf(faq, 'publish', id))).status).toBe(200);
  });

  it('are void with what others change beside them', async () => {
    const id = await changed(bond, { year: 7 });
    await approve(boris, bond, id);
    await admin.post(APPROVAL_PATHS.rule, { type: 'bond', required: false });
    const { version } = await present(bond, id);
    await vera.post(addressOf(bond, 'update', id), { version, numberIssue: '77' });
    await admin.post(APPROVAL_PATHS.rule, { type: 'bond', required: true });
    expect((await approvalOf(anna, bond, id)).approved).toBeNull();
    expect(await publish(anna, bond, id)).toEqual([422, LACKS]);
  });

  it('are given no moment without it, and changed before that moment they stay', async () => {
    const id = await changed(bond, { year: 7 });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = () => anna.post(at(DRAFT_PATHS.schedule, bond, id), { publishAt });
    expect(await schedule()).toMatchObject({
      status: 422,
      body: { error_validation: { publishAt: [LACKS] } },
    });
    await approve(boris, bond, id);
    expect((await schedule()).status).toBe(200);
    await save(anna, bond, id, { year: 8 });
    await api.dataSource.query('UPDATE drafts.content_draft SET publish_at = now() WHERE item_id = $1', [id]);
    await eventually(async () => (await draftOf(bond, id))?.failure === LACKS);
    expect((await present(bond, id))['year']).not.toBe(8);
  });

  it('of a set are all approved, or the set says which are not, and it may be taken back', async () => {
    const [first, second] = [
      await changed(bond, { year: 7 }),
      await changed(faq, { question: 'Новый вопрос?' }),
    ];
    const { id: added } = await samples.add(vacancy);
    await admin.post(APPROVAL_PATHS.rule, { type: 'vacancy', required: true });
    const set = (await anna.post(CHANGE_SET_PATHS.add, { title: 'Осень' })).body as unknown as ChangeSet;
    for (const [type, id] of [
      ['bond', first],
      ['faq', second],
      ['vacancy', added],
    ] as const) {
      await anna.post(`${CHANGE_SET_PATHS.put}/${set.id}`, { type, id });
    }
    const read = async () =>
      (await anna.get(`${CHANGE_SET_PATHS.item}/${set.id}`)).body as unknown as ChangeSet;
    const problem = ['Нужно одобрение другого сотрудника'];
    expect((await read()).items.map(({ problems }) => problems)).toEqual([problem, problem, problem]);
    await approve(boris, bond, first);
    expect((await read()).items[0]?.problems).toEqual([]);
    const lacking = `Нужно одобрение другого сотрудника: ${(await read()).items
      .slice(1)
      .map(({ title }) => `«${title}»`)
      .join(', ')}`;
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    for (const [path, given] of [
      [CHANGE_SET_PATHS.publish, {}],
      [CHANGE_SET_PATHS.schedule, { publishAt }],
    ] as const) {
      const refused = await anna.post(`${path}/${set.id}`, given);
      expect([refused.status, refused.body['message']]).toEqual([422, lacking]);
    }
    await approve(boris, faq, second);
    await approve(boris, vacancy, added);
    expect((await anna.post(`${CHANGE_SET_PATHS.publish}/${set.id}`)).body['stage']).toBe('published');
    expect(await present(vacancy, added)).toMatchObject({ state: 'published' });
    expect((await anna.post(`${CHANGE_SET_PATHS.revert}/${set.id}`)).body['stage']).toBe('reverted');
    expect((await present(bond, first))['year']).not.toBe(7);
  });
});

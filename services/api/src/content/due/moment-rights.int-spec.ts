import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Desk, DESK_PATHS, DRAFT_PATHS, DRAFT_RIGHTS, type DraftState } from '@polden/api-contract';
import { actionsOf, bond, type ContentType, faq, groupRightOf, vacancy } from '@polden/content-model';
import { SetDesk, takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const FIGURES = groupRightOf('figures');
const BY_WRITER = 'Время назначено от имени: Сотрудник writer. Теперь у этого сотрудника нет права ';

let api: TestApp;
let chief: StaffClient;
let writer: StaffClient;
let desk: SetDesk;

beforeAll(async () => {
  api = await startTestApp({ configure: looksOften });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  await giveRights(
    DRAFT_RIGHTS.schedule,
    actionsOf(vacancy).publish,
    actionsOf(faq).unpublish,
    actionsOf(bond).publish,
    FIGURES,
  );
  chief = await signIn(api, 'ADMIN', 'chief');
  writer = await signIn(api, 'MANAGER', 'writer');
  desk = new SetDesk(api, chief, new ContentSamples(api, chief));
});
afterAll(() => api.close());

const path = (operation: 'item' | 'save' | 'schedule', type: ContentType, id: number) =>
  `${DRAFT_PATHS[operation]}/${type.name}/${id}`;
const stateOf = async (type: ContentType, id: number) =>
  (await chief.get(path('item', type, id))).body as unknown as DraftState;
const missed = async () => ((await chief.get(DESK_PATHS.overview)).body as unknown as Desk).missed;

/** Managers have these rights. */
async function giveRights(...names: string[]): Promise<void> {
  await api.dataSource.query(
    `INSERT INTO role_action (role_id, action_id) SELECT role.id, action.id FROM role, action
     WHERE role.code = 'MANAGER' AND action.name = ANY ($1) ON CONFLICT DO NOTHING`,
    [names],
  );
  await api.dataSource.query(`SELECT pg_notify('rights_changed', '')`);
}

/** In an hour. */
async function schedule(
  who: StaffClient,
  type: ContentType,
  id: number,
  moment: 'publishAt' | 'unpublishAt',
) {
  const body = { [moment]: new Date(Date.now() + 3_600_000).toISOString() };
  await eventually(async () => (await who.post(path('schedule', type, id), body)).status === 200);
}

/** The hour is over. */
const letItCome = (moment: 'publish_at' | 'unpublish_at', id: number) =>
  api.dataSource.query(
    `UPDATE drafts.${moment === 'publish_at' ? 'content_draft' : 'content_removal'} SET ${moment} = now()
     WHERE item_id = $1`,
    [id],
  );

describe('what comes at a moment of its own', () => {
  it('stays when whoever has set it may not publish any more, and comes out for who sets it anew', async () => {
    const job = await desk.changed(vacancy, { title: 'Осенний оценщик' });
    await schedule(writer, vacancy, job.id, 'publishAt');
    await takeRight(api, actionsOf(vacancy).publish);
    await letItCome('publish_at', job.id);
    const failure = `${BY_WRITER}публиковать «${vacancy.titles.section}»`;
    await eventually(async () => (await stateOf(vacancy, job.id)).draft?.failure === failure);
    expect(await desk.present(vacancy, job.id)).toEqual(job);
    expect(await missed()).toMatchObject({
      total: 1,
      items: [{ event: 'draft', type: 'vacancy', id: job.id, failure }],
    });

    await schedule(chief, vacancy, job.id, 'publishAt');
    expect(await missed()).toEqual({ total: 0, items: [] });
    await letItCome('publish_at', job.id);
    await eventually(async () => (await stateOf(vacancy, job.id)).draft === null);
    expect(await desk.present(vacancy, job.id)).toMatchObject({ title: 'Осенний оценщик' });
  });

  it('is that of whoever has set it, whoever writes in the draft since', async () => {
    const job = await desk.changed(vacancy, { title: 'Осенний оценщик' });
    await schedule(writer, vacancy, job.id, 'publishAt');
    const edit = { version: 1, baseVersion: job.version, values: { title: 'Зимний оценщик' } };
    expect((await chief.post(path('save', vacancy, job.id), edit)).status).toBe(200);
    await takeRight(api, DRAFT_RIGHTS.schedule);
    await letItCome('publish_at', job.id);
    await eventually(
      async () => (await stateOf(vacancy, job.id)).draft?.failure === `${BY_WRITER}назначать время`,
    );
    expect(await desk.present(vacancy, job.id)).toEqual(job);
  });

  it('does not go when whoever has set it may not take off the site any more', async () => {
    const question = await desk.changed(faq, {});
    await schedule(writer, faq, question.id, 'unpublishAt');
    await takeRight(api, actionsOf(faq).unpublish);
    await letItCome('unpublish_at', question.id);
    const failure = `${BY_WRITER}снимать с публикации «${faq.titles.section}»`;
    await eventually(async () => (await stateOf(faq, question.id)).unpublishFailure === failure);
    expect(await desk.present(faq, question.id)).toMatchObject({ state: 'published' });
    expect((await missed()).items).toMatchObject([{ event: 'unpublish', type: 'faq', failure }]);

    expect(itemIn(await chief.post(addressOf(faq, 'unpublish', question.id))).state).toBe('draft');
    expect((await stateOf(faq, question.id)).unpublishFailure).toBeNull();
    expect((await missed()).total).toBe(0);
  });

  it('stays when the account of whoever has set it is closed', async () => {
    const question = await desk.changed(faq, { question: 'Новый вопрос?' });
    await schedule(writer, faq, question.id, 'publishAt');
    await api.dataSource.query('UPDATE staff_user SET active = false WHERE id = $1', [writer.user.id]);
    await letItCome('publish_at', question.id);
    await eventually(async () => (await stateOf(faq, question.id)).draft?.failure !== null);
    expect(await desk.present(faq, question.id)).toEqual(question);
  });

  it('is not set over a field by who may not change it, and does not come when the right is gone', async () => {
    const certificate = await desk.changed(bond, { coupon: 19 });
    await schedule(writer, bond, certificate.id, 'publishAt');
    await takeRight(api, FIGURES);
    await letItCome('publish_at', certificate.id);
    const failure = `${BY_WRITER}менять «Купон, % годовых»`;
    await eventually(async () => (await stateOf(bond, certificate.id)).draft?.failure === failure);
    expect(await desk.present(bond, certificate.id)).toEqual(certificate);
    expect((await missed()).items).toMatchObject([{ event: 'draft', type: 'bond', failure }]);

    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const refused = await writer.post(path('schedule', bond, certificate.id), { publishAt });
    expect([refused.status, refused.body['error_validation']]).toEqual([
      403,
      { publishAt: ['Назначить время этому черновику может тот, кто вправе менять «Купон, % годовых»'] },
    ]);
    const question = await desk.changed(faq, { question: 'Новый вопрос?' });
    await schedule(writer, faq, question.id, 'publishAt');
  });
});

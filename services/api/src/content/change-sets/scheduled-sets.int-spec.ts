import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPROVAL_PATHS, DRAFT_PATHS } from '@polden/api-contract';
import {
  actionsOf,
  blogPost,
  bond,
  type ContentOperation,
  faq,
  groupRightOf,
  vacancy,
} from '@polden/content-model';
import { SetDesk, takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

let api: TestApp;
let chief: StaffClient;
let writer: StaffClient;
let desk: SetDesk;

beforeAll(async () => {
  api = await startTestApp({ configure: looksOften });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  chief = await signIn(api, 'ADMIN', 'chief');
  writer = await signIn(api, 'MANAGER', 'writer');
  await takeRight(api, actionsOf(vacancy).publish);
  await eventually(async () => {
    const probe = await writer.post(`${DRAFT_PATHS.publish}/vacancy/1`, { version: 1 });
    return probe.status === 403;
  });
  desk = new SetDesk(api, chief, new ContentSamples(api, chief));
});
afterAll(() => api.close());

/** A changed question, which the writer may publish, and a changed vacancy, which they may not. */
async function campaign() {
  const question = await desk.changed(faq, { question: 'Какая ставка осенью?' });
  const job = await desk.changed(vacancy, { title: 'Осенний оценщик' });
  return { question, job, set: await desk.setWith('Осень', [faq, question], [vacancy, job]) };
}

describe('a set with a moment', () => {
  it('is given one, published and taken back by those alone who may publish all that is in it', async () => {
    const { set } = await campaign();
    const lacks = 'Недостаточно прав: выпустить набор может тот, кто вправе публиковать «Вакансии»';
    for (const call of [desk.schedule(set, writer), desk.call('publish', set, {}, writer)]) {
      const refused = await call;
      expect([refused.status, refused.body['message']]).toEqual([403, lacks]);
    }
    expect((await desk.schedule(set)).body).toMatchObject({ stage: 'scheduled', hindrance: null });
    expect((await desk.call('schedule', set, { publishAt: null }, writer)).status).toBe(403);
    expect((await desk.call('remove', set, {}, writer)).status).toBe(403);
    expect((await desk.schedule(await desk.setWith('Пустой'))).body['message']).toBe('В наборе ничего нет');
    await desk.call('publish', set);
    expect((await desk.call('revert', set, {}, writer)).status).toBe(403);
  });

  it('comes out before its items go from the site', async () => {
    const { question, set } = await campaign();
    const unpublishAt = new Date(Date.now() + 1_800_000).toISOString();
    const leave = await chief.post(`${DRAFT_PATHS.schedule}/faq/${question.id}`, { unpublishAt });
    expect(leave.status).toBe(200);
    const refused = await desk.schedule(set);
    expect([refused.status, refused.body['error_validation']]).toEqual([
      422,
      { publishAt: [expect.stringMatching(/^«.+»: Запись уйдёт с сайта раньше/u)] },
    ]);
    await desk.call('take', set, { type: 'faq', id: question.id });
    expect((await desk.schedule(set)).status).toBe(200);
    const late = await desk.call('put', set, { type: 'faq', id: question.id });
    expect([late.status, late.body['message']]).toEqual([
      422,
      expect.stringMatching(/^Запись уйдёт с сайта раньше/u),
    ]);
  });

  it('is given none while something would not come out, in the words of the desk, and lets nothing such join', async () => {
    const gap = await desk.changed(blogPost, { lead: '' });
    const { set } = await campaign();
    await desk.call('put', set, { type: 'blog', id: gap.id });
    const { problems } = (await desk.read(set)).items[0] ?? {};
    expect(problems).toEqual(['Введите вступление']);
    const refused = await desk.schedule(set);
    expect([refused.status, refused.body['error_validation']]).toEqual([
      422,
      { publishAt: [`«${String(gap['title'])}»: Введите вступление`] },
    ]);
    expect(await desk.read(set)).toMatchObject({ stage: 'open', publishAt: null });
    await desk.call('take', set, { type: 'blog', id: gap.id });
    expect((await desk.schedule(set)).status).toBe(200);
    const late = await desk.call('put', set, { type: 'blog', id: gap.id });
    expect([late.status, late.body['message']]).toEqual([422, 'Введите вступление']);
    expect((await desk.read(set)).items).toHaveLength(2);
  });

  it('is not changed by who may not publish: nothing joins it, leaves it, or is written in it', async () => {
    const { job, question, set } = await campaign();
    const other = await desk.changed(vacancy, { title: 'Зимний оценщик' });
    await desk.schedule(set);
    const put = await desk.call('put', set, { type: 'vacancy', id: other.id }, writer);
    expect([put.status, put.body['message']]).toEqual([
      403,
      expect.stringMatching(
        /^Набор «Осень» выйдет сам .+: менять его состав теперь может тот, кто вправе публиковать «Вакансии»/u,
      ),
    ]);
    const take = await desk.call('take', set, { type: 'vacancy', id: job.id }, writer);
    expect([take.status, take.body['message']]).toEqual([403, put.body['message']]);
    const elsewhere = await desk.setWith('Другой');
    const moved = await desk.call('put', elsewhere, { type: 'vacancy', id: job.id }, writer);
    expect([moved.status, moved.body['message']]).toEqual([
      403,
      expect.stringMatching(/^Черновик выйдет сам .+ с набором «Осень»/u),
    ]);
    const at = (path: string) => `${path}/vacancy/${job.id}`;
    const values = { title: 'Подмена' };
    const saved = await writer.post(at(DRAFT_PATHS.save), { version: 1, baseVersion: job.version, values });
    expect([saved.status, saved.body['message']]).toEqual([
      403,
      expect.stringMatching(/^Черновик выйдет сам .+ с набором «Осень»: менять его теперь может тот/u),
    ]);
    expect((await writer.post(at(DRAFT_PATHS.discard))).status).toBe(403);

    // They may change the items they may publish, and the scheduler of the set stays the same.
    expect((await desk.call('take', set, { type: 'faq', id: question.id }, writer)).status).toBe(200);
    expect((await desk.call('update', set, { title: 'Поздняя осень' }, writer)).status).toBe(200);
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).stage === 'published');
    expect(await desk.present(vacancy, job.id)).toMatchObject({ title: 'Осенний оценщик' });
    expect(await desk.present(faq, question.id)).toMatchObject({ question: question['question'] });
    expect((await desk.present(vacancy, other.id))['title']).toBe(other['title']);
  });

  it('lets nobody write in what it brings to the site for the first time without the right to publish that', async () => {
    const job = await new ContentSamples(api, chief).add(vacancy, { title: 'Осенний оценщик' });
    const at = (operation: ContentOperation) => addressOf(vacancy, operation, job.id);
    const changes = { title: 'Подмена', version: job.version };
    const set = await desk.setWith('Осень', [vacancy, job]);
    await desk.schedule(set);
    const refused = await writer.post(at('update'), changes);
    const message = expect.stringMatching(
      /^Черновик выйдет сам .+ с набором «Осень»: менять его теперь может тот, кто вправе публиковать «Вакансии»/u,
    );
    expect([refused.status, refused.body['message']]).toEqual([403, message]);
    for (const more of [{ preview: true }, {}]) {
      const order = { operation: 'change', values: { employment: 'shift' }, ids: [job.id], ...more };
      expect(JSON.stringify((await writer.post(addressOf(vacancy, 'bulk'), order)).body)).toContain(
        'Черновик выйдет сам',
      );
    }
    expect(await desk.present(vacancy, job.id)).toEqual(job);

    expect((await chief.post(at('update'), { ...changes, title: 'Зимний оценщик' })).status).toBe(200);
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).stage === 'published');
    expect(await desk.present(vacancy, job.id)).toMatchObject({ title: 'Зимний оценщик' });
  });

  it('and a draft with a moment of its own let nobody write in an item that is off the site until then', async () => {
    const job = await desk.changed(vacancy, { title: 'Осенний оценщик' });
    await chief.post(addressOf(vacancy, 'unpublish', job.id));
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await chief.post(`${DRAFT_PATHS.schedule}/vacancy/${job.id}`, { publishAt })).status).toBe(200);
    const { version } = await desk.present(vacancy, job.id);
    const changes = { salary: 'Сколько угодно', version };
    const refused = await writer.post(addressOf(vacancy, 'update', job.id), changes);
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      expect.stringMatching(/^Черновик выйдет сам/u),
    ]);
    const reverted = await writer.post(addressOf(vacancy, 'revert', job.id), { revision: 1, version });
    expect(reverted.status).toBe(403);
    expect((await chief.post(addressOf(vacancy, 'update', job.id), changes)).status).toBe(200);
  });

  it('stays when its moment comes and whoever has set it may not publish any more', async () => {
    const { job, question, set } = await campaign();
    const former = await signIn(api, 'ADMIN', 'former');
    await desk.schedule(set, former);
    expect((await desk.read(set)).hindrance).toBeNull();
    await api.dataSource.query(
      `UPDATE user_role SET role_id = (SELECT id FROM role WHERE code = 'MANAGER') WHERE user_id = $1`,
      [former.user.id],
    );
    const reason =
      'Время назначено от имени: Сотрудник former. Теперь у этого сотрудника нет права публиковать «Вакансии». ' +
      'Назначьте время от своего имени или опубликуйте набор сами';
    expect(await desk.read(set)).toMatchObject({ hindrance: reason, failure: null });
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).failure !== null);
    expect(await desk.read(set)).toMatchObject({ stage: 'scheduled', failure: reason, hindrance: null });
    expect(await desk.present(vacancy, job.id)).toEqual(job);
    expect(await desk.present(faq, question.id)).toEqual(question);

    // Once mended, it is not published by itself.
    const left = await desk.call('take', set, { type: 'vacancy', id: job.id }, writer);
    expect(left.body).toMatchObject({ stage: 'open', publishAt: null, failure: null, items: [{}] });
    expect((await desk.call('publish', set, {}, writer)).body).toMatchObject({ stage: 'published' });
  });

  it('stays when the account of whoever has set it is closed, and comes out for who takes it over', async () => {
    const { job, set } = await campaign();
    const former = await signIn(api, 'ADMIN', 'former');
    await desk.schedule(set, former);
    await api.dataSource.query('UPDATE staff_user SET active = false WHERE id = $1', [former.user.id]);
    expect((await desk.read(set)).hindrance).toContain('нет права назначать время наборам');
    await desk.schedule(set);
    expect((await desk.read(set)).hindrance).toBeNull();
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).stage === 'published');
    expect(await desk.present(vacancy, job.id)).toMatchObject({ title: 'Осенний оценщик' });
  });

  it('stays when a type is published by two since, and nobody has approved its item', async () => {
    const certificate = await desk.changed(bond, { year: 7 });
    const set = await desk.setWith('Облигации', [bond, certificate]);
    await desk.schedule(set);
    await chief.post(APPROVAL_PATHS.rule, { type: 'bond', required: true });
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).failure !== null);
    expect((await desk.read(set)).failure).toMatch(/^Нужно одобрение другого сотрудника: «/u);
    expect(await desk.present(bond, certificate.id)).toEqual(certificate);
  });

  it('takes no field along that whoever sets it may not change, now or when it comes', async () => {
    const certificate = await desk.changed(bond, { coupon: 19 });
    const set = await desk.setWith('Облигации', [bond, certificate]);
    expect((await desk.schedule(set, writer)).status).toBe(200);
    expect((await desk.read(set)).hindrance).toBeNull();
    await takeRight(api, groupRightOf('figures'));
    const lacks = 'нет права менять «Купон, % годовых»';
    expect((await desk.read(set)).hindrance).toContain(lacks);
    await desk.letItCome(set);
    await eventually(async () => (await desk.read(set)).failure !== null);
    expect((await desk.read(set)).failure).toContain(lacks);
    expect(await desk.present(bond, certificate.id)).toEqual(certificate);

    const message = 'Недостаточно прав: выпустить набор может тот, кто вправе менять «Купон, % годовых»';
    for (const call of [() => desk.schedule(set, writer), () => desk.call('publish', set, {}, writer)]) {
      await eventually(async () => (await call()).body['message'] === message);
    }
  });
});

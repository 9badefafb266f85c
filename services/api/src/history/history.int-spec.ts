import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  HISTORY_MAX_PAGES,
  HISTORY_PAGE_SIZE,
  HISTORY_PATHS,
  type HistoryMenu,
  type HistoryPage,
  RBAC_PATHS,
  WEBHOOK_PATHS,
} from '@polden/api-contract';
import { addStaff, signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { HistoryService } from './history.service.ts';

let api: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = await signIn(api, 'MANAGER');
});
afterAll(() => api.close());

const anna = { id: 'staff:101', name: 'Анна' };
const mark = { id: 'staff:102', name: 'Марк' };
const record = async (more: object = {}): Promise<void> =>
  api.app.get(HistoryService).record(api.dataSource.manager, {
    actor: anna,
    action: 'update',
    entity: 'blog',
    entityId: 1,
    title: 'Запись',
    before: { title: 'Было', lead: 'То же' },
    after: { title: 'Стало', lead: 'То же' },
    ...more,
  });
/** As if it had been recorded then. */
const recordAt = (at: string, title: string): Promise<unknown> =>
  api.dataSource.query(
    `INSERT INTO history_document (at, actor_id, actor_name, action, entity, entity_id, title)
     VALUES ($1, 'staff:101', 'Анна', 'add', 'blog', '1', $2)`,
    [at, title],
  );
const find = async (query: Record<string, string>): Promise<HistoryPage> =>
  (await staff.get(`${HISTORY_PATHS.find}?${new URLSearchParams(query)}`)).body as unknown as HistoryPage;
const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await find(query)).items.map(({ title }) => title);

describe('the history', () => {
  it('keeps what was changed, and nothing of what was not', async () => {
    await record();
    await record({ after: { title: 'Было', lead: 'То же' } });
    const { items, pageCount } = await find({});
    expect(pageCount).toBe(1);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/Z$/u),
        actor: anna,
        action: 'update',
        entity: 'blog',
        entityId: '1',
        title: 'Запись',
        before: { title: 'Было' },
        after: { title: 'Стало' },
        erasedAt: null,
        erasedByRequest: false,
      },
    ]);
  });

  it('cannot be rewritten', async () => {
    await record();
    for (const change of [
      `UPDATE history_document SET actor_name = 'Никто'`,
      'DELETE FROM history_document',
    ]) {
      await expect(api.dataSource.query(change)).rejects.toThrow('never changed or removed');
    }
  });

  it('has pages of fifty, the newest first', async () => {
    for (let number = 1; number <= 51; number += 1) await record({ title: `Запись ${number}` });
    const { body } = await staff.get(HISTORY_PATHS.list);
    const first = body as unknown as HistoryPage;
    expect([first.items.length, first.items[0]?.title, first.pageCount]).toEqual([50, 'Запись 51', 2]);
    expect(await titles({ page: '2' })).toEqual(['Запись 1']);
    expect(await find({ page: '3' })).toEqual({ items: [], pageCount: 2 });
  });

  it('counts no more than it shows; what is older is found by its date', async () => {
    await recordAt('2020-01-01T09:00:00Z', 'самая старая');
    await api.dataSource.query(
      `INSERT INTO history_document (actor_id, actor_name, action, entity, entity_id, title)
       SELECT 'staff:101', 'Анна', 'add', 'blog', n, 'Запись ' || n FROM generate_series(1, $1::int) n`,
      [HISTORY_MAX_PAGES * HISTORY_PAGE_SIZE],
    );
    const last = await find({ page: String(HISTORY_MAX_PAGES) });
    expect([last.items.length, last.pageCount]).toEqual([HISTORY_PAGE_SIZE, HISTORY_MAX_PAGES]);
    expect(await find({ page: String(HISTORY_MAX_PAGES + 1) })).toEqual({
      items: [],
      pageCount: HISTORY_MAX_PAGES,
    });
    expect(await titles({ dateTo: '2020-01-01' })).toEqual(['самая старая']);
  });

  it('is filtered by title, person and action together', async () => {
    await record({ title: 'Про залог' });
    await record({ title: 'Про ЗАЛОГ и отпуск', actor: mark });
    await record({ title: 'Картинка', actor: mark, action: 'upload' });
    expect(await titles({ search: 'залог' })).toEqual(['Про ЗАЛОГ и отпуск', 'Про залог']);
    expect(await titles({ search: 'залог', manager: mark.id })).toEqual(['Про ЗАЛОГ и отпуск']);
    expect(await titles({ fileName: 'про залог' })).toEqual(['Про залог']);
    expect(await titles({ action: 'upload' })).toEqual(['Картинка']);
    expect(await titles({ search: 'ло' })).toEqual([]);
    expect(await titles({ search: 'ка' })).toEqual(['Картинка']);
    expect(await titles({ search: '%' })).toEqual([]);
  });

  it('takes the number that access control gives a manager, and refuses one that there never was', async () => {
    const id = await addStaff(api, 'vera', 'MANAGER');
    expect(await titles({ manager: String(id) })).toEqual([]);
    await record({ title: 'Её запись', actor: { id: `staff:${id}`, name: 'Вера' } });
    expect(await titles({ manager: String(id) })).toEqual(['Её запись']);
    expect(await titles({ manager: `staff:${id}` })).toEqual(['Её запись']);
    for (const manager of ['999999', 'staff:999999', 'Вера']) {
      const { status, body } = await staff.get(`${HISTORY_PATHS.find}?${new URLSearchParams({ manager })}`);
      expect([status, body['error_validation']]).toEqual([422, { manager: ['Такого сотрудника нет'] }]);
    }
  });

  it('is searched with «ё» and with «е» alike', async () => {
    await record({ title: 'Заём под ПТС' });
    for (const search of ['заём', 'ЗАЕМ', 'заем под', '\u200bза\u00adём под ']) {
      expect([search, await titles({ search })]).toEqual([search, ['Заём под ПТС']]);
      const { body } = await staff.get(`${HISTORY_PATHS.findFiles}?${new URLSearchParams({ search })}`);
      expect([search, body]).toEqual([search, ['Заём под ПТС']]);
    }
    await record({ title: 'Ёж' });
    expect(await titles({ search: 'еж' })).toEqual(['Ёж']);
    expect(await titles({ fileName: 'заем под птс' })).toEqual(['Заём под ПТС']);
  });

  it('calls a team a team', async () => {
    await record({ actor: { id: 'team:local', name: 'team:local' } });
    expect((await find({})).items[0]?.actor).toEqual({ id: 'team:local', name: 'Команда local' });
    expect((await staff.get(HISTORY_PATHS.menu)).body).toMatchObject({
      managers: [{ id: 'team:local', title: 'Команда local' }],
    });
  });

  it.each([
    ['manager=1&manager=2', { manager: ['Укажите одного сотрудника'] }],
    [
      'dateFrom=2026-11-20&dateTo=2026-11-10',
      { dateTo: ['Период кончается раньше, чем начинается: исправьте даты'] },
    ],
  ])('says in words what is wrong with %s', async (query, validation) => {
    const { status, body } = await staff.get(`${HISTORY_PATHS.find}?${query}`);
    expect([status, body['error_validation']]).toEqual([422, validation]);
  });

  it('is filtered by days of Moscow, both included', async () => {
    await recordAt('2026-03-09T20:59:59Z', 'вечер девятого');
    await recordAt('2026-03-09T21:00:00Z', 'полночь десятого');
    await recordAt('2026-03-11T20:59:59Z', 'вечер одиннадцатого');
    await recordAt('2026-03-11T21:00:00Z', 'полночь двенадцатого');
    expect(await titles({ dateFrom: '2026-03-10', dateTo: '2026-03-11' })).toEqual([
      'вечер одиннадцатого',
      'полночь десятого',
    ]);
  });

  it.each([{ dateFrom: '10.03.2026' }, { dateTo: '2026-02-30' }, { action: 'explode' }, { page: '0' }])(
    'refuses %j',
    async (query) => {
      expect((await staff.get(`${HISTORY_PATHS.find}?${new URLSearchParams(query)}`)).status).toBe(422);
    },
  );

  it('says what it can be filtered by', async () => {
    await record();
    await record({ actor: { ...anna, name: 'Анна Новая' } });
    await record({ actor: mark, title: 'Другая' });
    const menu = (await staff.get(HISTORY_PATHS.menu)).body as unknown as HistoryMenu;
    expect(menu.managers).toEqual([
      { id: anna.id, title: 'Анна Новая' },
      { id: mark.id, title: 'Марк' },
    ]);
    expect(menu.actions).toContainEqual({ id: 'publish', title: 'Публикация' });
  });

  it('suggests titles by any part of them, and by the beginning when little is typed', async () => {
    for (const title of ['Запись', 'Запись', 'Про запись', '50%', 'а'.repeat(3000)]) await record({ title });
    const files = async (search: string): Promise<unknown> =>
      (await staff.get(`${HISTORY_PATHS.findFiles}?${new URLSearchParams({ search })}`)).body;
    expect(await files('ЗАПИС')).toEqual(['Запись', 'Про запись']);
    expect(await files('за')).toEqual(['Запись']);
    expect(await files('%')).toEqual([]);
    expect(await files('')).toEqual(['50%', 'а'.repeat(3000), 'Запись', 'Про запись']);
  });
});

describe('what the reader may not list', () => {
  const HIDDEN = { title: 'нет доступа', entityId: '', before: null, after: null };
  const seenBy = async (reader: StaffClient) =>
    ((await reader.get(HISTORY_PATHS.list)).body as unknown as HistoryPage).items;

  it('is there with who did it and when, without its name, its fields and its address', async () => {
    const admin = await signIn(api, 'ADMIN');
    const webhook = { title: 'Чат дежурных', url: 'https://hooks.example.com/SECRET', active: true };
    const made = await admin.post(WEBHOOK_PATHS.add, { ...webhook, kinds: ['lead.status'] });
    expect(made.status).toBe(200);
    const person = { login: 'novyj', name: 'Новый Сотрудник', password: 'не угадать никому 17', roles: [] };
    expect((await admin.post(RBAC_PATHS.userAdd, { ...person, isManager: false, active: true })).status).toBe(
      200,
    );
    for (const entity of ['rbac-role', 'release-team', 'personal-data', 'session'])
      await record({ entity, entityId: 'SECRET', title: 'SECRET' });

    const shown = await seenBy(staff);
    expect(shown.map(({ entity }) => entity)).toEqual([
      'session',
      'personal-data',
      'release-team',
      'rbac-role',
      'staff',
      'webhook',
    ]);
    for (const item of shown) expect(item).toMatchObject({ ...HIDDEN, actor: { id: expect.any(String) } });
    expect(JSON.stringify(shown)).not.toMatch(/SECRET|novyj|Чат дежурных/u);
    expect(await seenBy(admin)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entity: 'webhook', after: expect.objectContaining({ url: webhook.url }) }),
        expect.objectContaining({ entity: 'staff', after: expect.objectContaining({ login: 'novyj' }) }),
      ]),
    );
  });

  it('is not found by its title, nor is the title suggested', async () => {
    await record({ entity: 'webhook', title: 'Чат дежурных' });
    await record({ title: 'Чат с клиентами' });
    expect(await titles({ search: 'чат' })).toEqual(['Чат с клиентами']);
    expect(await titles({ fileName: 'чат дежурных' })).toEqual([]);
    for (const search of ['чат', 'ча']) {
      const { body } = await staff.get(`${HISTORY_PATHS.findFiles}?${new URLSearchParams({ search })}`);
      expect(body).toEqual(['Чат с клиентами']);
    }
  });

  it('is known of every kind of thing before anything is recorded of it', async () => {
    await expect(record({ entity: 'thing' })).rejects.toThrow('No right lists "thing"');
  });
});

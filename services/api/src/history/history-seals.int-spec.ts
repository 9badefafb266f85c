import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { eventually } from '../testing/eventually.ts';
import { dataSourceOptions, openDataSource } from '../core/database/data-source.ts';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { HISTORY_SEALING, RETENTION } from '../core/jobs/queues.ts';
import { startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { HistorySealer } from './history-sealer.ts';
import { HistoryService } from './history.service.ts';
import { verifyHistory } from './verify/verify-history.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  // The tests say when to seal.
  await api.dataSource.query('DELETE FROM pgboss.schedule');
});
beforeEach(() => truncate(api.dataSource));
afterAll(() => api.close());

const recordBy = (manager: EntityManager, title: string): Promise<void> =>
  api.app.get(HistoryService).record(manager, {
    actor: { id: 'staff:101', name: 'Анна' },
    action: 'update',
    entity: 'blog',
    entityId: 1,
    title,
    before: { lead: `До: ${title}` },
    after: { lead: `После: ${title}` },
  });
const record = (title: string): Promise<void> => recordBy(api.dataSource.manager, title);
const recordYearsAgo = (years: number, title: string): Promise<unknown> =>
  api.dataSource.query(
    `INSERT INTO history_document (at, actor_id, actor_name, action, entity, entity_id, title, before, after)
     VALUES (now() - make_interval(years => $1), 'staff:101', 'Анна', 'update', 'blog', '1', $2, '{"a": 1}', '{"a": 2}')`,
    [years, title],
  );
const seal = () => api.app.get(HistorySealer).seal();
const verify = () => verifyHistory(api.dataSource);
const one = async <T>(sql: string, values: unknown[] = []): Promise<T | undefined> =>
  (await api.dataSource.query<T[]>(sql, values))[0];

/** What only a superuser can do: no trigger and no reference stands in the way. */
const tamper = (...changes: string[]): Promise<void> =>
  api.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL session_replication_role = replica');
    for (const change of changes) await manager.query(change);
  });

describe('the seals of the history', () => {
  it('follow one another over all records', async () => {
    for (const title of ['один', 'два', 'три']) await record(title);
    const [first] = await seal();
    await record('четыре');
    const [second] = await seal();
    expect(await seal()).toEqual([]);
    expect([first?.records, second?.records]).toEqual([3, 1]);
    expect(await verify()).toEqual({
      records: 4,
      erased: 0,
      erasedOnRequest: 0,
      unsealed: 0,
      seals: 2,
      head: { sequence: 2, digest: second?.digest },
      problems: [],
    });
  });

  it('are made in the background', async () => {
    await record('запись');
    await api.app.get(JobQueue).send(api.dataSource.manager, HISTORY_SEALING, null);
    await eventually(async () => (await verify()).seals === 1);
  });

  it('take a record that was committed after one with a greater id', async () => {
    const late = api.dataSource.createQueryRunner();
    await late.startTransaction();
    await recordBy(late.manager, 'начата раньше');
    await record('записана раньше');
    await seal();
    expect(await verify()).toMatchObject({ records: 1, unsealed: 0, problems: [] });

    await late.commitTransaction();
    await late.release();
    expect((await verify()).unsealed).toBe(1);
    await seal();
    expect(await verify()).toMatchObject({ records: 2, unsealed: 0, seals: 2, problems: [] });
    const order = await api.dataSource.query(
      'SELECT title FROM history_document h JOIN history_digest d ON d.history_id = h.id ORDER BY d.seal',
    );
    expect(order).toEqual([{ title: 'записана раньше' }, { title: 'начата раньше' }]);
  });

  it('miss nothing and take nothing twice while many write and several seal', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 1; number <= 25; number += 1) await record(`${writer}/${number}`);
    });
    const sealers = Array.from({ length: 3 }, async () => {
      for (let time = 1; time <= 15; time += 1) await seal();
    });
    await Promise.all([...writers, ...sealers]);
    await seal();
    expect(await verify()).toMatchObject({ records: 200, unsealed: 0, problems: [] });
    expect(await one('SELECT sum(records)::int AS sum FROM history_seal')).toEqual({ sum: 200 });
  });

  it('do not make a writer wait', async () => {
    const sealing = api.dataSource.createQueryRunner();
    await record('первая');
    await sealing.startTransaction();
    await sealing.query('SELECT * FROM seal_history(1000)');
    await record('вторая');
    await sealing.commitTransaction();
    await sealing.release();
    expect(await verify()).toMatchObject({ records: 2, unsealed: 1, problems: [] });
  });

  it('take a long backlog for what it is, not for records that were dated back', async () => {
    for (const years of [3, 2, 1]) await recordYearsAgo(years, `${years}`);
    for (let time = 1; time <= 3; time += 1) await api.dataSource.query('SELECT * FROM seal_history(1)');
    expect(await verify()).toMatchObject({ records: 3, seals: 3, problems: [] });
  });
});

describe('verifying the history', () => {
  beforeEach(async () => {
    for (const title of ['один', 'два', 'три']) await record(title);
    await seal();
    await record('четыре');
    await seal();
    await record('пять');
  });

  const rewritten = `UPDATE history_document SET actor_name = 'Никто' WHERE title = 'два'`;
  it.each([
    ['a rewritten record', [rewritten], 'record changed: 2'],
    ['a rewritten record without a seal', [`UPDATE history_document SET title = '5'`], 'records changed'],
    [
      'a rewritten payload',
      [`UPDATE history_document SET after = '{"lead": "Иначе"}' WHERE title = 'два'`],
      'record changed before or after: 2',
    ],
    ['a moved date', [`UPDATE history_document SET at = at + interval '1 s' WHERE id = 1`], 'changed: 1'],
    ['a removed record', ['DELETE FROM history_document WHERE id = 2'], '1 record removed: 2'],
    [
      'a record removed with its digest',
      ['DELETE FROM history_digest WHERE history_id = 2', 'DELETE FROM history_document WHERE id = 2'],
      'seal 1 does not follow',
    ],
    [
      'a rewritten record with a digest that fits',
      [
        rewritten,
        `UPDATE history_digest SET digest = history_record_digest(h, payload) FROM history_document h WHERE h.id = history_id`,
      ],
      'seal 1 does not follow',
    ],
    [
      'an inserted record',
      [
        `INSERT INTO history_document (actor_id, actor_name, action, entity, entity_id, title)
         VALUES ('staff:1', 'Кто-то', 'add', 'blog', '1', 'подложена')`,
      ],
      'inserted without a digest: 6',
    ],
    [
      'an erased payload that is not old',
      [
        `UPDATE history_document SET before = NULL, after = NULL, salt = NULL, erased_at = now() WHERE id = 1`,
      ],
      'erased before its time: 1',
    ],
    ['a removed seal', ['DELETE FROM history_seal WHERE sequence = 1'], 'seal 1 does not follow'],
    [
      'a seal that is said to be incomplete',
      ['UPDATE history_seal SET complete = false WHERE sequence = 2'],
      'seal 2 does not follow',
    ],
    [
      'a rewritten seal',
      [`UPDATE history_seal SET sealed_at = sealed_at - interval '1 day' WHERE sequence = 2`],
      'seal 2 does not follow',
    ],
  ])('finds %s', async (_name, changes, problem) => {
    expect((await verify()).problems).toEqual([]);
    await tamper(...changes);
    expect((await verify()).problems.join('\n')).toContain(problem);
  });

  it('finds a record that was given an earlier date', async () => {
    await recordYearsAgo(1, 'задним числом');
    expect((await verify()).problems).toEqual(['1 record inserted with an earlier date: 6']);
    await seal();
    expect((await verify()).problems).toEqual(['1 record inserted with an earlier date: 6']);
  });

  it('finds a chain that was computed anew, when a seal was noted before', async () => {
    const { head } = await verify();
    if (!head) throw new Error('nothing is sealed');
    expect((await verifyHistory(api.dataSource, head)).problems).toEqual([]);
    await tamper(
      rewritten,
      'DELETE FROM history_seal',
      `UPDATE history_digest SET seal = NULL, digest = history_record_digest(h, payload)
       FROM history_document h WHERE h.id = history_id`,
    );
    await seal();
    await seal();
    expect((await verify()).problems).toEqual([]);
    expect((await verifyHistory(api.dataSource, head)).problems).toEqual([
      'seal 2 is not the one that was noted',
    ]);
  });
});

it('is told of a database without a history in one sentence', async () => {
  const nowhere = new URL(api.config.databaseUrl);
  nowhere.searchParams.set('options', '-c search_path=pg_catalog');
  const empty = await openDataSource(dataSourceOptions(nowhere.href));
  await expect(verifyHistory(empty)).rejects.toThrow('There is no history in this database');
  await empty.destroy();
});

describe('what the history refuses', () => {
  it.each([
    'UPDATE history_document SET before = NULL, after = NULL, salt = NULL, erased_at = now()',
    'TRUNCATE history_document, history_digest, history_seal',
    'UPDATE history_digest SET digest = payload',
    'UPDATE history_digest SET seal = NULL',
    'DELETE FROM history_digest',
    'UPDATE history_seal SET records = 2',
    'DELETE FROM history_seal',
  ])('%s', async (change) => {
    await record('запись');
    await seal();
    await expect(api.dataSource.query(change)).rejects.toThrow('never changed or removed');
  });

  it('is to erase what is younger than a year, or more than the payload of what is older', async () => {
    await recordYearsAgo(2, 'старая');
    await expect(
      api.dataSource.query(
        `UPDATE history_document SET title = '', before = NULL, after = NULL, salt = NULL, erased_at = now()`,
      ),
    ).rejects.toThrow('never changed or removed');
    await record('новая');
    await expect(api.dataSource.query('SELECT erase_history_payloads(now(), 10)')).rejects.toThrow(
      'never changed or removed',
    );
  });
});

describe('retention of the history', () => {
  it('erases old payloads, keeps the records, and the chain is verified as before', async () => {
    await recordYearsAgo(6, 'давняя');
    await recordYearsAgo(4, 'недавняя');
    await record('новая');
    const [noted] = await seal();
    await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
    await eventually(async () => (await verify()).erased > 0);
    expect(await verifyHistory(api.dataSource, noted)).toMatchObject({ records: 3, erased: 1, problems: [] });
    expect(
      await api.dataSource.query(
        'SELECT title, before, after, salt IS NULL AS unsalted FROM history_document ORDER BY at LIMIT 2',
      ),
    ).toEqual([
      { title: 'давняя', before: null, after: null, unsalted: true },
      { title: 'недавняя', before: { a: 1 }, after: { a: 2 }, unsalted: false },
    ]);
  });
});

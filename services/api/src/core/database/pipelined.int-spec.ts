import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { allSent, pipelinedTransaction } from './pipelined.ts';
import { queryPrepared } from './prepared.ts';

let api: TestApp;
let dataSource: DataSource;

beforeAll(async () => {
  api = await startTestApp();
  ({ dataSource } = api);
});
beforeEach(() => dataSource.query('DELETE FROM rate_limit'));
afterAll(() => api.close());

const store = (manager: EntityManager, key: string) =>
  queryPrepared(manager, 'INSERT INTO rate_limit (key, points) VALUES ($1, 1)', [key]);
const stored = async () =>
  (await dataSource.query<{ key: string }[]>('SELECT key FROM rate_limit ORDER BY key')).map(
    ({ key }) => key,
  );

describe('a transaction whose statements do not wait for one another', () => {
  it('keeps all of them, and answers what its work answers', async () => {
    const work = async (manager: EntityManager) => {
      await allSent([store(manager, 'a'), store(manager, 'b')]);
      return 'done';
    };
    expect(await pipelinedTransaction(dataSource, work)).toBe('done');
    expect(await stored()).toEqual(['a', 'b']);
  });

  it('keeps none when one fails, whichever it is, and says which failed first', async () => {
    await store(dataSource.manager, 'taken');
    for (const keys of [
      ['taken', 'b', 'c'],
      ['a', 'taken', 'c'],
      ['a', 'b', 'taken'],
    ]) {
      const failing = pipelinedTransaction(dataSource, (manager) =>
        allSent(keys.map((key) => store(manager, key))),
      );
      await expect(failing).rejects.toThrow(/rate_limit_pkey/);
      expect(await stored()).toEqual(['taken']);
    }
  });

  it('keeps none when its result says so, and answers it', async () => {
    const work = async (manager: EntityManager) => {
      await store(manager, 'a');
      return 'known already';
    };
    expect(await pipelinedTransaction(dataSource, work, () => false)).toBe('known already');
    expect(await stored()).toEqual([]);
  });

  it('keeps none when its work refuses, though everything was sent', async () => {
    const refusing = pipelinedTransaction(dataSource, async (manager) => {
      await store(manager, 'a');
      throw new Error('refused');
    });
    await expect(refusing).rejects.toThrow('refused');
    expect(await stored()).toEqual([]);
  });

  it('leaves connections that work: as many transactions fail and succeed at once as there are, and more', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        pipelinedTransaction(dataSource, (manager) =>
          allSent([store(manager, `k${index % 30}`), store(manager, `unique ${index}`)]),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(await stored()).toHaveLength(60);
  });
});

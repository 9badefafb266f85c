import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DATA_DIR, ensureFolder } from '../folders.ts';
import { identify } from '../process-identity.ts';
import { waitUntil } from '../wait.ts';
import { clusterFolder } from './cluster-folder.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { removeCluster } from './remove-cluster.ts';

let dataDir: string;
let running: Cluster | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'polden-cluster-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => removeCluster(dataDir));

async function start(): Promise<Cluster> {
  running = await startCluster({ dataDir, logFile: join(dataDir, 'postgres.log') });
  return running;
}

async function query(cluster: Cluster, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.urlOf('site') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('understands Russian words', async () => {
    const cluster = await start();
    await cluster.createDatabase('site');
    const [row] = await query(
      cluster,
      `select to_tsvector('russian', 'Займы под залог')::text as words, upper('ё') as letter`,
    );
    expect(row).toEqual({ words: `'займ':1 'залог':3`, letter: 'Ё' });
  });

  it('keeps its data between runs', async () => {
    const first = await start();
    await first.createDatabase('site');
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('takes over a folder whose server still runs without its owner', async () => {
    const orphan = await start();
    const heir = await start();
    expect(identify(orphan.pid)).toBeNull();
    expect(await query(heir, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('recovers what was committed before a kill -9', async () => {
    const cluster = await start();
    await query(cluster, 'create table survivor as select 7 as answer');
    process.kill(cluster.pid, 'SIGKILL');
    expect(await waitUntil(() => identify(cluster.pid) === null, 10_000)).toBe(true);
    expect(await query(await start(), 'select answer from survivor')).toEqual([{ answer: 7 }]);
  });

  it('lets nobody in without the password', async () => {
    const cluster = await start();
    const url = new URL(cluster.urlOf('postgres'));
    url.password = 'postgres';
    const client = new pg.Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow('password authentication failed');
  });

  it('does not outlive the folder of its data', async () => {
    const deleted = mkdtempSync(join(ensureFolder(DATA_DIR), 'deleted-'));
    const cluster = await startCluster({ dataDir: deleted, logFile: join(dataDir, 'postgres.log') });
    const folder = await clusterFolder(deleted);
    await cluster.stop();
    rmSync(deleted, { recursive: true });
    const other = mkdtempSync(join(tmpdir(), 'polden-cluster-'));
    await clusterFolder(other);
    expect(existsSync(folder)).toBe(false);
    await removeCluster(other);
  });

  it('says in one line what is wrong with a broken folder', async () => {
    const data = join(await clusterFolder(dataDir), 'data');
    renameSync(join(data, 'global/pg_control'), join(data, 'pg_control.away'));
    await expect(start()).rejects.toThrow(/^PostgreSQL не запустилась .*pg_control.*$/);
    rmSync(join(data, 'PG_VERSION'));
    await expect(start()).rejects.toThrow(/^Папка базы .* повреждена: в ней нет PG_VERSION\..*$/);
  });
});

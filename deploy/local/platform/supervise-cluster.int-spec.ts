import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { removeCluster } from '../postgres/remove-cluster.ts';
import { waitUntil } from '../wait.ts';
import { superviseCluster, type SupervisedCluster } from './supervise-cluster.ts';

const TIMEOUT_MS = 30_000;
const started: Cluster[] = [];
const said: string[] = [];
let dataDir: string;
let cluster: SupervisedCluster;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'polden-supervised-'));
  cluster = await superviseCluster(
    (preferredPort) => startCluster({ dataDir, logFile: join(dataDir, 'postgres.log'), preferredPort }),
    { say: (line) => said.push(line), onStart: (server) => started.push(server) },
  );
});
afterAll(async () => {
  await cluster.stop();
  await removeCluster(dataDir);
});

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.first.urlOf('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('PostgreSQL of the platform', () => {
  it('is started again where it was, with all that was committed, when it dies', async () => {
    await query('create table survivor as select 7 as answer');
    process.kill(cluster.first.pid, 'SIGKILL');
    expect(await waitUntil(() => started.length === 2, TIMEOUT_MS)).toBe(true);
    expect(await query('select answer from survivor')).toEqual([{ answer: 7 }]);
    expect(said).toEqual([
      expect.stringMatching(/^PostgreSQL: процесс завершился, запускаю снова через /),
      'PostgreSQL: снова работает',
    ]);
  });

  it('stays stopped when it is told to stop', async () => {
    await cluster.stop();
    await expect(query('select 1')).rejects.toThrow();
    expect(started).toHaveLength(2);
  });
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Runs before each test file of the integration tests: DATABASE_URL names a database that is this file's own, and is there
 * once somebody has created it (`bringSchema`). That of the file before goes.
 */
const clusterUrl = process.env['TEST_CLUSTER_URL'];
if (clusterUrl === undefined) throw new Error('TEST_CLUSTER_URL is missing: the global setup did not run');

const ofWorker = `tests_${process.env['JEST_WORKER_ID'] ?? '1'}_`;
const client = new pg.Client({ connectionString: clusterUrl });
await client.connect();
const { rows } = await client.query<{ name: string }>(
  'select datname as name from pg_database where starts_with(datname, $1)',
  [ofWorker],
);
for (const { name } of rows)
  await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
await client.end();

const url = new URL(clusterUrl);
url.pathname = `/${ofWorker}${randomUUID().slice(0, 8)}`;
process.env['DATABASE_URL'] = url.href;

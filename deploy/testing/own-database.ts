import pg from 'pg';
import { TEMPLATE_DATABASE } from './test-cluster.ts';

/** Runs before each test file of the integration tests: an empty database of its own in DATABASE_URL. */
const clusterUrl = process.env['TEST_CLUSTER_URL'];
if (clusterUrl === undefined) throw new Error('TEST_CLUSTER_URL is missing: the global setup did not run');

const database = `tests_${process.env['JEST_WORKER_ID'] ?? '1'}`;
const client = new pg.Client({ connectionString: clusterUrl });
await client.connect();
await client.query(`drop database if exists ${database} with (force)`);
await client.query(`create database ${database} template ${TEMPLATE_DATABASE}`);
await client.end();

const url = new URL(clusterUrl);
url.pathname = `/${database}`;
process.env['DATABASE_URL'] = url.href;

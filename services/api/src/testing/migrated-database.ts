import pg from 'pg';

const MIGRATED = 'tests_migrated';
/** Any constant: one worker of a run migrates, the others wait for what they can copy. */
const MIGRATION_LOCK = 7_001_201;

/**
 * Creates the database of a test file with the schema: the first file of a run migrates its own, all others get a copy
 * of that. Files that add to the product's definitions (OWN_SCHEMA) migrate alone.
 * @param databaseUrl superuser's, of a cluster that is only for tests; the database is not there yet
 * @param migrate fills the database, and leaves no connection to it
 */
export async function bringSchema(databaseUrl: string, migrate: () => Promise<void>): Promise<void> {
  const own = new URL(databaseUrl).pathname.slice(1);
  const cluster = new URL(databaseUrl);
  cluster.pathname = '/postgres';
  const client = new pg.Client({ connectionString: cluster.href });
  await client.connect();
  try {
    if (process.env['OWN_SCHEMA'] === '1') {
      await createDatabase(client, own, 'template1');
      return await migrate();
    }
    if (!(await isMigrated(client))) await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isMigrated(client)) return await createDatabase(client, own, MIGRATED);
    await createDatabase(client, own, 'template1');
    await migrate();
    await shrinkTables(databaseUrl);
    await createDatabase(client, MIGRATED, own);
  } finally {
    await client.end();
  }
}

async function isMigrated(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [MIGRATED]);
  return rowCount === 1;
}

/** A table that nothing is written to afterwards is known by its size. */
async function shrinkTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('VACUUM (TRUNCATE)');
  } finally {
    await client.end();
  }
}

async function createDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  // Files are copied several times faster than they are logged page by page.
  await client.query(
    `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)} STRATEGY file_copy`,
  );
}

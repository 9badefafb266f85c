import pg from 'pg';

const MIGRATED = 'tests_migrated';
/** Any constant: one worker of a run migrates, the others wait for what they can copy. */
const COPY_LOCK = 7_001_201;

/**
 * Brings the schema into the empty database of a test file: the first file of a run migrates its own,
 * all others get a copy of that. Files that add to the product's definitions (OWN_SCHEMA) migrate alone.
 * @param databaseUrl superuser's, of a cluster that is only for tests; nobody is connected to the database
 * @param migrate fills the database, and leaves no connection to it
 */
export async function bringSchema(databaseUrl: string, migrate: () => Promise<void>): Promise<void> {
  if (process.env['OWN_SCHEMA'] === '1') return migrate();
  const own = new URL(databaseUrl).pathname.slice(1);
  const cluster = new URL(databaseUrl);
  cluster.pathname = '/postgres';
  const client = new pg.Client({ connectionString: cluster.href });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [COPY_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [MIGRATED]);
    if (rowCount === 0) {
      await migrate();
      await copyDatabase(client, own, MIGRATED);
    } else {
      await client.query(`DROP DATABASE ${client.escapeIdentifier(own)} WITH (FORCE)`);
      await copyDatabase(client, MIGRATED, own);
    }
  } finally {
    await client.end();
  }
}

async function copyDatabase(client: pg.Client, from: string, to: string): Promise<void> {
  // Files are copied several times faster than they are logged page by page.
  await client.query(
    `CREATE DATABASE ${client.escapeIdentifier(to)} TEMPLATE ${client.escapeIdentifier(from)} STRATEGY file_copy`,
  );
}

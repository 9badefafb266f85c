import pg from 'pg';
import { servicePids } from '../local/platform/platform-lock.ts';

/**
 * What a browser test cannot see from outside, as JSON on standard output. Run as a command, because an application
 * imports neither the deployment nor the database driver.
 *   leads [id …]  {total, found}: leads in the database, and how many of them have one of the ids
 *   services      process numbers by name
 */
const [command, ...ids] = process.argv.slice(2);
console.log(
  JSON.stringify(command === 'services' ? servicePids(variable('E2E_DATA_DIR')) : await countLeads()),
);

async function countLeads(): Promise<{ total: number; found: number }> {
  const client = new pg.Client({ connectionString: variable('E2E_DATABASE_URL') });
  await client.connect();
  try {
    const { rows } = await client.query<{ total: number; found: number }>(
      'select count(*)::int as total, count(*) filter (where id = any($1::uuid[]))::int as found from lead',
      [ids],
    );
    return rows[0] ?? { total: 0, found: 0 };
  } finally {
    await client.end();
  }
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run under the end-to-end tests`);
  return value;
}

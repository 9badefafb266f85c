import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { expectCyrillic } from './cyrillic.ts';

const LAME = 'without_cyrillic';
let server: Client;

beforeAll(async () => {
  server = new Client({ connectionString: process.env['TEST_CLUSTER_URL'] });
  await server.connect();
});

afterAll(() => server.end());

/** What a query of this database answers. */
async function asking(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await expectCyrillic({
      query: async <Rows>(text: string) => (await client.query<object>(text)).rows as Rows,
    });
  } finally {
    await client.end();
  }
}

it('a database that knows no Cyrillic is refused with the command that makes a right one', async () => {
  const lame = new URL(process.env['TEST_CLUSTER_URL'] ?? '');
  lame.pathname = LAME;
  await server.query(`DROP DATABASE IF EXISTS ${LAME}`);
  await server.query(
    `CREATE DATABASE ${LAME} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`,
  );
  const refusal = await asking(lame.href).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const remedy = refusal.slice(refusal.indexOf('CREATE DATABASE'));
  expect(remedy).toContain(`CREATE DATABASE ${LAME} `);

  await server.query(`DROP DATABASE ${LAME}`);
  await server.query(remedy);
  await expect(asking(lame.href)).resolves.toBeUndefined();
  await server.query(`DROP DATABASE ${LAME}`);
});

import type { DataSource } from 'typeorm';

/** What only local mode keeps instead of sending it. */
const INBOXES = ['sms_inbox', 'mail_inbox'];

/** Every row of every table as text, the queues included: what a thief of the database could read. */
export async function everythingStored(dataSource: DataSource): Promise<string> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'drafts', 'pgboss') AND tablename <> ALL ($1)`,
    [INBOXES],
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await dataSource.query<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`);
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows.join('\n');
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { describeError, StartError } from '../start-error.ts';

/**
 * A short name that only this database has. Throws StartError when the database does not answer.
 * What the shell has seen of one database's releases must not be held against another's.
 */
export async function databaseIdentity(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ identity: string }>(
      `select system_identifier || ':' || oid as identity
         from pg_control_system(), pg_database where datname = current_database()`,
    );
    return createHash('sha256')
      .update(rows[0]?.identity ?? '')
      .digest('hex')
      .slice(0, 12);
  } catch (error) {
    throw new StartError(`База данных не отвечает (${withoutPassword(url)}): ${describeError(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Host and database of a connection URL, for people. */
export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL не похож на адрес';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

export interface Queried {
  query: <Rows>(text: string, values?: unknown[]) => Promise<Rows>;
}

export interface KnownKey {
  name: string;
  /** Null until a process that has the key has told it. */
  fingerprint: string | null;
}

/** The keys that the rows of this database are written with. */
export function knownKeys(database: Queried): Promise<KnownKey[]> {
  return database.query<KnownKey[]>('SELECT name, fingerprint FROM known_key ORDER BY name');
}

/** Whether this database is new enough to say so: before, and in an empty one, nothing is known. */
export async function hasKnownKeys(database: Queried): Promise<boolean> {
  const [row] = await database.query<{ has: boolean }[]>(
    `SELECT to_regclass('known_key') IS NOT NULL AS has`,
  );
  return row?.has === true;
}

/** Adds what is not known; what is known stays as it is. */
export async function rememberKey(database: Queried, { name, fingerprint }: KnownKey): Promise<void> {
  await database.query(
    `INSERT INTO known_key (name, fingerprint) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET fingerprint = EXCLUDED.fingerprint WHERE known_key.fingerprint IS NULL`,
    [name, fingerprint],
  );
}

/** Rows of all tables that name this data key; their columns are called `…_key_id`, beside the sealed ones. */
export async function rowsSealedWith(database: Queried, id: string): Promise<number> {
  const columns = await database.query<{ place: string; key: string }[]>(
    `SELECT format('%I.%I', table_schema, table_name) AS place, quote_ident(column_name) AS key
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE column_name IN ('data_key_id', 'secret_key_id', 'totp_key_id') AND table_type = 'BASE TABLE'`,
  );
  const counts = columns.map(({ place, key }) => `SELECT count(*) AS rows FROM ${place} WHERE ${key} = $1`);
  const [sum] = await database.query<{ rows: number }[]>(
    `SELECT sum(rows)::integer AS rows FROM (${counts.join(' UNION ALL ')}) AS counts`,
    [id],
  );
  return sum?.rows ?? 0;
}

export async function forgetKey(database: Queried, name: string): Promise<void> {
  await database.query('DELETE FROM known_key WHERE name = $1', [name]);
}

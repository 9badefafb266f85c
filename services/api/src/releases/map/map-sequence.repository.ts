import type { DataSource, EntityManager } from 'typeorm';

export const MAP_CHANGED_CHANNEL = 'release_map_changed';

/**
 * Takes the lock under which the pointers of an environment are moved, until the transaction ends.
 * Returns the sequence of its release map; 0 before the first change.
 */
export async function lockMap(manager: EntityManager, environment: string): Promise<number> {
  await manager.query(
    `INSERT INTO release_map_sequence (environment, sequence, changed_at) VALUES ($1, 0, now()) ON CONFLICT DO NOTHING`,
    [environment],
  );
  const [row] = await manager.query<{ sequence: string }[]>(
    `SELECT sequence FROM release_map_sequence WHERE environment = $1 FOR UPDATE`,
    [environment],
  );
  return Number(row?.sequence ?? 0);
}

/**
 * Gives the release map its next sequence and tells every process when the transaction commits. The sequence is at
 * least the time in seconds: after a restore from a backup it still grows over what the shells have seen.
 */
export async function advanceMap(manager: EntityManager, environment: string): Promise<number> {
  const before = await lockMap(manager, environment);
  const sequence = Math.max(before + 1, Math.floor(Date.now() / 1000));
  await manager.query(
    `UPDATE release_map_sequence SET sequence = $2, changed_at = date_trunc('milliseconds', now()) WHERE environment = $1`,
    [environment, sequence],
  );
  await manager.query('SELECT pg_notify($1, $2)', [MAP_CHANGED_CHANNEL, environment]);
  return sequence;
}

/**
 * The same for every environment that has had a map, with its pointers as they stand: after a restore the shells hold newer
 * ones, and would go on with them until somebody moves a pointer.
 */
export async function advanceAllMaps(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const rows = await manager.query<{ environment: string }[]>(
      'SELECT environment FROM release_map_sequence WHERE sequence > 0 ORDER BY environment',
    );
    for (const { environment } of rows) await advanceMap(manager, environment);
  });
}

/** When the map of an environment last changed; undefined before the first change. */
export async function lastMapChange(
  manager: EntityManager,
  environment: string,
): Promise<{ sequence: number; changedAt: Date } | undefined> {
  const [row] = await manager.query<{ sequence: string; changed_at: Date }[]>(
    'SELECT sequence, changed_at FROM release_map_sequence WHERE environment = $1',
    [environment],
  );
  return row && { sequence: Number(row.sequence), changedAt: row.changed_at };
}

/** Takes the locks of all environments, until the transaction ends. */
export async function lockAllMaps(manager: EntityManager): Promise<void> {
  await manager.query('SELECT FROM release_map_sequence ORDER BY environment FOR UPDATE');
}

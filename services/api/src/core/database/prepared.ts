import type { ClientBase, QueryResultRow } from 'pg';
import { type EntityManager, QueryFailedError } from 'typeorm';

/** Names of the statements, by their text. */
const names = new Map<string, string>();

/**
 * Rows of a statement that each connection parses and plans once and then only runs: for the few that a busy path
 * sends with every request. `text` must be one of a handful, since each connection keeps what it has prepared. Runs in
 * the transaction of `manager`, or on a connection of its own.
 */
export async function queryPrepared<Row extends QueryResultRow>(
  manager: EntityManager,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as ClientBase;
    const { rows } = await client.query<Row>({ name: nameOf(text), text, values });
    return rows;
  } catch (error) {
    // Without the values: they may be personal.
    throw error instanceof Error ? new QueryFailedError(text, undefined, error) : error;
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

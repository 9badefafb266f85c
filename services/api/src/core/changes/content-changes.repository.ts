import type { ContentChange } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

interface SequenceRow {
  /** A bigint. */
  sequence: string;
}

interface ChangeRow extends SequenceRow {
  tags: string[];
}

/** Writes a change under the next sequence and notifies `channel`; the next writer waits for the end of the transaction. */
export async function addChange(manager: EntityManager, tags: string[], channel: string): Promise<void> {
  const [row] = await manager.query<SequenceRow[]>(
    `INSERT INTO content_sequence (sequence) VALUES (1)
     ON CONFLICT (single) DO UPDATE SET sequence = content_sequence.sequence + 1 RETURNING sequence`,
  );
  await manager.query('INSERT INTO content_change (sequence, tags) VALUES ($1, $2)', [row?.sequence, tags]);
  await manager.query('SELECT pg_notify($1, $2)', [channel, row?.sequence]);
}

/** Of the newest change; 0 while there is none. */
export async function currentSequence(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<SequenceRow[]>('SELECT sequence FROM content_sequence');
  return Number(row?.sequence ?? 0);
}

export async function changesAfter(manager: EntityManager, sequence: number): Promise<ContentChange[]> {
  const rows = await manager.query<ChangeRow[]>(
    'SELECT sequence, tags FROM content_change WHERE sequence > $1 ORDER BY sequence',
    [sequence],
  );
  return rows.map((row) => ({ sequence: Number(row.sequence), tags: row.tags }));
}

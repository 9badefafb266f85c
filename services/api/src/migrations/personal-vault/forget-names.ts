import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
// The API of today checks the proof that is written here.
import { proofDigest, type ProofRow } from '../../personal-data/erasure/erasure-proof.ts';

/** What the history says of reviews and of the files that visitors have sent, and how these are called there. */
const NAMING = `
  (entity = 'review' AND (title !~ '^Отзыв № \\d+$' OR before ? 'name' OR after ? 'name'))
  OR (entity = 'media' AND entity_id IN (
    SELECT entity_id FROM history_document WHERE entity = 'media' AND actor_id = 'visitor'))`;

/** Names of people leave the history, with a proof; records and digests stay. */
export async function forgetNamesInHistory(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    `SELECT id FROM history_document WHERE erasure_id IS NULL AND (${NAMING}) ORDER BY id`,
  )) as { id: string }[];
  if (rows.length === 0) return;
  const counts = { history_document: rows.length };
  const [begun] = (await runner.query(
    `INSERT INTO personal_erasure (id, actor_id, actor_name, reason)
     VALUES ($1, 'migration', 'Обновление базы', 'moved-to-vault') RETURNING *`,
    [randomUUID()],
  )) as [ProofRow];
  await runner.query('SELECT erase_history_records($1, $2)', [begun.id, rows.map((row) => row.id)]);
  await runner.query('UPDATE personal_erasure SET counts = $2, digest = $3 WHERE id = $1', [
    begun.id,
    counts,
    proofDigest({ ...begun, counts }),
  ]);
}

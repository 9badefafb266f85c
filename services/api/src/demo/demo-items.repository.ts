import type { DataSource } from 'typeorm';

/** Describes a picture that nobody has described yet. */
export async function describePicture(dataSource: DataSource, id: string, alt: string): Promise<void> {
  await dataSource.query(`UPDATE media SET alt = $2 WHERE id = $1 AND alt = ''`, [id, alt]);
}

/** Id of the last item of a type that the actor has added under this title; null without one. */
export async function lastAdded(
  dataSource: DataSource,
  actorId: string,
  { entity, title }: { entity: string; title: string },
): Promise<number | null> {
  const [found] = await dataSource.query<{ entity_id: string }[]>(
    `SELECT entity_id FROM history_document
     WHERE actor_id = $1 AND entity = $2 AND action = 'add' AND title = $3 ORDER BY id DESC LIMIT 1`,
    [actorId, entity, title],
  );
  return found ? Number(found.entity_id) : null;
}

/** How many items of a type the actor has added under each title; under '' where titles are not told apart. */
export async function countAdded(
  dataSource: DataSource,
  actorId: string,
  { entity, byTitle }: { entity: string; byTitle: boolean },
): Promise<Map<string, number>> {
  const rows = await dataSource.query<{ title: string; times: string }[]>(
    `SELECT CASE WHEN $3 THEN title ELSE '' END AS title, count(*) AS times FROM history_document
     WHERE actor_id = $1 AND entity = $2 AND action = 'add' GROUP BY 1`,
    [actorId, entity, byTitle],
  );
  return new Map(rows.map(({ title, times }) => [title, Number(times)]));
}

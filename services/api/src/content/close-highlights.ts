import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRepository } from './content.repository.ts';
import type { ContentRow } from './content-row.ts';

/** Closes the gap in the order of highlights after one of them has gone. */
export async function closeHighlights(
  repository: ContentRepository,
  manager: EntityManager,
  type: ContentType,
): Promise<void> {
  const highlights = await repository.highlights(type, { visibleOnly: false }, manager);
  await repository.setHighlights(
    manager,
    type,
    highlights.map(({ id }) => id),
  );
}

/** What comes back stands out again where it did, at most at the end; not at all when there is no more room. */
export async function reopenHighlight(
  repository: ContentRepository,
  manager: EntityManager,
  type: ContentType,
  { id, highlight_position: place }: ContentRow,
): Promise<void> {
  if (place === null) return;
  const rows = await repository.highlights(type, { visibleOnly: false }, manager);
  const others = rows.map((row) => row.id).filter((each) => each !== id);
  const fits = others.length < (type.highlights?.max ?? 0);
  await repository.setHighlights(manager, type, fits ? others.toSpliced(place - 1, 0, id) : others);
}

import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRepository } from './content.repository.ts';

/** Leaves no gap in the order of those that stand out, after one of them has gone. */
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

import type { ContentType } from '@polden/content-model';
import type { DomainEvent } from '../core/events/domain-events.ts';
import { type ContentRow, isVisible } from './content-row.ts';
import { historyTitle } from './kept-facts.ts';

/** What a write means for visitors; nothing when they never saw the item and do not see it now. */
export function contentEvents(
  type: ContentType,
  before: ContentRow | null,
  after: ContentRow | null,
): DomainEvent[] {
  const now = new Date();
  const [was, is] = [before, after].map((side) => side !== null && isVisible(side, now));
  const row = after ?? before;
  if (!row || (!was && !is)) return [];
  const kind = is ? (was ? 'content.changed' : 'content.published') : 'content.unpublished';
  return [{ kind, data: contentData(type, row) }];
}

/** Of which item; without the names of people. */
export function contentData(type: ContentType, row: ContentRow): DomainEvent['data'] {
  const slug = row['slug'];
  return {
    type: type.name,
    id: row.id,
    version: row.version,
    title: historyTitle(type, row),
    path: type.page !== null && typeof slug === 'string' ? type.page.replace(':slug', slug) : null,
  };
}

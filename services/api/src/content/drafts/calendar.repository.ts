import type { CalendarEvent } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { snakeCase } from '../fields/values.ts';

export interface CalendarRow {
  event: CalendarEvent;
  at: Date;
  type: string | null;
  id: number;
  title: string;
  failure: string | null;
}

/** What comes out and what goes between the moments, of these types, and all sets. */
export function calendarRows(
  manager: EntityManager,
  types: readonly ContentType[],
  [from, to]: readonly [Date, Date],
): Promise<CalendarRow[]> {
  const within = 'BETWEEN $1 AND $2';
  const each = types.flatMap(({ name, table, title }) => {
    const moments = [
      ['draft', 'drafts.content_draft', 'publish_at'],
      ['unpublish', 'drafts.content_removal', 'unpublish_at'],
    ] as const;
    return [
      `SELECT 'publish' AS event, published_at AS at, '${name}' AS type, id, ${snakeCase(title)} AS title, NULL AS failure
       FROM ${table} WHERE status = 'published' AND NOT announced AND trashed_at IS NULL AND published_at ${within}`,
      ...moments.map(
        ([event, source, moment]) =>
          `SELECT '${event}', m.${moment}, '${name}', i.id, i.${snakeCase(title)}, m.failure
           FROM ${source} m JOIN ${table} i ON i.id = m.item_id AND i.trashed_at IS NULL
           WHERE m.content_type = '${name}' AND m.${moment} ${within}`,
      ),
    ];
  });
  const sets = `SELECT 'change-set', publish_at, NULL, id, title, failure FROM drafts.change_set WHERE publish_at ${within}`;
  return manager.query<CalendarRow[]>(`${[...each, sets].join(' UNION ALL ')} ORDER BY at, type, id`, [
    from,
    to,
  ]);
}

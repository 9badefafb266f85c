import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../content-row.ts';
import type { Columns } from '../fields/field-rules.ts';
import { columnOf } from '../fields/values.ts';

/** Keeps the places of each list from 1 without a gap. Callers hold the lock of the type. */
@Injectable()
export class PlaceKeeper {
  /** The place behind the last one of the list to which an item with these columns belongs; null without an order. */
  async next(manager: EntityManager, type: ContentType, columns: Columns): Promise<number | null> {
    if (!type.order) return null;
    const { sql, values } = listOf(type, columns, 1);
    const [last] = await manager.query<{ place: number }[]>(
      `SELECT COALESCE(max(place), 0) AS place FROM ${type.table} WHERE ${sql}`,
      values,
    );
    return (last?.place ?? 0) + 1;
  }

  /** Makes room where an item stood that comes back, at most at the end, and gives that place; null without an order. */
  async reopen(manager: EntityManager, type: ContentType, row: ContentRow): Promise<number | null> {
    const end = await this.next(manager, type, row);
    const { former_place: place } = row;
    if (end === null || place === null || place >= end) return end;
    const { sql, values } = listOf(type, row, 2);
    await manager.query(`UPDATE ${type.table} SET place = place + 1 WHERE place >= $1 AND ${sql}`, [
      place,
      ...values,
    ]);
    return place;
  }

  /** Those behind the item move up; the item itself has left already or is about to get another place. */
  async close(manager: EntityManager, type: ContentType, row: ContentRow): Promise<void> {
    if (row.place === null) return;
    const { sql, values } = listOf(type, row, 3);
    await manager.query(
      `UPDATE ${type.table} SET place = place - 1 WHERE place > $1 AND id <> $2 AND ${sql}`,
      [row.place, row.id, ...values],
    );
  }

  /** Puts the item there, at most at the end; those between its places make room. */
  async put(manager: EntityManager, type: ContentType, row: ContentRow, wanted: number): Promise<void> {
    if (row.place === null) return;
    const end = ((await this.next(manager, type, row)) ?? 1) - 1;
    const place = Math.min(Math.max(1, wanted), end);
    const [from, to, step] = place < row.place ? [place, row.place - 1, 1] : [row.place + 1, place, -1];
    const { sql, values } = listOf(type, row, 6);
    await manager.query(
      `UPDATE ${type.table} SET place = CASE WHEN id = $1 THEN $2::integer ELSE place + $3::integer END
       WHERE (id = $1 OR place BETWEEN $4 AND $5) AND ${sql}`,
      [row.id, place, step, from, to, ...values],
    );
  }
}

/** Of an item that leaves its list for the archive or the trash; from the one to the other it keeps the place that it had. */
export function withoutPlace({ place, former_place }: ContentRow): Columns {
  return { place: null, former_place: place ?? former_place };
}

/** Whether a change of columns takes the item from one list to another. */
export function changesList(type: ContentType, before: Columns, after: Columns): boolean {
  return (type.order?.within ?? []).some((name) => {
    const column = columnOf(type, name);
    return column in after && before[column] !== after[column];
  });
}

/** The list to which an item with these columns belongs; places of values begin behind `offset`. */
function listOf(type: ContentType, columns: Columns, offset: number): { sql: string; values: unknown[] } {
  const names = (type.order?.within ?? []).map((name) => columnOf(type, name));
  const sql = names.map((name, index) => `${name} IS NOT DISTINCT FROM $${offset + index}`);
  return { sql: ['place IS NOT NULL', ...sql].join(' AND '), values: names.map((name) => columns[name]) };
}

import type { EntityManager } from 'typeorm';
import { SEARCHED_TYPES } from '../search/searched-types.ts';
import type { PagedType } from './item-paths.ts';

export interface ItemAtAddress {
  /** `moved`: visitors see it at another address. */
  state: 'visible' | 'hidden' | 'trashed' | 'moved';
  leadsTo: string | null;
}

const SHOWN = `status = 'published' AND published_at <= $2`;

/** What stands at addresses, by `type:last part`; what of nothing does is not in it. */
export async function itemsAt(
  manager: EntityManager,
  places: readonly { paged: PagedType; part: string }[],
): Promise<Map<string, ItemAtAddress>> {
  const found = new Map<string, ItemAtAddress>();
  const now = new Date();
  for (const paged of new Set(places.map((place) => place.paged))) {
    const { type, by, before } = paged;
    const parts = [...new Set(places.filter((place) => place.paged === paged).map(({ part }) => part))];
    const kind = by === 'id' ? 'integer' : 'text';
    const rows = await manager.query<{ part: string | number; shown: boolean; trashed: boolean }[]>(
      `SELECT ${by} AS part, ${SHOWN} AS shown, trashed_at IS NOT NULL AS trashed FROM ${type.table}
       WHERE ${by} = ANY ($1::${kind}[]) ORDER BY trashed_at NULLS LAST`,
      [by === 'id' ? parts.map(Number) : parts, now],
    );
    for (const { part, shown, trashed } of rows)
      found.set(`${type.name}:${part}`, {
        state: trashed ? 'trashed' : shown ? 'visible' : 'hidden',
        leadsTo: null,
      });
    if (by !== 'slug') continue;
    const moved = await manager.query<{ former: string; slug: string }[]>(
      `SELECT f.slug AS former, t.slug FROM content_former_slug f JOIN ${type.table} t ON t.id = f.item_id
       WHERE f.content_type = $3 AND f.slug = ANY ($1::text[]) AND t.trashed_at IS NULL AND ${SHOWN}`,
      [parts, now, type.name],
    );
    for (const { former, slug } of moved) {
      const key = `${type.name}:${former}`;
      const there = found.get(key);
      if (there?.state !== 'visible') found.set(key, { state: 'moved', leadsTo: `${before}${slug}` });
    }
  }
  return found;
}

const AMONG_OTHERS = SEARCHED_TYPES.filter(({ amongOthers }) => amongOthers).map(({ type }) => type.name);

/** Those of the paths at which visitors find an item of a type that shares its addresses with pages that are no items. */
export async function categoriesAt(manager: EntityManager, paths: readonly string[]): Promise<Set<string>> {
  const rows = await manager.query<{ path: string }[]>(
    'SELECT DISTINCT path FROM search_document WHERE path = ANY ($1) AND content_type = ANY ($2)',
    [paths, AMONG_OTHERS],
  );
  return new Set(rows.map(({ path }) => path));
}

/** Which of the hashes name a file of the library, outside of its trash. */
export async function storedHashes(manager: EntityManager, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await manager.query<{ hash: string }[]>(
    'SELECT hash FROM media_file WHERE hash = ANY ($1) AND trashed_at IS NULL',
    [hashes],
  );
  return new Set(rows.map(({ hash }) => hash));
}

import { type ContentType, redirect } from '@polden/content-model';
import { redirectSource } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from './content-row.ts';
import { pagesOf } from './link-check/item-paths.ts';

export interface RedirectRow {
  path: string;
  target: string;
  code: string;
}

/** All redirects outside of the trash but one. */
export function otherRedirects(manager: EntityManager, but: number | null): Promise<RedirectRow[]> {
  return manager.query<RedirectRow[]>(
    `SELECT path, target, code FROM ${redirect.table} WHERE trashed_at IS NULL AND id IS DISTINCT FROM $1`,
    [but],
  );
}

/** The redirects outside of the trash that lead away from an address, however it is spelt. */
export async function redirectsFrom(manager: EntityManager, address: string): Promise<ContentRow[]> {
  const source = redirectSource(address);
  const rows = await manager.query<ContentRow[]>(`SELECT * FROM ${redirect.table} WHERE trashed_at IS NULL`);
  return rows.filter(({ path }) => redirectSource(String(path)) === source);
}

/** Ids of the items that visitors would see, were they not led away from their pages: no list names them. */
export async function itemsLedAway(manager: EntityManager, type: ContentType): Promise<number[]> {
  const pages = pagesOf(type);
  if (!pages) return [];
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM ${type.table}
     WHERE status = 'published' AND trashed_at IS NULL AND published_at <= $1 AND NOT archived AND ${pages.by}::text IN (
       SELECT substr(lower(rtrim(away.path, '/')), $2) FROM ${redirect.table} AS away
       WHERE away.trashed_at IS NULL AND starts_with(lower(away.path), $3))`,
    [new Date(), pages.before.length + 1, pages.before],
  );
  return rows.map(({ id }) => id);
}

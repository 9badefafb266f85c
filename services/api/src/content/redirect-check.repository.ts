import { redirect } from '@polden/content-model';
import { redirectSource } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from './content-row.ts';

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

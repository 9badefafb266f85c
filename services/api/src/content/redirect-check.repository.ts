import { redirect } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

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

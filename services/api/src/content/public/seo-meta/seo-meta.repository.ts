import type { PageMeta, SeoMetaRule } from '@polden/api-contract';
import { seoMeta } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/**
 * Of the published rules for any of the addresses and subdomains: that of `own` first, then an exact address, then the
 * longest pattern.
 */
export async function bestRule(
  manager: EntityManager,
  addresses: readonly string[],
  { own, subdomains }: { own: string; subdomains: readonly string[] },
): Promise<PageMeta | undefined> {
  const [rule] = await manager.query<PageMeta[]>(
    `SELECT id, title, description, heading, keywords, hidden FROM ${seoMeta.table}
     WHERE trashed_at IS NULL AND status = 'published' AND published_at <= $4
       AND subdomain = ANY ($1) AND url = ANY ($2)
     ORDER BY subdomain = $3 DESC, right(url, 1) <> '*' DESC, length(url) DESC LIMIT 1`,
    [subdomains, addresses, own, new Date()],
  );
  return rule;
}

/** By id. */
export function publishedRules(manager: EntityManager): Promise<SeoMetaRule[]> {
  return manager.query<SeoMetaRule[]>(
    `SELECT id, url, subdomain, title, description, heading, keywords, hidden FROM ${seoMeta.table}
     WHERE trashed_at IS NULL AND status = 'published' AND published_at <= $1 ORDER BY id`,
    [new Date()],
  );
}

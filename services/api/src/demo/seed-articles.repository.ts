import { mediaOur } from '@polden/content-model';
import type { DataSource } from 'typeorm';

const BATCH = 1_000;

/** Adds news for trials of scale, one a minute before the oldest that there is. Answers how many. */
export async function seedArticles(dataSource: DataSource, count: number): Promise<number> {
  const [oldest] = await dataSource.query<{ at: Date | null }[]>(
    `SELECT min(published_at) AS at FROM ${mediaOur.table}`,
  );
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(count, from + BATCH - 1);
    await dataSource.query(
      `INSERT INTO ${mediaOur.table}
         (status, published_at, title, slug, lead, body, body_html, search_title, search_text)
       SELECT 'published', oldest - make_interval(mins => n), title, 'proba-' || digest || '-' || n, lead,
         jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
           'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', body))))),
         '<p>' || body || '</p>', lower(title), lower(lead || ' ' || body)
       FROM (
         SELECT n, 'Новость для пробы № ' || n AS title, 'Вступление новости № ' || n AS lead,
           repeat('Мы пробуем, как сайт справляется с большим числом новостей. ', 12) || n AS body,
           substr(md5(random()::text), 1, 6) || 'a' AS digest
         FROM generate_series($1::integer, $2::integer) AS n
       ) AS made, (SELECT $3::timestamptz AS oldest) AS start`,
      [from, to, oldest?.at ?? new Date()],
    );
  }
  await dataSource.query(`ANALYZE ${mediaOur.table}, content_count`);
  return count;
}

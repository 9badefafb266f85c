import type { LinkPlace, LinkProblem } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../content-row.ts';
import type { FoundLink } from './links-in.ts';
import type { Verdict } from './link-judge.ts';

/** A link with the path of this site to which it leads; null: elsewhere. */
export interface KeptLink extends FoundLink {
  path: string | null;
}

export interface BrokenRow {
  href: string;
  problem: LinkProblem;
  leads_to: string | null;
}

const PLACE = `content_type AS "contentType", item_id AS "itemId", title, field, words`;

/** Writers of links take turns until their transactions end: what one of them writes may decide about those of another. */
export async function lockLinks(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('content_link'))`);
}

/** The item has these links, and no others; what was found out about an address holds until it is judged again. */
export async function replaceLinks(
  manager: EntityManager,
  { name }: ContentType,
  { id, title }: { id: number; title: string },
  links: readonly KeptLink[],
): Promise<void> {
  const [former] = await manager.query<[BrokenRow[], number]>(
    'DELETE FROM content_link WHERE content_type = $1 AND item_id = $2 RETURNING href, problem, leads_to',
    [name, id],
  );
  if (links.length === 0) return;
  const known = new Map(former.map((row) => [row.href, row]));
  await manager.query(
    `INSERT INTO content_link (content_type, item_id, title, field, href, words, path, problem, leads_to)
     SELECT $1, $2, $3, * FROM unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])`,
    [
      name,
      id,
      title,
      links.map(({ field }) => field),
      links.map(({ href }) => href),
      links.map(({ words }) => words),
      links.map(({ path }) => path),
      links.map(({ href }) => known.get(href)?.problem ?? null),
      links.map(({ href }) => known.get(href)?.leads_to ?? null),
    ],
  );
}

/** Addresses of the item's links, and of those that lead to one of the paths. */
export async function addressesConcerned(
  manager: EntityManager,
  { name }: ContentType,
  id: number,
  paths: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ href: string }[]>(
    `SELECT DISTINCT href FROM content_link WHERE (content_type = $1 AND item_id = $2) OR path = ANY ($3)`,
    [name, id, paths],
  );
  return rows.map(({ href }) => href);
}

/** Addresses of all links, in order, behind one. */
export async function addressesAfter(manager: EntityManager, last: string, limit: number): Promise<string[]> {
  const rows = await manager.query<{ href: string }[]>(
    'SELECT DISTINCT href FROM content_link WHERE href > $1 ORDER BY href LIMIT $2',
    [last, limit],
  );
  return rows.map(({ href }) => href);
}

export async function setVerdicts(
  manager: EntityManager,
  verdicts: ReadonlyMap<string, Verdict>,
): Promise<void> {
  const all = [...verdicts];
  await manager.query(
    `UPDATE content_link l SET problem = v.problem, leads_to = v.leads_to
     FROM unnest($1::text[], $2::text[], $3::text[]) AS v (href, problem, leads_to)
     WHERE l.href = v.href AND (l.problem, l.leads_to) IS DISTINCT FROM (v.problem, v.leads_to)`,
    [
      all.map(([href]) => href),
      all.map(([, verdict]) => verdict?.problem ?? null),
      all.map(([, verdict]) => verdict?.leadsTo ?? null),
    ],
  );
}

/** What leads nowhere first, then what is led on. */
export function brokenAddresses(manager: EntityManager, limit: number, offset: number): Promise<BrokenRow[]> {
  return manager.query<BrokenRow[]>(
    `SELECT DISTINCT ON (problem = 'redirected', href) href, problem, leads_to FROM content_link
     WHERE problem IS NOT NULL ORDER BY problem = 'redirected', href LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
}

export async function countProblems(manager: EntityManager): Promise<{ broken: number; redirected: number }> {
  const [row] = await manager.query<{ broken: number; redirected: number }[]>(
    `SELECT count(DISTINCT href) FILTER (WHERE problem <> 'redirected')::integer AS broken,
       count(DISTINCT href) FILTER (WHERE problem = 'redirected')::integer AS redirected
     FROM content_link WHERE problem IS NOT NULL`,
  );
  return row ?? { broken: 0, redirected: 0 };
}

export function placesOf(
  manager: EntityManager,
  hrefs: readonly string[],
): Promise<(LinkPlace & { href: string })[]> {
  return manager.query(
    `SELECT href, ${PLACE} FROM content_link WHERE href = ANY ($1) ORDER BY content_type, item_id, field LIMIT 2000`,
    [hrefs],
  );
}

/** Where links to the path stand, those of one item left out. */
export function placesLeadingTo(
  manager: EntityManager,
  path: string,
  { name }: ContentType,
  but: number,
): Promise<LinkPlace[]> {
  return manager.query<LinkPlace[]>(
    `SELECT ${PLACE} FROM content_link WHERE path = $1 AND NOT (content_type = $2 AND item_id = $3)
     ORDER BY content_type, item_id, field LIMIT 200`,
    [path, name, but],
  );
}

/** Drafts with the word in their values, in any case; the title is that of the item, as for its links. */
export function draftsWith(
  manager: EntityManager,
  word: string,
): Promise<{ content_type: string; item_id: number; facts: Record<string, unknown>; title: string }[]> {
  return manager.query(
    `SELECT d.content_type, d.item_id, d.facts, coalesce(
         (SELECT l.title FROM content_link l WHERE l.content_type = d.content_type AND l.item_id = d.item_id LIMIT 1),
         d.facts ->> 'title', '№ ' || d.item_id) AS title
     FROM drafts.content_draft d WHERE strpos(lower(d.facts::text), $1) > 0
     ORDER BY d.content_type, d.item_id LIMIT 200`,
    [word.toLowerCase()],
  );
}

/** Items of a type outside of the trash, in order, behind an id. */
export function itemsAfter(
  manager: EntityManager,
  { table }: ContentType,
  id: number,
  limit: number,
): Promise<ContentRow[]> {
  return manager.query<ContentRow[]>(
    `SELECT * FROM ${table} WHERE id > $1 AND trashed_at IS NULL ORDER BY id LIMIT $2`,
    [id, limit],
  );
}

export async function checkedAt(manager: EntityManager): Promise<Date | null> {
  const [row] = await manager.query<{ at: Date }[]>('SELECT at FROM link_check');
  return row?.at ?? null;
}

export async function setCheckedAt(manager: EntityManager, at: Date): Promise<void> {
  await manager.query(
    'INSERT INTO link_check (at) VALUES ($1) ON CONFLICT (single) DO UPDATE SET at = excluded.at',
    [at],
  );
}

import { Injectable } from '@nestjs/common';
import { SEARCH_PAGE_SIZE, type SearchKind, type SearchPlace } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { SCORED, shelvesWith } from './score.repository.ts';

export interface SearchDocument {
  contentType: string;
  itemId: number;
  kind: SearchKind;
  path: string;
  title: string;
  /** As titles are compared: `searchText`. */
  titleKey: string;
  body: string;
  /** Id of the file that is indexed in `body`; null when there is none. */
  fileId: string | null;
  publicAt: Date | null;
  /** The file could not be read now: what it says is missing in `body`. */
  isUnread: boolean;
}

/** What is looked for. */
export interface Wanted {
  /** For words_query. */
  words: string;
  /** As titles are compared. */
  phrase: string;
}

export interface FindOptions {
  /** Only these; null: all. */
  kind: SearchKind | null;
  /** From 1. */
  page: number;
  /** Types with items at addresses without a common route. */
  ownPages: readonly string[];
}

export interface FoundRow {
  kind: SearchKind;
  path: string;
  title: string;
  headline: string;
  /** Of the text. */
  beginning: string;
  public_at: string | null;
}

export interface Found {
  rows: FoundRow[];
  /** All that was found, by pages of one route; a type of `ownPages` has each page by itself. */
  places: SearchPlace[];
}

export interface SuggestedRow {
  kind: SearchKind;
  path: string;
  title: string;
}

/** In a text before what is searched and never shown; no text has it. */
export const UNSHOWN = '\u001f';
/** Around the words that were found; no text has them. */
export const MARK = { start: '\u0001', end: '\u0002' };

/** Of the text, as far as a fragment is looked for in it. */
const HEADLINE_TEXT = 6_000;
/** Shown where nothing was found in the text, cut at a word. */
const BEGINNING = 400;
const HEADLINE = [
  `StartSel=${MARK.start}, StopSel=${MARK.end}`,
  'MaxFragments=2, MaxWords=22, MinWords=12, FragmentDelimiter=" … "',
].join(', ');
/** How alike two words must be to be one that is misspelt. */
const ALIKE = 0.35;

export interface SearchPosition {
  /** Up to which change of the content the documents are as it is. */
  sequence: number;
  /** Which they say in place of its placeholder; null: not known. */
  year: number | null;
}

/** The SQL of the search. */
@Injectable()
export class SearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The best first; one statement. */
  async find(wanted: Wanted, { kind, page, ownPages }: FindOptions): Promise<Found> {
    const [row] = await this.dataSource.query<[{ rows: FoundRow[] | null; places: SearchPlace[] | null }]>(
      `WITH ${SCORED},
       best AS (
         SELECT id, score FROM scored WHERE $3::text IS NULL OR kind = $3
         ORDER BY score DESC, id DESC LIMIT ${SEARCH_PAGE_SIZE} OFFSET $4
       ),
       shown AS (
         SELECT document.kind, document.path, title, public_at, score, document.id, text,
           CASE WHEN EXISTS (SELECT FROM confirmed)
             THEN ts_headline('simple', text, to_tsquery('simple', $1), '${HEADLINE}')
             ELSE ts_headline('site_russian', text, words, '${HEADLINE}') END AS headline
         FROM best JOIN search_document document USING (id), asked, LATERAL (
           SELECT left(split_part(coalesce(nullif(body, ''), (
             SELECT other.body FROM search_document other
             WHERE other.path = document.path AND other.body <> '' LIMIT 1), ''), '${UNSHOWN}', 1), ${HEADLINE_TEXT}) AS text
         ) shown_text
       )
       SELECT
         (SELECT json_agg(json_build_object('kind', kind, 'path', path, 'title', title, 'headline', headline,
            'beginning', left(text, ${BEGINNING}),
            'public_at', public_at) ORDER BY score DESC, id DESC) FROM shown) AS rows,
         (SELECT json_agg(counted) FROM (
            SELECT kind, min(path) AS path, count(*) FROM scored
            GROUP BY kind, content_type, CASE WHEN content_type = ANY ($5) THEN path END) counted) AS places`,
      [wanted.words, wanted.phrase, kind, (page - 1) * SEARCH_PAGE_SIZE, ownPages],
    );
    return { rows: row.rows ?? [], places: row.places ?? [] };
  }

  /** Whether anything has the words, in its title or its text. `words`: for words_query. */
  async has(words: string): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ has: boolean }]>(
      `WITH asked AS MATERIALIZED (SELECT words_query('site_russian', $1) AS words)
       SELECT EXISTS (${shelvesWith('all_words')}) AS has`,
      [words],
    );
    return row.has;
  }

  /** Pages with the words in the title. */
  async suggest(wanted: Wanted, limit: number): Promise<SuggestedRow[]> {
    return this.dataSource.query<SuggestedRow[]>(
      `WITH ${SCORED}
       SELECT document.kind, document.path, title FROM scored JOIN search_document document USING (id), asked
       WHERE title_words @@ words OR phrase <% title_key
       ORDER BY score DESC, id DESC LIMIT $3`,
      [wanted.words, wanted.phrase, limit],
    );
  }

  /** For each word the one that is written somewhere and is most like it; the word itself when none is like it. */
  async closestWords(words: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ word: string }[]>(
      `SELECT coalesce(
         (SELECT word FROM search_word WHERE word = asked),
         (SELECT word FROM search_word WHERE word % asked AND similarity(word, asked) >= ${ALIKE}
          ORDER BY similarity(word, asked) DESC, abs(length(word) - length(asked)), word LIMIT 1),
         asked) AS word
       FROM unnest($1::text[]) WITH ORDINALITY AS given (asked, number) ORDER BY number`,
      [words],
    );
    return rows.map(({ word }) => word);
  }

  /** What of a file was read before; null when it was not. */
  async textOfFile(fileId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ body: string }[]>(
      'SELECT body FROM search_document WHERE file_id = $1 LIMIT 1',
      [fileId],
    );
    return row?.body ?? null;
  }

  async put(manager: EntityManager, document: SearchDocument): Promise<void> {
    await manager.query(
      `INSERT INTO search_document (content_type, item_id, kind, path, title, title_key, body, file_id, public_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (content_type, item_id) DO UPDATE SET kind = excluded.kind, path = excluded.path,
         title = excluded.title, title_key = excluded.title_key, body = excluded.body,
         file_id = excluded.file_id, public_at = excluded.public_at`,
      [
        document.contentType,
        document.itemId,
        document.kind,
        document.path,
        document.title,
        document.titleKey,
        document.body,
        document.fileId,
        document.publicAt,
      ],
    );
  }

  async addWords(manager: EntityManager, words: readonly string[]): Promise<void> {
    await manager.query(
      'INSERT INTO search_word (word) SELECT unnest($1::text[]) ORDER BY 1 ON CONFLICT DO NOTHING',
      [words],
    );
  }

  /** Words of what is no more would be offered for ever. */
  async forgetWords(): Promise<void> {
    await this.dataSource.query('DELETE FROM search_word');
  }

  async remove(contentType: string, itemIds: readonly number[]): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM search_document WHERE content_type = $1 AND item_id = ANY ($2)',
      [contentType, itemIds],
    );
  }

  /** Of the type, all but these. */
  async keepOnly(contentType: string, itemIds: readonly number[]): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM search_document WHERE content_type = $1 AND item_id <> ALL ($2)',
      [contentType, itemIds],
    );
  }

  async visibleIds({ table }: ContentType): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM ${table} WHERE status = 'published' AND trashed_at IS NULL AND published_at <= now()`,
    );
    return rows.map(({ id }) => id);
  }

  /** Does the work while no other process does its own; false when another has it. */
  async alone(work: () => Promise<void>): Promise<boolean> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const [row] = (await runner.query(
        `SELECT pg_try_advisory_lock(hashtext('search-index')) AS taken`,
      )) as {
        taken: boolean;
      }[];
      if (!row?.taken) return false;
      try {
        await work();
      } finally {
        await runner.query(`SELECT pg_advisory_unlock(hashtext('search-index'))`);
      }
      return true;
    } finally {
      await runner.release();
    }
  }

  /** How far the documents were brought; null: they were never made. */
  async position(): Promise<SearchPosition | null> {
    const [row] = await this.dataSource.query<{ sequence: string; year: number | null }[]>(
      'SELECT sequence, year FROM search_position',
    );
    return row ? { sequence: Number(row.sequence), year: row.year } : null;
  }

  /** Never back: another process may have come further. */
  async setPosition({ sequence, year }: SearchPosition): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO search_position (sequence, year) VALUES ($1, $2)
       ON CONFLICT (single) DO UPDATE SET sequence = greatest(search_position.sequence, excluded.sequence),
         year = greatest(search_position.year, excluded.year)`,
      [sequence, year],
    );
  }
}

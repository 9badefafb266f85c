import { redirect } from '@polden/content-model';
import { SEARCHED_TYPES } from './searched-types.ts';

/** So many of those that match are weighed: a word that half of all items have is not worth more. */
const WEIGHED = 600;
/**
 * Texts are looked into when titles have given fewer than ten pages of answers: what has the words in its title comes before
 * what has them in its text, and words that nearly every text has cost more than all the rest.
 */
const ENOUGH_TITLES = 100;
/** Titles that are only like the question are looked for when the words have found fewer: it costs more than they do. */
const FEW = 10;
const ALIKE_WEIGHED = 100;
/** What each kind is worth beside what the words are: somebody who asks for a loan wants its page before a news item. */
const WORTH = `CASE kind WHEN 'loan' THEN 1.3 WHEN 'page' THEN 1.2 WHEN 'question' THEN 0.7 WHEN 'terms' THEN 0.5
  WHEN 'document' THEN 0.4 WHEN 'office' THEN 0.4 WHEN 'vacancy' THEN 0.3 ELSE 0.2 END`;

/** Kinds with a common name that stands in no title: a search for vacancies wants the vacancies, not pages that mention them. */
const NAMES = SEARCHED_TYPES.flatMap(({ kind, called }) =>
  called === undefined ? [] : [`('${kind}', to_tsvector('site_russian', '${called}'))`],
).join(', ');

/** Parts of the indexes of words, as migrations made them. */
const SHELVES = [0, 1, 2, 3, 4, 5, 6, 7];
/**
 * What has the words in a column, for a LIMIT: part by part, no further than is asked for. An index of words gives all items
 * that have a frequent word at once.
 */
export const shelvesWith = (column: 'title_words' | 'all_words'): string =>
  SHELVES.map(
    (shelf) => `SELECT id FROM search_document, asked WHERE id / 100 % 8 = ${shelf} AND ${column} @@ words`,
  ).join(' UNION ALL ');

/** Whether no redirect of the editors leads away from the page of `path`; they write addresses in any case, with or without a slash. */
const STAYS = `NOT EXISTS (
  SELECT FROM ${redirect.table} away
  WHERE away.trashed_at IS NULL AND lower(rtrim(away.path, '/')) = lower(split_part(document.path, '#', 1)))`;

/** What matches with its score, as tables for a statement. $1: words for words_query, $2: phrase, as titles are compared. */
export const SCORED = `
  asked AS MATERIALIZED (SELECT words_query('site_russian', $1) AS words, $2::text AS phrase),
  titled AS MATERIALIZED (
    SELECT id FROM (${shelvesWith('title_words')}) titles LIMIT ${WEIGHED}
  ),
  worded AS MATERIALIZED (
    SELECT id FROM search_document, asked WHERE title_key = phrase
    UNION SELECT id FROM titled
    UNION (
      SELECT id FROM (${shelvesWith('all_words')}) texts
      WHERE (SELECT count(*) FROM titled) < ${ENOUGH_TITLES} LIMIT ${WEIGHED}
    )
  ),
  matching AS (
    SELECT id FROM worded
    UNION (
      SELECT id FROM search_document, asked
      WHERE (SELECT count(*) FROM worded) < ${FEW} AND phrase <% title_key LIMIT ${ALIKE_WEIGHED}
    )
  ),
  -- A word of two or three letters loses its meaning with its ending: the stem of «ИНН» is that of «иные», too.
  exact AS MATERIALIZED (
    SELECT array_agg('\\m' || replace(word, 'е', '[её]') || '\\M') AS patterns
    FROM asked, regexp_matches(phrase, '\\m[а-я]{2,3}\\M', 'g') AS found (words), unnest(found.words) AS word
    WHERE ts_lexize('russian_stem', word) NOT IN (ARRAY[word], '{}')
  ),
  confirmed AS MATERIALIZED (
    SELECT id FROM matching JOIN search_document USING (id), exact
    WHERE patterns IS NOT NULL AND (title || ' ' || body) ~* ALL (patterns)
  ),
  named AS MATERIALIZED (
    SELECT names.kind FROM (VALUES ${NAMES}) names (kind, called), asked WHERE called @@ words
  ),
  weighed AS (
    SELECT document.id, content_type, kind, path,
      CASE WHEN title_key = phrase THEN 8 ELSE 0 END
      -- What has the words comes before a title that only looks like them.
      + CASE WHEN document.id IN (SELECT id FROM worded) THEN 2 ELSE 0 END
      + CASE WHEN kind IN (SELECT named.kind FROM named) THEN 2 ELSE 0 END
      + 3 * word_similarity(phrase, title_key)
      + 4 * ts_rank(title_words, words)
      + ${WORTH}
      + CASE WHEN public_at IS NULL THEN 0 ELSE 0.5 * exp(-extract(epoch FROM now() - public_at) / 31536000) END
        AS score
    FROM matching JOIN search_document document USING (id), asked
    WHERE (document.id IN (SELECT id FROM confirmed) OR NOT EXISTS (SELECT FROM confirmed)) AND ${STAYS}
  ),
  scored AS MATERIALIZED (
    SELECT DISTINCT ON (path) id, content_type, kind, path, score FROM weighed ORDER BY path, score DESC, id
  )`;

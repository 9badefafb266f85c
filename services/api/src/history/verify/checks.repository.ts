const PAYLOAD = `sha256(uuid_send(h.salt) || convert_to(jsonb_build_array(h.before, h.after)::text, 'UTF8'))`;
const RECORD = `sha256(convert_to(jsonb_build_array(
  h.id, (extract(epoch FROM h.at) * 1000000)::bigint, h.actor_id, h.actor_name, h.action, h.entity, h.entity_id,
  h.title, encode(d.payload, 'hex'))::text, 'UTF8'))`;

/** What became of titles that named somebody, when they were erased: their digests can only be compared by the seals. */
const UNNAMED = `(h.entity, h.title) IN (('review', 'Отзыв № ' || h.entity_id), ('media', 'Файл посетителя'))`;

/**
 * Records that are not as they were recorded, with what is wrong. Uses only PostgreSQL's own functions: a forger of records
 * could rewrite the functions of the schema as well. A record is dated by its transaction, and none runs for a day: one that
 * a complete seal left out, and that is older than it by more, was dated back.
 */
export const RECORDS_CHECK = `
  WITH sealed_before AS (
    SELECT sequence AS seal, max(sealed_at) FILTER (WHERE complete)
      OVER (ORDER BY sequence ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS at
    FROM history_seal
    UNION ALL
    SELECT 0, max(sealed_at) FILTER (WHERE complete) FROM history_seal
  ), checked AS (
    SELECT coalesce(h.id, d.history_id) AS id, CASE
      WHEN h.id IS NULL THEN 'removed'
      WHEN d.history_id IS NULL THEN 'inserted without a digest'
      WHEN h.erasure_id IS NOT NULL AND e.id IS NULL THEN 'erased without a proof'
      WHEN ${RECORD} <> d.digest AND NOT (e.id IS NOT NULL AND ${UNNAMED}) THEN 'changed'
      WHEN h.erased_at IS NULL AND ${PAYLOAD} IS DISTINCT FROM d.payload THEN 'changed before or after'
      WHEN h.erased_at < h.at + interval '1 year' AND e.id IS NULL THEN 'erased before its time'
      WHEN h.at < sealed_before.at - interval '1 day' THEN 'inserted with an earlier date'
    END AS problem
    FROM history_document h
    FULL JOIN history_digest d ON d.history_id = h.id
    LEFT JOIN personal_erasure e ON e.id = h.erasure_id AND e.digest IS NOT NULL
    LEFT JOIN sealed_before ON sealed_before.seal = coalesce(d.seal, 0)
  )
  SELECT problem, count(*)::int AS count, (array_agg(id::text ORDER BY id))[1:5] AS examples
  FROM checked WHERE problem IS NOT NULL GROUP BY problem ORDER BY problem`;

/** Seals that do not follow from their records and the seal before them. */
export const SEALS_CHECK = `
  WITH members AS (
    SELECT seal, count(*) AS records, min(history_id) AS from_id, max(history_id) AS to_id,
      string_agg(digest, '' ORDER BY history_id) AS digests
    FROM history_digest WHERE seal IS NOT NULL GROUP BY seal
  ), chain AS (
    SELECT *, row_number() OVER (ORDER BY sequence) AS place, lag(digest) OVER (ORDER BY sequence) AS previous
    FROM history_seal
  )
  SELECT coalesce(c.sequence, m.seal) AS sequence
  FROM chain c FULL JOIN members m ON m.seal = c.sequence
  WHERE c.place IS DISTINCT FROM c.sequence
    OR (c.records, c.from_id, c.to_id) IS DISTINCT FROM (m.records, m.from_id, m.to_id)
    OR c.digest IS DISTINCT FROM sha256(
      coalesce(c.previous, decode(repeat('00', 32), 'hex')) || int8send(c.sequence)
      || int8send((extract(epoch FROM c.sealed_at) * 1000000)::bigint) || int4send(c.complete::integer)
      || m.digests)
  ORDER BY 1`;

export const FIGURES = `
  SELECT
    (SELECT count(*)::int FROM history_document) AS records,
    (SELECT count(*)::int FROM history_document WHERE erased_at IS NOT NULL AND erasure_id IS NULL) AS erased,
    (SELECT count(*)::int FROM history_document WHERE erasure_id IS NOT NULL) AS "erasedOnRequest",
    (SELECT count(*)::int FROM history_digest WHERE seal IS NULL) AS unsealed,
    (SELECT count(*)::int FROM history_seal) AS seals`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `words_query(config, asked)`: a question of words, `&`, `|` and brackets. A word is looked for by its stem, and one with
 * `:*` besides as the beginning that it is. to_tsquery takes the stem for the beginning: «заем:*» is «за:*» to it, and found
 * «закрытый».
 */
export class WordsQuery1796805000000 implements MigrationInterface {
  readonly name = 'WordsQuery1796805000000';

  async up(runner: QueryRunner): Promise<void> {
    // A stop word leaves a blank, which the last to_tsquery drops.
    await runner.query(`
      CREATE FUNCTION words_query(config regconfig, asked text) RETURNS tsquery LANGUAGE sql STABLE AS $$
        SELECT to_tsquery('simple', string_agg(
          CASE
            WHEN part ~ '^[()&|]$' THEN part
            WHEN part LIKE '%:*' THEN '(' || stem || ' | ' || part || ')'
            ELSE stem
          END, ' ' ORDER BY number))
        FROM regexp_matches(asked, '[^\\s()&|]+|[()&|]', 'g') WITH ORDINALITY AS found (parts, number),
          LATERAL (SELECT parts[1] AS part) each_part,
          LATERAL (
            SELECT coalesce(string_agg(quote_literal(lexeme), ' | '), ''' ''') AS stem
            FROM unnest(tsvector_to_array(to_tsvector(config, rtrim(part, ':*')))) AS lexemes (lexeme)
          ) stems
      $$`);
    // Texts are made anew, without the warning that stands in every offer.
    await runner.query('DELETE FROM search_position');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION words_query(regconfig, text)');
  }
}

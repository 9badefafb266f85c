import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors can find: a row for each page, question and document, written by the indexer alone. */
export class CreateSearch1796700001000 implements MigrationInterface {
  readonly name = 'CreateSearch1796700001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    // «е» finds «ё», and a word finds its other forms.
    await runner.query('CREATE TEXT SEARCH CONFIGURATION site_russian (COPY = russian)');
    await runner.query(`
      ALTER TEXT SEARCH CONFIGURATION site_russian
        ALTER MAPPING FOR hword, hword_part, word WITH unaccent, russian_stem`);
    await runner.query(`
      CREATE TABLE search_document (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        content_type text NOT NULL,
        item_id integer NOT NULL,
        kind text NOT NULL,
        path text NOT NULL,
        title text NOT NULL,
        title_key text NOT NULL,
        body text NOT NULL,
        file_id uuid,
        public_at timestamptz,
        title_words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('site_russian', title)) STORED,
        all_words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('site_russian', title || ' ' || body)) STORED,
        UNIQUE (content_type, item_id)
      )`);
    await runner.query('CREATE INDEX search_document_title_words ON search_document USING gin (title_words)');
    await runner.query('CREATE INDEX search_document_all_words ON search_document USING gin (all_words)');
    await runner.query(
      'CREATE INDEX search_document_title_key ON search_document USING gin (title_key gin_trgm_ops)',
    );
    await runner.query(
      'CREATE INDEX search_document_file ON search_document (file_id) WHERE file_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX search_document_exact ON search_document (title_key)');
    // Every word that was ever written, to mend what is misspelt.
    await runner.query('CREATE TABLE search_word (word text PRIMARY KEY)');
    await runner.query('CREATE INDEX search_word_similar ON search_word USING gin (word gin_trgm_ops)');
    // Up to which change of the content the documents are as it is; no row: all are to be made anew.
    await runner.query(`
      CREATE TABLE search_position (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        sequence bigint NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_position, search_word, search_document');
    await runner.query('DROP TEXT SEARCH CONFIGURATION site_russian');
  }
}

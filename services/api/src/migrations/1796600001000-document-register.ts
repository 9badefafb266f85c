import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = [
  ['disclosure_item', 'disclosure-item'],
  ['document_file', 'document-file'],
  ['loan_document', 'loan-document'],
] as const;

/** Every edition of a document that was ever published, by which file it was and when it was in force. */
export class DocumentRegister1796600001000 implements MigrationInterface {
  readonly name = 'DocumentRegister1796600001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media_file ADD sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$')`);
    await runner.query('CREATE INDEX media_file_sha256 ON media_file (sha256)');
    // No reference to the history: it stands alone, and nothing but its own door may change it.
    await runner.query(`
      CREATE TABLE document_version (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        number integer NOT NULL CHECK (number > 0),
        file_id uuid NOT NULL REFERENCES media_file,
        title text NOT NULL,
        valid_from date NOT NULL,
        ends_on date,
        published_at timestamptz NOT NULL,
        history_id bigint,
        PRIMARY KEY (content_type, item_id, number)
      )`);
    await runner.query('CREATE INDEX document_version_file ON document_version (file_id)');
    for (const [table, type] of TYPES) {
      await runner.query(`ALTER TABLE ${table} ADD ends_on date`);
      await runner.query(
        `INSERT INTO document_version
           (content_type, item_id, number, file_id, title, valid_from, ends_on, published_at, history_id)
         SELECT $1, id, 1, file_id, title,
           coalesce(valid_from, (published_at AT TIME ZONE 'Europe/Moscow')::date),
           CASE WHEN archived THEN (updated_at AT TIME ZONE 'Europe/Moscow')::date END,
           published_at,
           (SELECT max(h.id) FROM history_document h
            WHERE h.entity = $1 AND h.entity_id = ${table}.id::text AND h.action = 'publish')
         FROM ${table}
         WHERE status = 'published' AND trashed_at IS NULL AND published_at IS NOT NULL AND file_id IS NOT NULL`,
        [type],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of TYPES) await runner.query(`ALTER TABLE ${table} DROP COLUMN ends_on`);
    await runner.query('DROP TABLE document_version');
    await runner.query('ALTER TABLE media_file DROP COLUMN sha256');
  }
}

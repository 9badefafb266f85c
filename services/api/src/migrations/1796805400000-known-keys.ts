import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where rows name the key that sealed them. */
const SEALED = [
  ['lead', 'data_key_id'],
  ['lead_file', 'data_key_id'],
  ['client_session', 'data_key_id'],
  ['erasure_request', 'data_key_id'],
  ['signature', 'data_key_id'],
  ['signature_document', 'data_key_id'],
  ['subscriber', 'data_key_id'],
  ['subscriber_event', 'data_key_id'],
  ['review', 'data_key_id'],
  ['review_file', 'data_key_id'],
  ['content_revision', 'data_key_id'],
  ['webhook', 'secret_key_id'],
  ['staff_user', 'totp_key_id'],
] as const;

/** Which keys a database is written with, by a fingerprint that gives none of them away. */
export class KnownKeys1796805400000 implements MigrationInterface {
  readonly name = 'KnownKeys1796805400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE known_key (name text PRIMARY KEY, fingerprint text)');
    // Of keys in use before this nobody has kept a fingerprint: whoever has them next gives it.
    for (const [table, column] of SEALED)
      await runner.query(
        `INSERT INTO known_key (name) SELECT DISTINCT 'DATA_ENCRYPTION_KEYS ' || ${column} FROM ${table}
         WHERE ${column} IS NOT NULL ON CONFLICT DO NOTHING`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_key');
  }
}

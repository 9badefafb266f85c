import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of clients, who are known by their phone; of a token its digest alone is kept. */
export class ClientSession1796800001000 implements MigrationInterface {
  readonly name = 'ClientSession1796800001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_session (
        id uuid PRIMARY KEY,
        phone_index text NOT NULL,
        token_sha256 text NOT NULL UNIQUE,
        data_key_id text NOT NULL,
        phone bytea NOT NULL,
        device text NOT NULL,
        created_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX client_session_of_phone ON client_session (phone_index)');
    // What was confirmed before opens no session any more.
    await runner.query(`
      CREATE TABLE client_leaving (
        phone_index text PRIMARY KEY,
        left_at timestamptz NOT NULL
      )`);
    // Links that have logged in.
    await runner.query(`
      CREATE TABLE client_link (
        signature text PRIMARY KEY,
        expires_at timestamptz NOT NULL
      )`);
    // Requests of one phone are read with each look at the account.
    await runner.query('CREATE INDEX signature_of_phone ON signature (phone_index, signed_at DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX signature_of_phone');
    await runner.query('DROP TABLE client_link, client_leaving, client_session');
  }
}

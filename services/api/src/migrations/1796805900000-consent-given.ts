import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents that were given in the account, after they had been taken back there: who, from where and to which text. */
export class ConsentGiven1796805900000 implements MigrationInterface {
  readonly name = 'ConsentGiven1796805900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE consent_given (
        id uuid PRIMARY KEY,
        phone_index text NOT NULL,
        consent text NOT NULL,
        edition text NOT NULL,
        at timestamptz NOT NULL,
        data_key_id text NOT NULL,
        evidence bytea NOT NULL
      )`);
    await runner.query('CREATE INDEX consent_given_of ON consent_given (phone_index)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE consent_given');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the authors of reviews and letters have agreed to: the edition that they were shown. */
export class ReviewConsents1796804600000 implements MigrationInterface {
  readonly name = 'ReviewConsents1796804600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE review_consent (
        review_id integer NOT NULL REFERENCES review ON DELETE CASCADE,
        document_id text NOT NULL,
        edition text NOT NULL,
        given_at timestamptz NOT NULL,
        PRIMARY KEY (review_id, document_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_consent');
  }
}

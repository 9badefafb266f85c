import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which year the documents of the search say: a process that starts in January must know that they say the old one. */
export class YearOfSearch1796806482000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_position ADD COLUMN year integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_position DROP COLUMN year');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers of investors and of the company, offers and pictures are found, too: all are made anew at the next start. */
export class SearchMoreTypes1796806500100 implements MigrationInterface {
  readonly name = 'SearchMoreTypes1796806500100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM search_position');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM search_position');
  }
}

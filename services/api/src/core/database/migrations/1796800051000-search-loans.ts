import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages of loans are a kind of their own, and what is found by a link is told by the page's description. */
export class SearchLoans1796800051000 implements MigrationInterface {
  readonly name = 'SearchLoans1796800051000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX search_document_path ON search_document (path)');
    // All are made anew at the next start.
    await runner.query('DELETE FROM search_position');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX search_document_path');
  }
}

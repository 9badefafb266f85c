import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = ['title_words', 'all_words', 'title_key'].map((column) => `search_document_${column}`);

/**
 * Pages of loans are a kind of their own, and what is found by a link is told by the page's description. Words go straight
 * into the indexes: a list of those that wait, of which each question reads all, would cost more than writing one item.
 */
export class SearchLoans1796800051000 implements MigrationInterface {
  readonly name = 'SearchLoans1796800051000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX search_document_path ON search_document (path)');
    for (const index of INDEXES) await runner.query(`ALTER INDEX ${index} SET (fastupdate = off)`);
    // All are made anew at the next start.
    await runner.query('DELETE FROM search_position');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`ALTER INDEX ${index} RESET (fastupdate)`);
    await runner.query('DROP INDEX search_document_path');
  }
}

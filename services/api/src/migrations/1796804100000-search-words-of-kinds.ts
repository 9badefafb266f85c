import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An item is found by the name of its kind, too: all are made anew at the next start. */
export class SearchWordsOfKinds1796804100000 implements MigrationInterface {
  readonly name = 'SearchWordsOfKinds1796804100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM search_position');
  }

  async down(): Promise<void> {
    // What has more words than before is found as before.
  }
}

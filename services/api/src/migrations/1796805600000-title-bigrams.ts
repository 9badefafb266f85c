import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contentTables, indexBigrams } from './content-table.ts';

/** Parts of titles that are shorter than a trigram, without reading all titles. */
export class TitleBigrams1796805600000 implements MigrationInterface {
  readonly name = 'TitleBigrams1796805600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of await contentTables(runner)) await indexBigrams(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of await contentTables(runner)) {
      await runner.query(`DROP INDEX ${table}_bigrams`);
      for (const index of [`${table}_search`, `${table}_title`])
        await runner.query(`ALTER INDEX ${index} RESET (fastupdate)`);
    }
    await runner.query('DROP FUNCTION title_bigrams(text)');
  }
}

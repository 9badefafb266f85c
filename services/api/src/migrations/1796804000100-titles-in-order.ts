import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contentTables, createTitleIndex } from './content-table.ts';

/** Titles that are what is looked for, or begin so, and lists by title: without reading all that has the same letters. */
export class TitlesInOrder1796804000100 implements MigrationInterface {
  readonly name = 'TitlesInOrder1796804000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of await contentTables(runner)) await createTitleIndex(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of await contentTables(runner)) await runner.query(`DROP INDEX ${table}_titled`);
  }
}

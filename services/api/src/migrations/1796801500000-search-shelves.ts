import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHELVES = [0, 1, 2, 3, 4, 5, 6, 7];
const COLUMNS = ['title_words', 'all_words'];

/**
 * The indexes of words in eight parts: an index of words gives all items that have a word at once, however few are wanted, so
 * that a word of half of all items cost as much as half of all items. A search now goes part by part and stops when it has
 * enough. A part is made of items that lie side by side, of which a page of the table belongs to one part only.
 */
export class SearchShelves1796801500000 implements MigrationInterface {
  readonly name = 'SearchShelves1796801500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      for (const shelf of SHELVES)
        await runner.query(
          `CREATE INDEX search_document_${column}_${shelf} ON search_document USING gin (${column})
           WITH (fastupdate = off) WHERE id / 100 % 8 = ${shelf}`,
        );
      await runner.query(`DROP INDEX search_document_${column}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      await runner.query(
        `CREATE INDEX search_document_${column} ON search_document USING gin (${column}) WITH (fastupdate = off)`,
      );
      for (const shelf of SHELVES) await runner.query(`DROP INDEX search_document_${column}_${shelf}`);
    }
  }
}

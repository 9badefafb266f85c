import { readableAddress } from '@polden/reference-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchText } from './search-text.ts';

/** Redirects and rules of pages with Cyrillic addresses are found by their letters, as those that are written from now on. */
export class ReadableAddresses1796806460000 implements MigrationInterface {
  readonly name = 'ReadableAddresses1796806460000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['redirect', 'seo_meta', 'city_text']) {
      const rows = (await runner.query(
        `SELECT id, search_title FROM ${table} WHERE search_title ~ '%[0-9a-f]{2}'`,
      )) as { id: number; search_title: string }[];
      for (const { id, search_title: title } of rows)
        await runner.query(`UPDATE ${table} SET search_title = $2 WHERE id = $1`, [
          id,
          searchText(readableAddress(title)),
        ]);
    }
  }

  /** An encoded address is found as it was typed: nothing else depends on it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

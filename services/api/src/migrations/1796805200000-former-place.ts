import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFormerPlace, contentTables } from './content-table.ts';

/** Where items stood before they went to the archive or to the trash. */
export class FormerPlace1796805200000 implements MigrationInterface {
  readonly name = 'FormerPlace1796805200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of await contentTables(runner)) await addFormerPlace(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of await contentTables(runner))
      await runner.query(`ALTER TABLE ${table} DROP former_place`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A removal that failed half-way is known, so that the next one ends it. */
export class PrunedFiles1795400002000 implements MigrationInterface {
  readonly name = 'PrunedFiles1795400002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_pruned ADD removed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_pruned DROP COLUMN removed_at');
  }
}

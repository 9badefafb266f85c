import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the gate has seen a release do while it was tried. */
export class ReleaseObservations1796801100000 implements MigrationInterface {
  readonly name = 'ReleaseObservations1796801100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE release
      ADD COLUMN changed_globals text[] NOT NULL DEFAULT '{}',
      ADD COLUMN capabilities text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release DROP COLUMN changed_globals, DROP COLUMN capabilities');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A preview ends with its links, and keeps no files from then on. */
export class PreviewEnds1796400001000 implements MigrationInterface {
  readonly name = 'PreviewEnds1796400001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_channel ADD ends_at timestamptz');
    // Until when the links of these are good was not kept: a week is the longest.
    await runner.query(`
      UPDATE release_channel SET ends_at = now() + interval '7 days' WHERE channel LIKE 'preview:%'`);
    await runner.query(`
      ALTER TABLE release_channel
        ADD CONSTRAINT release_channel_ends_at_check CHECK ((channel LIKE 'preview:%') = (ends_at IS NOT NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_channel DROP COLUMN ends_at');
  }
}

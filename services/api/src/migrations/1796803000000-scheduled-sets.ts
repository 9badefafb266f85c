import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has set the moment of a set: their rights count then, whoever has changed the set since. */
export class ScheduledSets1796803000000 implements MigrationInterface {
  readonly name = 'ScheduledSets1796803000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drafts.change_set ADD scheduled_by_id text, ADD scheduled_by_name text');
    await runner.query(
      `UPDATE drafts.change_set SET scheduled_by_id = actor_id, scheduled_by_name = actor_name
       WHERE publish_at IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE drafts.change_set ADD CONSTRAINT change_set_scheduled_by
       CHECK ((publish_at IS NULL) = (scheduled_by_id IS NULL) AND (publish_at IS NULL) = (scheduled_by_name IS NULL))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drafts.change_set DROP scheduled_by_id, DROP scheduled_by_name');
  }
}

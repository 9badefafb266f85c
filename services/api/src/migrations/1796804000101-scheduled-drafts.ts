import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has set the moment of a draft: their rights count then, whoever has written in the draft since. */
export class ScheduledDrafts1796804000101 implements MigrationInterface {
  readonly name = 'ScheduledDrafts1796804000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE drafts.content_draft ADD scheduled_by_id text, ADD scheduled_by_name text',
    );
    await runner.query(
      `UPDATE drafts.content_draft SET scheduled_by_id = actor_id, scheduled_by_name = actor_name
       WHERE publish_at IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE drafts.content_draft ADD CONSTRAINT content_draft_scheduled_by
       CHECK ((publish_at IS NULL) = (scheduled_by_id IS NULL) AND (publish_at IS NULL) = (scheduled_by_name IS NULL))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drafts.content_draft DROP scheduled_by_id, DROP scheduled_by_name');
  }
}

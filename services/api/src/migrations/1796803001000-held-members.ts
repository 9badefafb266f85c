import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of an item after it had joined a set: the set must not bring it back by itself. */
export class HeldMembers1796803001000 implements MigrationInterface {
  readonly name = 'HeldMembers1796803001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE drafts.content_draft ADD held text CHECK (held IN ('unpublished', 'archived', 'trashed')),
       ADD CONSTRAINT content_draft_held_in_set CHECK (held IS NULL OR change_set_id IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drafts.content_draft DROP held');
  }
}

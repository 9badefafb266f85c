import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An item goes from the site at its moment, or together with what a set brings out. */
export class SetRemovals1796803002000 implements MigrationInterface {
  readonly name = 'SetRemovals1796803002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE drafts.content_removal ALTER unpublish_at DROP NOT NULL,
       ADD change_set_id integer REFERENCES drafts.change_set,
       ADD CONSTRAINT content_removal_when CHECK ((unpublish_at IS NULL) <> (change_set_id IS NULL))`,
    );
    await runner.query('CREATE INDEX content_removal_set ON drafts.content_removal (change_set_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM drafts.content_removal WHERE unpublish_at IS NULL');
    await runner.query(
      'ALTER TABLE drafts.content_removal DROP change_set_id, ALTER unpublish_at SET NOT NULL',
    );
  }
}

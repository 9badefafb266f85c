import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everybody who has written a draft: none of them may approve it, whoever saved it last. */
export class DraftAuthors1796802504000 implements MigrationInterface {
  readonly name = 'DraftAuthors1796802504000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drafts.content_draft ADD author_ids text[] NOT NULL DEFAULT '{}'`);
    await runner.query(
      `UPDATE drafts.content_draft SET author_ids = ARRAY[actor_id] WHERE facts <> '{}'::jsonb`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drafts.content_draft DROP author_ids');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Everybody who has written the draft that a revision brought out: the draft is gone by then, and taken off the site the text
 * is still theirs. Null for other revisions, and for those of before.
 */
export class RevisionAuthors1796804400000 implements MigrationInterface {
  readonly name = 'RevisionAuthors1796804400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content_revision ADD author_ids text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content_revision DROP author_ids');
  }
}

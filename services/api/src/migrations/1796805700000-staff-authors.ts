import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authors of the blog who work for the lender. All there are have been told of as such; a new one is only when somebody says so. */
export class StaffAuthors1796805700000 implements MigrationInterface {
  readonly name = 'StaffAuthors1796805700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_author ADD is_staff boolean NOT NULL DEFAULT true');
    await runner.query('ALTER TABLE blog_author ALTER is_staff SET DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_author DROP COLUMN is_staff');
  }
}

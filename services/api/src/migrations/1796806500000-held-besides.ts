import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member of a set may be held for several reasons, which are over one by one. */
export class HeldBesides1796806500000 implements MigrationInterface {
  readonly name = 'HeldBesides1796806500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drafts.content_draft ADD held_besides text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drafts.content_draft DROP held_besides');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people of the staff are written to, and whether they want to be when a comment names them. */
export class StaffLetters1796803101000 implements MigrationInterface {
  readonly name = 'StaffLetters1796803101000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_user
        ADD mail text NOT NULL DEFAULT '',
        ADD mention_letters boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_user DROP mail, DROP mention_letters');
  }
}

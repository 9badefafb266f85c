import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each opening of personal data looks for the last of the same person and thing. */
export class OneOpening1796806483000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX personal_access_opening ON personal_access (actor_id, subject, subject_id, at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX personal_access_opening');
  }
}

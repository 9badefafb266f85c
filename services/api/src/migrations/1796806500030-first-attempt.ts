import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The link of a message ends at the same moment whichever of its attempts brings it. */
export class FirstAttempt1796806500030 implements MigrationInterface {
  readonly name = 'FirstAttempt1796806500030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_message ADD first_tried_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_message DROP first_tried_at');
  }
}

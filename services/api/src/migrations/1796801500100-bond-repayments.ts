import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Issues whose face value is returned in parts. */
export class BondRepayments1796801500100 implements MigrationInterface {
  readonly name = 'BondRepayments1796801500100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bond ADD repayments text NOT NULL DEFAULT ''`);
    await runner.query('ALTER TABLE bond ALTER repayments DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bond DROP COLUMN repayments');
  }
}

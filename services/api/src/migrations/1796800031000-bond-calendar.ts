import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When issues of bonds pay, and which contracts belong to an issue. */
export class BondCalendar1796800031000 implements MigrationInterface {
  readonly name = 'BondCalendar1796800031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bond
        ADD nominal integer,
        ADD placed_on date,
        ADD coupons text NOT NULL DEFAULT '4' CHECK (coupons IN ('1', '2', '4', '12'))`);
    await runner.query('ALTER TABLE bond ALTER coupons DROP DEFAULT');
    await runner.query('UPDATE bond SET nominal = 1000');
    await runner.query(`
      ALTER TABLE investor_contract ADD bond_id integer REFERENCES bond, ADD valid_from date`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE investor_contract DROP COLUMN bond_id, DROP COLUMN valid_from');
    await runner.query('ALTER TABLE bond DROP COLUMN nominal, DROP COLUMN placed_on, DROP COLUMN coupons');
  }
}

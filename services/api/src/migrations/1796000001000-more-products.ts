import type { MigrationInterface, QueryRunner } from 'typeorm';

const CODES = [
  'installment',
  'pts',
  'pdl',
  'business',
  'refinance',
  'collateral',
  'car-purchase',
  'bank',
  'bank-business',
];
const FIRST_CODES = CODES.slice(0, 4);
const NEW_CODES = CODES.slice(4);

/** Refinancing, loans against collateral, car purchase and the form of partner banks; the promotion leads to its page. */
export class MoreProducts1796000001000 implements MigrationInterface {
  readonly name = 'MoreProducts1796000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP CONSTRAINT product_code_check');
    await runner.query(
      `ALTER TABLE product ADD CONSTRAINT product_code_check CHECK (code IN (${list(CODES)}))`,
    );
    // What the Bank of Russia publishes for a quarter; the cap of the cost is a third above it.
    await runner.query(
      'ALTER TABLE product ADD COLUMN market_average_percent numeric(7, 3) CHECK (market_average_percent > 0)',
    );
    await runner.query(`
      INSERT INTO product (
        code, title, position, term_min, term_max, term_step, term_default, term_multiply,
        sum_min, sum_max, sum_step, sum_default, term_single, term_more, term_many, additional_steps
      ) VALUES
        ('refinance', 'Рефинансирование', 5, 720, 1440, 360, 1080, 30, 50000, 1000000, 10000, 280000, 'месяц', 'месяца', 'месяцев', 4),
        ('collateral', 'Под залог', 6, 720, 1440, 360, 1080, 30, 50000, 1000000, 10000, 280000, 'месяц', 'месяца', 'месяцев', 4),
        ('car-purchase', 'На покупку авто', 7, 720, 1440, 360, 1080, 360, 50000, 1000000, 10000, 700000, 'год', 'года', 'лет', 0),
        ('bank', 'Себе', 8, 720, 1440, 360, 1440, 30, 50000, 1000000, 10000, 350000, 'месяц', 'месяца', 'месяцев', 0),
        ('bank-business', 'Бизнесу', 9, 720, 1440, 360, 1440, 30, 50000, 5000000, 50000, 350000, 'месяц', 'месяца', 'месяцев', 0)`);
    await runner.query(`
      INSERT INTO product_rate (product, from_days, percent, unit) VALUES
        ('refinance', 720, 2.9, 'month'),
        ('collateral', 720, 2.9, 'month'),
        ('car-purchase', 720, 4.2, 'month'),
        ('bank', 720, 2.9, 'month'),
        ('bank-business', 720, 4.2, 'month')`);
    await runner.query(`UPDATE promotion SET link = '/lgotniy-period' WHERE product = 'pdl'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE promotion SET link = '/zajm-onlajn-na-kartu' WHERE product = 'pdl'`);
    await runner.query(`DELETE FROM product WHERE code IN (${list(NEW_CODES)})`);
    await runner.query('ALTER TABLE product DROP COLUMN market_average_percent');
    await runner.query('ALTER TABLE product DROP CONSTRAINT product_code_check');
    await runner.query(
      `ALTER TABLE product ADD CONSTRAINT product_code_check CHECK (code IN (${list(FIRST_CODES)}))`,
    );
  }
}

function list(codes: readonly string[]): string {
  return codes.map((code) => `'${code}'`).join(', ');
}

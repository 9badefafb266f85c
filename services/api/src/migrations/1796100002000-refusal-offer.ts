import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createContentTable } from './content-table.ts';

/** Offers of partners to those whom the lender refuses. */
export class RefusalOffer1796100002000 implements MigrationInterface {
  readonly name = 'RefusalOffer1796100002000';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      'title text NOT NULL',
      `text text NOT NULL DEFAULT ''`,
      'max_sum integer',
      `term text NOT NULL DEFAULT ''`,
      'full_cost_min numeric(7, 4)',
      'full_cost_max numeric(7, 4)',
      `link text NOT NULL DEFAULT ''`,
      `advertiser text NOT NULL DEFAULT ''`,
      `erid text NOT NULL DEFAULT ''`,
    ];
    await createContentTable(runner, { table: 'refusal_offer', type: 'refusal-offer', columns, list: [] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refusal_offer');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose advertising an offer is. */
export class MarketplaceAdvertiser1796600003000 implements MigrationInterface {
  readonly name = 'MarketplaceAdvertiser1796600003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE marketplace_item
        ADD advertiser text NOT NULL DEFAULT '',
        ADD erid text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE marketplace_item DROP COLUMN advertiser, DROP COLUMN erid');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The offer whose documents were signed, as it was then: products and promotions change later. */
export class SignedOffer1796806470000 implements MigrationInterface {
  readonly name = 'SignedOffer1796806470000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD signed_offer jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP signed_offer');
  }
}

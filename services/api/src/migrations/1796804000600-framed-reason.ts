import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a remote is in quarantine; empty for one that is not. */
export class FramedReason1796804000600 implements MigrationInterface {
  readonly name = 'FramedReason1796804000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE release_policy ADD framed_reason text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_policy DROP framed_reason');
  }
}

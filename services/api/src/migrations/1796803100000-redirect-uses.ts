import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each redirect was used. Of those that are there already it is known from now on only. */
export class RedirectUses1796803100000 implements MigrationInterface {
  readonly name = 'RedirectUses1796803100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE redirect
        ADD uses bigint NOT NULL DEFAULT 0,
        ADD robot_uses bigint NOT NULL DEFAULT 0,
        ADD used_at timestamptz,
        ADD counted_since timestamptz NOT NULL DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE redirect DROP uses, DROP robot_uses, DROP used_at, DROP counted_since');
  }
}

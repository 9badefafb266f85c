import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What shells evaluate no more, as each of them has told last. */
export class ToldBars1796802000000 implements MigrationInterface {
  readonly name = 'ToldBars1796802000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_told_bar (
        environment text NOT NULL,
        shell text NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        how text NOT NULL,
        at timestamptz NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (environment, shell, remote, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_told_bar');
  }
}

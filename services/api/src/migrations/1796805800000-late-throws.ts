import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `('ok', 'evaluate', 'loader', 'render', 'timeout', 'blocked', 'view', 'problem', 'chunk', 'globals',
  'dealt', 'arrived', 'untrusted')`;
const AFTER = BEFORE.replace(')', ", 'late')");
const TABLES = ['telemetry_hour', 'telemetry_moment'];

/** What code of a remote has thrown when nobody waited for it any more. */
export class LateThrows1796805800000 implements MigrationInterface {
  readonly name = 'LateThrows1796805800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await setMetrics(runner, table, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DELETE FROM ${table} WHERE metric = 'late'`);
      await setMetrics(runner, table, BEFORE);
    }
  }
}

async function setMetrics(runner: QueryRunner, table: string, metrics: string): Promise<void> {
  const name = `${table}_metric_check`;
  await runner.query(
    `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (metric IN ${metrics})`,
  );
}

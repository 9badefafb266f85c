import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `('ok', 'evaluate', 'loader', 'render', 'timeout', 'blocked', 'view', 'problem', 'chunk', 'globals',
  'dealt', 'arrived')`;
const AFTER = BEFORE.replace(')', ", 'untrusted')");
const TABLES = ['telemetry_hour', 'telemetry_moment'];

/** Reports of browsers on strings that code of a remote made elements or scripts of. */
export class UntrustedStrings1796804000000 implements MigrationInterface {
  readonly name = 'UntrustedStrings1796804000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await setMetrics(runner, table, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DELETE FROM ${table} WHERE metric = 'untrusted'`);
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

import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHANNELS = { before: `('stable', 'canary')`, after: `('stable', 'canary', 'control')` };
const METRICS = {
  before: `('ok', 'evaluate', 'loader', 'render', 'timeout', 'blocked', 'view', 'problem')`,
  after: `('ok', 'evaluate', 'loader', 'render', 'timeout', 'blocked', 'view', 'problem', 'chunk', 'globals',
    'dealt', 'arrived')`,
};
const STATES = {
  before: `('collecting', 'healthy', 'worse')`,
  after: `('collecting', 'healthy', 'worse', 'void', 'inconclusive')`,
};

/** Whom a canary is for, with whom its visitors are compared, and what besides failures is weighed. */
export class CanarySample1796801300000 implements MigrationInterface {
  readonly name = 'CanarySample1796801300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE release_channel ADD target jsonb CHECK (target IS NULL OR channel = 'canary')`,
    );
    await runner.query('ALTER TABLE canary_verdict ADD tests jsonb');
    await setChecks(runner, 'after');
    await runner.query(`
      CREATE TABLE verdict_vital (
        environment text NOT NULL,
        remote text NOT NULL,
        since timestamptz NOT NULL,
        arm text NOT NULL CHECK (arm IN ('canary', 'control')),
        name text NOT NULL CHECK (name IN ('LCP', 'INP', 'CLS')),
        bucket integer NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (environment, remote, since, arm, name, bucket)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE verdict_vital');
    for (const table of ['telemetry_hour', 'telemetry_moment']) {
      await runner.query(`
        DELETE FROM ${table} WHERE channel = 'control' OR metric IN ('chunk', 'globals', 'dealt', 'arrived')`);
    }
    await runner.query(`DELETE FROM canary_verdict WHERE state IN ('void', 'inconclusive')`);
    await setChecks(runner, 'before');
    await runner.query('ALTER TABLE canary_verdict DROP COLUMN tests');
    await runner.query('ALTER TABLE release_channel DROP COLUMN target');
  }
}

async function setChecks(runner: QueryRunner, to: 'before' | 'after'): Promise<void> {
  for (const table of ['telemetry_hour', 'telemetry_moment']) {
    await setCheck(runner, { table, column: 'channel', values: CHANNELS[to] });
    await setCheck(runner, { table, column: 'metric', values: METRICS[to] });
  }
  await setCheck(runner, { table: 'canary_verdict', column: 'state', values: STATES[to] });
}

async function setCheck(
  runner: QueryRunner,
  { table, column, values }: { table: string; column: string; values: string },
): Promise<void> {
  const name = `${table}_${column}_check`;
  await runner.query(`
    ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (${column} IN ${values})`);
}

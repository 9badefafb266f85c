import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a version of a remote on a channel. */
const SUBJECT = `
  environment text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL`;
const METRICS = `('ok', 'evaluate', 'loader', 'render', 'timeout', 'blocked', 'view', 'problem')`;

/** What shells and browsers report on releases, and what follows from it for canaries. */
export class CreateTelemetry1795410001000 implements MigrationInterface {
  readonly name = 'CreateTelemetry1795410001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['telemetry_hour', 'telemetry_moment']) {
      await runner.query(`
        CREATE TABLE ${table} (
          ${SUBJECT},
          channel text NOT NULL CHECK (channel IN ('stable', 'canary')),
          at timestamptz NOT NULL,
          metric text NOT NULL CHECK (metric IN ${METRICS}),
          count bigint NOT NULL,
          PRIMARY KEY (environment, remote, at, version, channel, metric)
        )`);
      await runner.query(`CREATE INDEX ${table}_at ON ${table} (at)`);
    }
    await runner.query(`
      CREATE TABLE telemetry_vital (
        ${SUBJECT},
        at timestamptz NOT NULL,
        name text NOT NULL CHECK (name IN ('LCP', 'INP', 'CLS', 'load')),
        bucket smallint NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (environment, remote, at, version, name, bucket)
      )`);
    await runner.query(`
      CREATE TABLE telemetry_problem (
        ${SUBJECT},
        kind text NOT NULL,
        message text NOT NULL,
        count bigint NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (environment, remote, version, kind, message)
      )`);
    await runner.query(`
      CREATE TABLE telemetry_batch (id uuid PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`);
    await runner.query(`
      CREATE TABLE page_view (
        view uuid NOT NULL,
        kind text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (view, kind)
      )`);
    await runner.query(`
      CREATE TABLE telemetry_client (
        client text NOT NULL,
        subject text NOT NULL,
        count integer NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (client, subject)
      )`);
    await runner.query(`
      CREATE TABLE canary_verdict (
        environment text NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        started_at timestamptz NOT NULL,
        control text NOT NULL,
        server jsonb NOT NULL,
        server_through timestamptz NOT NULL,
        browser jsonb NOT NULL,
        browser_through timestamptz NOT NULL,
        state text NOT NULL CHECK (state IN ('collecting', 'healthy', 'worse')),
        reason text NOT NULL,
        judged_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (environment, remote)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE telemetry_hour, telemetry_moment, telemetry_vital, telemetry_problem, telemetry_batch, page_view,
        telemetry_client, canary_verdict`);
  }
}

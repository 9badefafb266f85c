import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each shell cannot run just now, what was ever stopped, and in the history: share and person. */
export class FailingReleases1796804500000 implements MigrationInterface {
  readonly name = 'FailingReleases1796804500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_shell_report (
        environment text NOT NULL,
        shell text NOT NULL,
        failing jsonb NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (environment, shell)
      )`);
    await runner.query(`
      CREATE TABLE release_stopped (
        environment text NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        how text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (environment, remote, version),
        FOREIGN KEY (remote, version) REFERENCES release (remote, version)
      )`);
    await runner.query(`
      INSERT INTO release_stopped (environment, remote, version, how, at)
      SELECT DISTINCT ON (b.environment, b.remote, b.version) b.environment, b.remote, b.version, b.how, b.at
      FROM release_told_bar b JOIN release r ON r.remote = b.remote AND r.version = b.version
      ORDER BY b.environment, b.remote, b.version, b.at DESC`);
    await runner.query('ALTER TABLE release_channel_change ADD share integer, ADD actor_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_channel_change DROP share, DROP actor_name');
    await runner.query('DROP TABLE release_stopped');
    await runner.query('DROP TABLE release_shell_report');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What failed on the shells of an environment when it was last live there: nobody goes back to it. */
export class FailedReleases1796804900600 implements MigrationInterface {
  readonly name = 'FailedReleases1796804900600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_failed (
        environment text NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        how text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (environment, remote, version),
        FOREIGN KEY (remote, version) REFERENCES release (remote, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_failed');
  }
}

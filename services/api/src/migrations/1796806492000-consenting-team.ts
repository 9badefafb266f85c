import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A consent is that of the team whose path it was: of those given before, whoever is live with the path now. */
export class ConsentingTeam1796806492000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_path_consent ADD team text');
    await runner.query(`
      UPDATE release_path_consent k SET team = o.team FROM (
        SELECT DISTINCT ON (path) p->>'path' AS path, m.team
        FROM release_channel c
        JOIN release_remote m ON m.name = c.remote AND m.name <> 'shell'
        JOIN release r ON r.remote = c.remote AND r.version = c.version
        CROSS JOIN LATERAL jsonb_array_elements(r.manifest::jsonb->'routes') p
        WHERE c.channel IN ('stable', 'canary')
        ORDER BY path, c.channel DESC
      ) o WHERE o.path = k.path`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_path_consent DROP COLUMN team');
  }
}

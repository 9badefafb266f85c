import type { MigrationInterface, QueryRunner } from 'typeorm';

const RIGHTS = {
  'releases.read': 'Релизы: просмотр',
  'releases.operate': 'Релизы: канарейка, выпуск и откат',
  'releases.manage': 'Релизы: команды, ключи и токены',
};
const GRANTS: [role: string, actions: string[]][] = [
  ['MANAGER', ['releases.read']],
  ['ADMIN', Object.keys(RIGHTS)],
];

/** Canaries, previews, rollback targets, tokens with names, and settings of each remote. */
export class ReleaseChannels1795400001000 implements MigrationInterface {
  readonly name = 'ReleaseChannels1795400001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE release_channel
        DROP CONSTRAINT release_channel_channel_check,
        ADD CONSTRAINT release_channel_channel_check CHECK (channel ~ '^(stable|canary|preview:[a-z][a-z0-9-]{0,39})$'),
        ADD share integer CHECK (share BETWEEN 1 AND 10000),
        ADD salt text,
        ADD since bigint NOT NULL DEFAULT 0,
        ADD moved_at timestamptz NOT NULL DEFAULT now(),
        ADD earlier text[] NOT NULL DEFAULT '{}',
        ADD CHECK ((channel = 'canary') = (share IS NOT NULL AND salt IS NOT NULL))`);
    await runner.query(`
      ALTER TABLE release_channel_change
        ALTER to_version DROP NOT NULL,
        ADD action text NOT NULL DEFAULT 'promote'
          CHECK (action IN ('promote', 'canary', 'rollback', 'preview', 'end', 'automatic-rollback')),
        ADD reason text`);
    await runner.query(`
      CREATE INDEX release_channel_change_of_remote ON release_channel_change (environment, remote, id DESC)`);
    await runner.query(`
      ALTER TABLE release_remote
        DROP CONSTRAINT release_remote_kind_check,
        ADD CONSTRAINT release_remote_kind_check
          CHECK (kind IN ('primary', 'essential', 'regular', 'shell') AND (kind = 'shell') = (name = 'shell')),
        ADD automatic_rollback boolean NOT NULL DEFAULT true,
        ADD minimum_views integer NOT NULL DEFAULT 200 CHECK (minimum_views BETWEEN 1 AND 1000000),
        ADD tolerance double precision NOT NULL DEFAULT 0.01 CHECK (tolerance BETWEEN 0 AND 1),
        ADD budget_bytes integer NOT NULL DEFAULT 250000 CHECK (budget_bytes BETWEEN 1000 AND 10000000)`);
    await runner.query(`
      CREATE TABLE release_pruned (
        remote text NOT NULL,
        version text NOT NULL,
        pruned_at timestamptz NOT NULL DEFAULT now(),
        actor text NOT NULL,
        PRIMARY KEY (remote, version),
        FOREIGN KEY (remote, version) REFERENCES release (remote, version)
      )`);
    await this.nameTokens(runner);
    await this.grantRights(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM action WHERE name = ANY ($1)', [Object.keys(RIGHTS)]);
    await runner.query('ALTER TABLE release_team ADD token_sha256 text UNIQUE');
    await runner.query(`
      UPDATE release_team t SET token_sha256 = (
        SELECT sha256 FROM release_team_token k WHERE k.team = t.name AND k.revoked_at IS NULL
        ORDER BY k.issued_at DESC LIMIT 1)`);
    await runner.query('DROP TABLE release_team_token, release_pruned');
    await runner.query(`
      ALTER TABLE release_remote
        DROP COLUMN automatic_rollback, DROP COLUMN minimum_views, DROP COLUMN tolerance, DROP COLUMN budget_bytes`);
    await runner.query('DROP INDEX release_channel_change_of_remote');
    await runner.query('ALTER TABLE release_channel_change DROP COLUMN action, DROP COLUMN reason');
    await runner.query("DELETE FROM release_channel WHERE channel <> 'stable'");
    await runner.query(`
      ALTER TABLE release_channel
        DROP COLUMN share CASCADE, DROP COLUMN salt, DROP COLUMN since, DROP COLUMN moved_at, DROP COLUMN earlier`);
  }

  /** A team may have several tokens, so that one replaces another without a pause. */
  private async nameTokens(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_team_token (
        team text NOT NULL REFERENCES release_team (name),
        name text NOT NULL CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
        sha256 text NOT NULL UNIQUE CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        issued_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        revoked_at timestamptz,
        PRIMARY KEY (team, name)
      )`);
    await runner.query(`
      INSERT INTO release_team_token (team, name, sha256) SELECT name, 'default', token_sha256 FROM release_team`);
    await runner.query('ALTER TABLE release_team DROP COLUMN token_sha256');
  }

  private async grantRights(runner: QueryRunner): Promise<void> {
    for (const [name, title] of Object.entries(RIGHTS)) {
      await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [name, title]);
    }
    for (const [role, actions] of GRANTS) {
      await runner.query(
        `INSERT INTO role_action (role_id, action_id)
         SELECT role.id, action.id FROM role, action WHERE role.code = $1 AND action.name = ANY ($2)`,
        [role, actions],
      );
    }
  }
}

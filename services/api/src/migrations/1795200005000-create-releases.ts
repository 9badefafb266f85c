import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReleases1795200005000 implements MigrationInterface {
  readonly name = 'CreateReleases1795200005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_team (
        name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{1,40}$'),
        token_sha256 text NOT NULL UNIQUE CHECK (token_sha256 ~ '^[0-9a-f]{64}$')
      )`);
    await runner.query(`
      CREATE TABLE release_team_key (
        key_id text PRIMARY KEY CHECK (key_id ~ '^[0-9a-f]{16}$'),
        team text NOT NULL REFERENCES release_team (name),
        public_key text NOT NULL,
        enrolled_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE release_remote (
        name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{1,40}$'),
        team text NOT NULL REFERENCES release_team (name),
        kind text NOT NULL CHECK (kind IN ('primary', 'essential', 'regular'))
      )`);
    await runner.query(`
      CREATE TABLE release (
        remote text NOT NULL REFERENCES release_remote (name),
        version text NOT NULL,
        manifest text NOT NULL,
        integrity text NOT NULL CHECK (integrity ~ '^sha384-[A-Za-z0-9+/]{64}$'),
        signature text NOT NULL,
        key_id text NOT NULL REFERENCES release_team_key (key_id),
        published_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (remote, version)
      )`);
    await runner.query(`
      CREATE TABLE release_channel (
        environment text NOT NULL,
        remote text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('stable')),
        version text NOT NULL,
        PRIMARY KEY (environment, remote, channel),
        FOREIGN KEY (remote, version) REFERENCES release (remote, version)
      )`);
    await runner.query(`
      CREATE TABLE release_channel_change (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        environment text NOT NULL,
        remote text NOT NULL,
        channel text NOT NULL,
        from_version text,
        to_version text NOT NULL,
        actor text NOT NULL,
        sequence bigint NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (remote, to_version) REFERENCES release (remote, version)
      )`);
    await runner.query(`
      CREATE TABLE release_map_sequence (
        environment text PRIMARY KEY,
        sequence bigint NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
      END $$`);
    for (const table of ['release', 'release_channel_change']) {
      await runner.query(`
        CREATE TRIGGER ${table}_is_immutable BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE release_map_sequence, release_channel_change, release_channel, release, release_remote,
        release_team_key, release_team`);
    await runner.query('DROP FUNCTION refuse_change()');
  }
}

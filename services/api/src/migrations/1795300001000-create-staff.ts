import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The default matrix: a role has the rights of the ones before it. */
const ROLES = [
  { code: 'USER', title: 'Сотрудник', actions: ['blog.read'] },
  {
    code: 'MANAGER',
    title: 'Менеджер',
    actions: [
      'blog.add',
      'blog.edit',
      'blog.publish',
      'blog.remove',
      'blog.order',
      'media.upload',
      'history.read',
    ],
  },
  { code: 'ADMIN', title: 'Администратор', actions: ['rbac.manage'] },
];

const TITLES = {
  'blog.read': 'Блог: смотреть статьи и черновики',
  'blog.add': 'Блог: добавлять статьи',
  'blog.edit': 'Блог: править статьи',
  'blog.publish': 'Блог: публиковать и снимать с публикации',
  'blog.remove': 'Блог: удалять статьи',
  'blog.order': 'Блог: выбирать главные статьи',
  'media.upload': 'Картинки: загружать',
  'history.read': 'История изменений: смотреть',
  'rbac.manage': 'Доступ: управлять ролями и сотрудниками',
};

export class CreateStaff1795300001000 implements MigrationInterface {
  readonly name = 'CreateStaff1795300001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_user (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        login text NOT NULL UNIQUE CHECK (login = lower(login)),
        name text NOT NULL,
        is_manager boolean NOT NULL DEFAULT false,
        active boolean NOT NULL DEFAULT true,
        password_hash text NOT NULL,
        totp_key_id text,
        totp_secret bytea,
        totp_last_step bigint,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(totp_key_id, totp_secret) IN (0, 2))
      )`);
    await runner.query(`
      CREATE TABLE role (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL UNIQUE,
        title text NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE action (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL UNIQUE,
        title text NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE user_role (
        user_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
        role_id integer NOT NULL REFERENCES role ON DELETE CASCADE,
        PRIMARY KEY (user_id, role_id)
      )`);
    await runner.query(`
      CREATE TABLE role_action (
        role_id integer NOT NULL REFERENCES role ON DELETE CASCADE,
        action_id integer NOT NULL REFERENCES action ON DELETE CASCADE,
        PRIMARY KEY (role_id, action_id)
      )`);
    await runner.query(`
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
        refresh_sha256 text NOT NULL CHECK (refresh_sha256 ~ '^[0-9a-f]{64}$'),
        created_at timestamptz NOT NULL,
        refreshed_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        revoked_for text CHECK (revoked_for IN ('logout', 'reuse'))
      )`);
    await runner.query('CREATE INDEX session_of_user ON session (user_id)');
    await runner.query('CREATE INDEX session_expiry ON session (expires_at)');
    await this.announceChanges(runner);
    await this.fillMatrix(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session, role_action, user_role, action, role, staff_user');
    await runner.query('DROP FUNCTION announce_rights()');
  }

  /** Whoever changes rights, and by whatever means, the processes forget what they remember. */
  private async announceChanges(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_rights() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('rights_changed', '');
        RETURN NULL;
      END $$`);
    for (const table of ['staff_user', 'role', 'action', 'user_role', 'role_action']) {
      await runner.query(`
        CREATE TRIGGER ${table}_is_announced AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_rights()`);
    }
    await runner.query(`
      CREATE TRIGGER session_end_is_announced AFTER UPDATE OF revoked_at OR DELETE ON session
      FOR EACH STATEMENT EXECUTE FUNCTION announce_rights()`);
  }

  private async fillMatrix(runner: QueryRunner): Promise<void> {
    for (const [name, title] of Object.entries(TITLES)) {
      await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [name, title]);
    }
    const actions: string[] = [];
    for (const role of ROLES) {
      actions.push(...role.actions);
      await runner.query('INSERT INTO role (code, title) VALUES ($1, $2)', [role.code, role.title]);
      await runner.query(
        `INSERT INTO role_action (role_id, action_id)
         SELECT role.id, action.id FROM role, action WHERE role.code = $1 AND action.name = ANY ($2)`,
        [role.code, actions],
      );
    }
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const RIGHTS = [
  ['docs.read', 'Описание API: смотреть'],
  ['rbac.second-factor-reset', 'Доступ: сбрасывать код при входе'],
] as const;

/** Roles may ask for the second factor, administrators reset it, and the description of the API takes a right. */
export class StaffProtection1796505001000 implements MigrationInterface {
  readonly name = 'StaffProtection1796505001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE role ADD COLUMN second_factor boolean NOT NULL DEFAULT false');
    await runner.query(`
      ALTER TABLE session
        DROP CONSTRAINT session_revoked_for_check,
        ADD CONSTRAINT session_revoked_for_check CHECK (
          revoked_for IN ('logout', 'reuse', 'ended', 'password', 'closed', 'second-factor')
        )`);
    for (const right of RIGHTS) {
      await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [...right]);
    }
    await runner.query(
      `INSERT INTO role_action (role_id, action_id)
       SELECT role.id, action.id FROM role, action WHERE role.code = 'ADMIN' AND action.name = ANY ($1)`,
      [RIGHTS.map(([name]) => name)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM action WHERE name = ANY ($1)', [RIGHTS.map(([name]) => name)]);
    await runner.query(`UPDATE session SET revoked_for = 'ended' WHERE revoked_for = 'second-factor'`);
    await runner.query(`
      ALTER TABLE session
        DROP CONSTRAINT session_revoked_for_check,
        ADD CONSTRAINT session_revoked_for_check
          CHECK (revoked_for IN ('logout', 'reuse', 'ended', 'password', 'closed'))`);
    await runner.query('ALTER TABLE role DROP COLUMN second_factor');
  }
}

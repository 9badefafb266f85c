import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_MANAGERS = `role.code = 'MANAGER' AND action.name IN ('view-as.roles', 'view-as.start')`;

/** Managers see the staff area as those do who have no more rights than they. */
export class ManagersViewAs1796805200200 implements MigrationInterface {
  readonly name = 'ManagersViewAs1796805200200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO role_action (role_id, action_id)
      SELECT role.id, action.id FROM role, action WHERE ${OF_MANAGERS} ON CONFLICT DO NOTHING`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM role_action USING role, action
      WHERE role_id = role.id AND action_id = action.id AND ${OF_MANAGERS}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rights and roles that people add beside those of the migrations, and what a session tells of itself. */
export class RightsEditing1795500001000 implements MigrationInterface {
  readonly name = 'RightsEditing1795500001000';

  async up(runner: QueryRunner): Promise<void> {
    // Whatever a migration adds is needed by the code; the API says of its own that they are not.
    await runner.query('ALTER TABLE action ADD built_in boolean NOT NULL DEFAULT true');
    await runner.query('ALTER TABLE role ADD built_in boolean NOT NULL DEFAULT true');
    await runner.query(`
      ALTER TABLE session
        ADD user_agent text NOT NULL DEFAULT '',
        DROP CONSTRAINT session_revoked_for_check,
        ADD CONSTRAINT session_revoked_for_check
          CHECK (revoked_for IN ('logout', 'reuse', 'ended', 'password', 'closed'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE session SET revoked_for = 'logout' WHERE revoked_for IN ('ended', 'password', 'closed')`);
    await runner.query(`
      ALTER TABLE session
        DROP COLUMN user_agent,
        DROP CONSTRAINT session_revoked_for_check,
        ADD CONSTRAINT session_revoked_for_check CHECK (revoked_for IN ('logout', 'reuse'))`);
    await runner.query('DELETE FROM role WHERE NOT built_in');
    await runner.query('ALTER TABLE role DROP COLUMN built_in');
    await runner.query('DELETE FROM action WHERE NOT built_in');
    await runner.query('ALTER TABLE action DROP COLUMN built_in');
  }
}

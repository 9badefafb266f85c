import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever reads the staff area sees the library as well: it has what visitors see, or will. Its trash is for those who may restore. */
export class LibraryForReaders1796806500101 implements MigrationInterface {
  readonly name = 'LibraryForReaders1796806500101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO role_action (role_id, action_id)
       SELECT role.id, action.id FROM role, action WHERE role.code = 'USER' AND action.name = 'media.list'
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM role_action USING role, action
       WHERE role_id = role.id AND action_id = action.id AND role.code = 'USER' AND action.name = 'media.list'`,
    );
  }
}

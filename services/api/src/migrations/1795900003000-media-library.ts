import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['media', 'media_file'];
const RIGHTS: Record<string, string> = {
  'media.uses': 'Картинки и файлы: смотреть, где они стоят',
  'media.describe': 'Картинки и файлы: описывать картинки',
  'media.remove': 'Картинки и файлы: отправлять в корзину',
  'media.restore': 'Картинки и файлы: возвращать из корзины',
};

/** What is to be seen on images, and a trash for them and for files. */
export class MediaLibrary1795900003000 implements MigrationInterface {
  readonly name = 'MediaLibrary1795900003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media ADD alt text NOT NULL DEFAULT ''`);
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} ADD trashed_at timestamptz`);
    for (const [name, title] of Object.entries(RIGHTS)) {
      await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [name, title]);
    }
    await runner.query(
      `INSERT INTO role_action (role_id, action_id)
       SELECT role.id, action.id FROM role, action
       WHERE role.code IN ('MANAGER', 'ADMIN') AND action.name = ANY ($1)`,
      [Object.keys(RIGHTS)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM action WHERE name = ANY ($1)', [Object.keys(RIGHTS)]);
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP trashed_at`);
    await runner.query('ALTER TABLE media DROP alt');
  }
}

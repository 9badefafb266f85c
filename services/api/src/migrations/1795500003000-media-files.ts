import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = ['media', 'media_file'];

/** Documents beside images, focal points, and who shows what. */
export class MediaFiles1795500003000 implements MigrationInterface {
  readonly name = 'MediaFiles1795500003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media
        ADD file_name text NOT NULL DEFAULT '',
        ADD focus_x double precision NOT NULL DEFAULT 0.5 CHECK (focus_x BETWEEN 0 AND 1),
        ADD focus_y double precision NOT NULL DEFAULT 0.5 CHECK (focus_y BETWEEN 0 AND 1)`);
    await runner.query(`
      UPDATE media SET file_name = h.title FROM history_document h
      WHERE h.entity = 'media' AND h.action = 'upload' AND h.entity_id = media.id::text`);
    await runner.query(`
      CREATE TABLE media_file (
        id uuid PRIMARY KEY,
        hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{32}$'),
        file_name text NOT NULL CHECK (file_name <> ''),
        extension text NOT NULL CHECK (extension ~ '^[a-z]{3,4}$'),
        mime_type text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      )`);
    for (const table of LISTED) {
      await runner.query(`CREATE INDEX ${table}_age ON ${table} (created_at DESC, id)`);
      await runner.query(
        `CREATE INDEX ${table}_name ON ${table} USING gin (replace(lower(file_name), 'ё', 'е') gin_trgm_ops)`,
      );
    }
    await this.trackUsage(runner);
    await this.grantPurge(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM action WHERE name = 'media.purge'`);
    await runner.query(`UPDATE action SET title = 'Картинки: загружать' WHERE name = 'media.upload'`);
    await runner.query('DROP TABLE media_usage, media_file');
    await runner.query('DROP INDEX media_age, media_name');
    await runner.query('ALTER TABLE media DROP COLUMN file_name, DROP COLUMN focus_x, DROP COLUMN focus_y');
  }

  private async trackUsage(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_usage (
        media_id uuid REFERENCES media,
        file_id uuid REFERENCES media_file,
        content_type text NOT NULL,
        item_id text NOT NULL,
        title text NOT NULL DEFAULT '',
        CHECK (num_nonnulls(media_id, file_id) = 1),
        UNIQUE NULLS NOT DISTINCT (content_type, item_id, media_id, file_id)
      )`);
    await runner.query(
      'CREATE INDEX media_usage_of_media ON media_usage (media_id) WHERE media_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX media_usage_of_file ON media_usage (file_id) WHERE file_id IS NOT NULL');
    await runner.query(`
      INSERT INTO media_usage (media_id, content_type, item_id, title)
      SELECT image_id, 'blog', id::text, title FROM blog_post WHERE image_id IS NOT NULL`);
  }

  private async grantPurge(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE action SET title = 'Картинки и файлы: загружать' WHERE name = 'media.upload'`);
    await runner.query(
      `INSERT INTO action (name, title) VALUES ('media.purge', 'Картинки и файлы: удалять насовсем')`,
    );
    await runner.query(`
      INSERT INTO role_action (role_id, action_id)
      SELECT role.id, action.id FROM role, action WHERE role.code = 'ADMIN' AND action.name = 'media.purge'`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const HIGHLIGHTED = ['blog_post', 'media_our'];

/** How often articles are read, by day in Moscow; and what keeps long lists from being read for their highlights. */
export class ArticleReads1795700001000 implements MigrationInterface {
  readonly name = 'ArticleReads1795700001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_read (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        day date NOT NULL,
        reads bigint NOT NULL CHECK (reads > 0),
        PRIMARY KEY (content_type, item_id, day)
      )`);
    await runner.query('CREATE INDEX content_read_day ON content_read (day)');
    await runner.query(`
      CREATE INDEX media_video_shown ON media_video (highlight_position, published_at DESC, id DESC)
      WHERE status = 'published' AND trashed_at IS NULL`);
    for (const table of HIGHLIGHTED) {
      await runner.query(`
        CREATE INDEX ${table}_highlight ON ${table} (highlight_position) WHERE highlight_position IS NOT NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of HIGHLIGHTED) await runner.query(`DROP INDEX ${table}_highlight`);
    await runner.query('DROP INDEX media_video_shown');
    await runner.query('DROP TABLE content_read');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createContentTable } from './content-table.ts';
import { slug } from './content-types/tables.ts';

const TITLE = `title text NOT NULL CHECK (title <> '')`;

/** What posts are about and who writes them; films of our own with their captions. */
export class BlogSubjectsAndFilms1796800041000 implements MigrationInterface {
  readonly name = 'BlogSubjectsAndFilms1796800041000';

  async up(runner: QueryRunner): Promise<void> {
    const subject = [TITLE, slug, `lead text NOT NULL DEFAULT ''`];
    await createContentTable(runner, {
      table: 'blog_category',
      type: 'blog-category',
      columns: subject,
      list: [],
    });
    await runner.query(
      'CREATE UNIQUE INDEX blog_category_slug ON blog_category (slug) WHERE trashed_at IS NULL',
    );
    const author = [
      `name text NOT NULL CHECK (name <> '')`,
      `role text NOT NULL CHECK (role <> '')`,
      'image_id uuid REFERENCES media',
      `image_alt text NOT NULL DEFAULT ''`,
      `about text NOT NULL DEFAULT ''`,
    ];
    await createContentTable(runner, {
      table: 'blog_author',
      type: 'blog-author',
      columns: author,
      list: null,
    });
    await runner.query(`
      ALTER TABLE blog_post
        ADD category_id integer REFERENCES blog_category,
        ADD author_id integer REFERENCES blog_author`);
    await runner.query(`
      CREATE INDEX blog_post_category ON blog_post (category_id, published_at DESC, id DESC)
      WHERE status = 'published' AND trashed_at IS NULL`);
    await runner.query(`
      ALTER TABLE media_video
        ADD clip_id uuid REFERENCES media_file,
        ADD captions_id uuid REFERENCES media_file`);
    await runner.query(`
      ALTER TABLE media_file
        DROP CONSTRAINT media_file_extension_check,
        ADD CONSTRAINT media_file_extension_check CHECK (extension ~ '^[a-z0-9]{3,4}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media_video DROP COLUMN clip_id, DROP COLUMN captions_id');
    await runner.query('ALTER TABLE blog_post DROP COLUMN category_id, DROP COLUMN author_id');
    await runner.query('DROP TABLE blog_author, blog_category');
  }
}

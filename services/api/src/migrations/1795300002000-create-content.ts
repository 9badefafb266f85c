import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContent1795300002000 implements MigrationInterface {
  readonly name = 'CreateContent1795300002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(`
      CREATE TABLE media (
        id uuid PRIMARY KEY,
        hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{32}$'),
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        widths integer[] NOT NULL CHECK (cardinality(widths) > 0),
        bytes integer NOT NULL CHECK (bytes > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE blog_post (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
        published_at timestamptz,
        announced boolean NOT NULL DEFAULT true,
        highlight_position integer CHECK (highlight_position > 0),
        trashed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        title text NOT NULL CHECK (title <> ''),
        slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]'),
        lead text NOT NULL DEFAULT '',
        body jsonb NOT NULL,
        body_html text NOT NULL DEFAULT '',
        image_id uuid REFERENCES media,
        image_alt text NOT NULL DEFAULT '',
        search_title text NOT NULL,
        search_text text NOT NULL,
        search tsvector NOT NULL GENERATED ALWAYS AS (
          setweight(to_tsvector('russian', search_title), 'A') || setweight(to_tsvector('russian', search_text), 'C')
        ) STORED,
        rating_sum integer NOT NULL DEFAULT 0,
        rating_votes integer NOT NULL DEFAULT 0,
        CHECK (status = 'draft' OR published_at IS NOT NULL)
      )`);
    await runner.query('CREATE UNIQUE INDEX blog_post_slug ON blog_post (slug) WHERE trashed_at IS NULL');
    await runner.query(`
      CREATE INDEX blog_post_public ON blog_post (published_at DESC, id DESC)
      WHERE status = 'published' AND trashed_at IS NULL`);
    await runner.query(
      `CREATE INDEX blog_post_due ON blog_post (published_at) WHERE status = 'published' AND NOT announced`,
    );
    await runner.query('CREATE INDEX blog_post_search ON blog_post USING gin (search)');
    await runner.query('CREATE INDEX blog_post_title ON blog_post USING gin (search_title gin_trgm_ops)');
    await runner.query(`
      CREATE TABLE blog_vote (
        post_id integer NOT NULL REFERENCES blog_post ON DELETE CASCADE,
        client_digest text NOT NULL,
        rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
        voted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (post_id, client_digest)
      )`);
    await runner.query(`
      CREATE TABLE content_former_slug (
        content_type text NOT NULL,
        slug text NOT NULL,
        item_id integer NOT NULL,
        PRIMARY KEY (content_type, slug)
      )`);
    await runner.query(`
      CREATE TABLE content_sequence (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        sequence bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE content_change (
        sequence bigint PRIMARY KEY,
        tags text[] NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX content_change_age ON content_change (changed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE content_change, content_sequence, content_former_slug, blog_vote, blog_post, media',
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What comes with reviews, and the list of those that visitors see. */
export class ReviewFiles1795700002100 implements MigrationInterface {
  readonly name = 'ReviewFiles1795700002100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE review_file (
        review_id integer NOT NULL REFERENCES review ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position > 0),
        media_id uuid REFERENCES media,
        file_id uuid REFERENCES media_file,
        file_name text NOT NULL,
        PRIMARY KEY (review_id, position),
        CHECK (num_nonnulls(media_id, file_id) = 1)
      )`);
    // The purge of an image or a file looks here.
    await runner.query('CREATE INDEX review_file_media ON review_file (media_id) WHERE media_id IS NOT NULL');
    await runner.query('CREATE INDEX review_file_file ON review_file (file_id) WHERE file_id IS NOT NULL');
    await runner.query(`
      CREATE INDEX review_shown ON review (published_at DESC, id DESC)
      WHERE type = 'review' AND status = 'published' AND trashed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX review_shown');
    await runner.query('DROP TABLE review_file');
  }
}

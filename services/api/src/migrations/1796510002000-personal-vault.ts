import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrationToolsOf } from './migration-tools.ts';
import { addRights, removeRights } from './add-rights.ts';
import { forgetNamesInHistory } from './personal-vault/forget-names.ts';
import { openReviews, sealReviews } from './personal-vault/review-rows.ts';
import { sealReviewFiles } from './personal-vault/review-file-rows.ts';

/** Who has written a review, and what came with it, move to where the personal data of requests is. */
export class PersonalVault1796510002000 implements MigrationInterface {
  readonly name = 'PersonalVault1796510002000';

  async up(runner: QueryRunner): Promise<void> {
    const tools = migrationToolsOf(runner);
    await runner.query(`
      ALTER TABLE review
        ADD data_key_id text,
        ADD personal_data bytea,
        ADD name_index text,
        ADD email_index text,
        ADD phone_index text,
        DROP CONSTRAINT review_name_check,
        ADD CONSTRAINT review_name_check CHECK (name <> '' OR personal_data IS NOT NULL),
        ADD CHECK ((data_key_id IS NULL) = (personal_data IS NULL))`);
    await runner.query(`
      ALTER TABLE content_revision
        ADD data_key_id text,
        ADD personal_data bytea,
        ADD CHECK ((data_key_id IS NULL) = (personal_data IS NULL))`);
    await sealReviews(runner, tools);
    await runner.query('ALTER TABLE review DROP COLUMN email, DROP COLUMN phone');
    for (const kind of ['name', 'email', 'phone']) {
      await runner.query(
        `CREATE INDEX review_${kind} ON review (${kind}_index) WHERE ${kind}_index IS NOT NULL`,
      );
    }
    await forgetNamesInHistory(runner);
    await addRights(runner, RIGHTS);
    await sealReviewFiles(runner, tools);
  }

  /** Files that are private stay so: they are gone from what the earlier schema knows. */
  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('ALTER TABLE review ADD email text, ADD phone text');
    await openReviews(runner, migrationToolsOf(runner));
    await runner.query(`
      ALTER TABLE review
        DROP CONSTRAINT review_name_check,
        ADD CONSTRAINT review_name_check CHECK (name <> ''),
        DROP COLUMN data_key_id, DROP COLUMN personal_data,
        DROP COLUMN name_index, DROP COLUMN email_index, DROP COLUMN phone_index,
        ALTER email SET NOT NULL, ALTER phone SET NOT NULL`);
    await runner.query('ALTER TABLE content_revision DROP COLUMN data_key_id, DROP COLUMN personal_data');
    await runner.query('DROP TABLE review_file');
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
    await runner.query('CREATE INDEX review_file_media ON review_file (media_id) WHERE media_id IS NOT NULL');
    await runner.query('CREATE INDEX review_file_file ON review_file (file_id) WHERE file_id IS NOT NULL');
  }
}

const RIGHTS = {
  'review.personal': { title: 'Отзывы: видеть почту и телефон автора', roles: ['MANAGER', 'ADMIN'] },
  'review.file': { title: 'Отзывы: скачивать приложенный файл', roles: ['MANAGER', 'ADMIN'] },
  'review.file-publish': { title: 'Отзывы: публиковать приложенные фото', roles: ['MANAGER', 'ADMIN'] },
  'review.file-withdraw': { title: 'Отзывы: снимать фото с публикации', roles: ['MANAGER', 'ADMIN'] },
};

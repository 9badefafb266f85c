import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'media.describe-many': {
    title: 'Картинки и файлы: описывать много картинок разом',
    roles: ['MANAGER', 'ADMIN'],
  },
  'media.transform': { title: 'Картинки и файлы: поворачивать и кадрировать', roles: ['MANAGER', 'ADMIN'] },
  'media.replace': { title: 'Картинки и файлы: заменять картинки', roles: ['MANAGER', 'ADMIN'] },
  'media.duplicates': { title: 'Картинки и файлы: искать повторы', roles: ['MANAGER', 'ADMIN'] },
};

/** Pictures that get other bytes, and what tells that two of them look alike. */
export class MediaChanges1796802502000 implements MigrationInterface {
  readonly name = 'MediaChanges1796802502000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media ADD fingerprint bit(256)');
    await runner.query(
      'CREATE INDEX media_unseen ON media (created_at DESC) WHERE fingerprint IS NULL AND trashed_at IS NULL',
    );
    await runner.query(`
      CREATE TABLE media_former_hash (
        hash text PRIMARY KEY,
        media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX media_former_hash_of ON media_former_hash (media_id)');
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('DROP TABLE media_former_hash');
    await runner.query('ALTER TABLE media DROP fingerprint');
  }
}

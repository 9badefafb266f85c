import { buffer } from 'node:stream/consumers';
import { extname } from 'node:path';
import type { QueryRunner } from 'typeorm';
// The API of today opens what is sealed here.
import { ReviewFileVault } from '../../content/public/reviews/review-file-vault.ts';
import type { MigrationTools } from '../migration-tools.ts';

interface FormerRow {
  review_id: number;
  position: number;
  file_name: string;
  media_id: string | null;
  file_id: string | null;
  hash: string;
  width: number | null;
  extension: string | null;
  mime_type: string | null;
}

/** Uploads of visitors that staff show nowhere: they stop being public. */
const UNUSED = `
  created_by = 'visitor' AND NOT EXISTS (SELECT FROM media_usage u WHERE u.media_id = m.id OR u.file_id = m.id)`;

/**
 * Files of reviews move into their table, sealed. Of pictures the widest version was kept; those that staff show
 * somewhere stay public. What lies in the store goes last: until then nothing is lost.
 */
export async function sealReviewFiles(runner: QueryRunner, { cipher, store }: MigrationTools): Promise<void> {
  const vault = new ReviewFileVault(cipher);
  const rows = (await runner.query(`
    SELECT r.*, coalesce(m.hash, f.hash) AS hash, m.width, f.extension, f.mime_type
    FROM review_file r LEFT JOIN media m ON m.id = r.media_id LEFT JOIN media_file f ON f.id = r.file_id`)) as FormerRow[];
  await runner.query('DROP TABLE review_file');
  await runner.query(`
    CREATE TABLE review_file (
      review_id integer NOT NULL REFERENCES review ON DELETE CASCADE,
      position smallint NOT NULL CHECK (position > 0),
      data_key_id text NOT NULL,
      file_name bytea NOT NULL,
      mime_type text NOT NULL,
      bytes integer NOT NULL CHECK (bytes > 0),
      content bytea NOT NULL,
      media_id uuid REFERENCES media,
      PRIMARY KEY (review_id, position)
    )`);
  await runner.query('CREATE INDEX review_file_media ON review_file (media_id) WHERE media_id IS NOT NULL');
  for (const row of rows) {
    const stored = await store.read(
      row.hash,
      row.extension ? `${row.hash}.${row.extension}` : `${row.width}.webp`,
    );
    // A row whose bytes are lost already says nothing that anybody could read.
    if (!stored) continue;
    const bytes = await buffer(stored.body);
    const fileName = row.extension ? row.file_name : `${withoutExtension(row.file_name)}.webp`;
    const sealed = vault.seal(row, { fileName, bytes });
    await runner.query(
      `INSERT INTO review_file (review_id, position, data_key_id, file_name, mime_type, bytes, content)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        row.review_id,
        row.position,
        sealed.data_key_id,
        sealed.file_name,
        row.mime_type ?? 'image/webp',
        bytes.length,
        sealed.content,
      ],
    );
  }
  const gone: string[] = [];
  for (const table of ['media', 'media_file']) {
    const ids = rows.flatMap(({ media_id, file_id }) => (table === 'media' ? media_id : file_id) ?? []);
    const [removed] = (await runner.query(
      `DELETE FROM ${table} m WHERE id = ANY ($1) AND ${UNUSED} RETURNING hash`,
      [ids],
    )) as [{ hash: string }[], number];
    gone.push(...removed.map(({ hash }) => hash));
  }
  for (const hash of gone) await store.remove(hash);
}

function withoutExtension(fileName: string): string {
  return fileName.slice(0, fileName.length - extname(fileName).length);
}

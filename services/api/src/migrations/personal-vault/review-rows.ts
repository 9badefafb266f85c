import { review } from '@polden/content-model';
import type { QueryRunner } from 'typeorm';
// The API of today opens what is sealed here.
import type { ContentRow } from '../../content/content-row.ts';
import { ContentVault } from '../../content/personal/content-vault.ts';
import { searchText } from '../search-text.ts';
import type { MigrationTools } from '../migration-tools.ts';

interface FormerRow extends ContentRow {
  name: string;
  message: string;
  answer: string;
}

interface RevisionRow {
  item_id: number;
  version: number;
  facts: { name: string };
}

/** Seals the people of all reviews and of their revisions; a search no longer finds what only staff may see. */
export async function sealReviews(
  runner: QueryRunner,
  { cipher, blindIndex }: MigrationTools,
): Promise<void> {
  const vault = new ContentVault(cipher, blindIndex);
  const rows = (await runner.query('SELECT * FROM review ORDER BY id')) as FormerRow[];
  for (const row of rows) {
    const { data_key_id, personal_data, name, search_title, name_index, email_index, phone_index } =
      vault.seal(review, row.id, row);
    await runner.query(
      `UPDATE review SET data_key_id = $2, personal_data = $3, name = $4, search_title = $5, name_index = $6,
         email_index = $7, phone_index = $8, search_text = $9 WHERE id = $1`,
      [
        row.id,
        data_key_id,
        personal_data,
        name,
        search_title,
        name_index,
        email_index,
        phone_index,
        searchText(`${row.message} ${row.answer}`),
      ],
    );
  }
  const revisions = (await runner.query(
    `SELECT item_id, version, facts FROM content_revision WHERE content_type = $1 AND facts ? 'name'`,
    [review.name],
  )) as RevisionRow[];
  for (const { item_id, version, facts } of revisions) {
    const { keyId, data } = vault.sealFacts(review, item_id, { name: facts.name });
    await runner.query(
      `UPDATE content_revision SET facts = facts - 'name' - 'email' - 'phone', data_key_id = $4, personal_data = $5
       WHERE content_type = $1 AND item_id = $2 AND version = $3`,
      [review.name, item_id, version, keyId, data],
    );
  }
}

/** The way back: everything stands in the clear again. */
export async function openReviews(
  runner: QueryRunner,
  { cipher, blindIndex }: MigrationTools,
): Promise<void> {
  const vault = new ContentVault(cipher, blindIndex);
  const rows = (await runner.query('SELECT * FROM review ORDER BY id')) as ContentRow[];
  for (const row of rows) {
    const { name, email, phone } = vault.open(review, row);
    await runner.query(
      'UPDATE review SET name = $2, search_title = $3, email = $4, phone = $5 WHERE id = $1',
      [row.id, name, searchText(String(name)), email, phone],
    );
  }
  const revisions = (await runner.query(
    'SELECT * FROM content_revision WHERE content_type = $1 AND personal_data IS NOT NULL',
    [review.name],
  )) as { item_id: number; version: number; data_key_id: string; personal_data: Buffer }[];
  for (const { item_id, version, data_key_id: keyId, personal_data: data } of revisions) {
    await runner.query(
      `UPDATE content_revision SET facts = facts || $4 WHERE content_type = $1 AND item_id = $2 AND version = $3`,
      [review.name, item_id, version, vault.openFacts(review, item_id, { keyId, data })],
    );
  }
}

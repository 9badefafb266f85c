import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createContentTable } from './content-table.ts';
import { slug } from './content-types/tables.ts';

/** Long texts of the company: policies, agreements, standards. */
export class LegalPage1796500001000 implements MigrationInterface {
  readonly name = 'LegalPage1796500001000';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      `title text NOT NULL CHECK (title <> '')`,
      slug,
      `lead text NOT NULL DEFAULT ''`,
      'valid_from date',
      'body jsonb NOT NULL',
      `body_html text NOT NULL DEFAULT ''`,
    ];
    await createContentTable(runner, { table: 'legal_page', type: 'legal-page', columns, list: null });
    await runner.query('CREATE UNIQUE INDEX legal_page_slug ON legal_page (slug) WHERE trashed_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE legal_page');
  }
}

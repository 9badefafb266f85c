import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sections of documents and subjects of the blog are found as well: all are made anew at the next start. */
export class SearchSections1796804200000 implements MigrationInterface {
  readonly name = 'SearchSections1796804200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM search_position');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM search_document WHERE content_type IN ('blog-category', 'document-category', 'disclosure-category')`,
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = 'history_document_title, history_document_name';

/** Titles in the history are found whether «ё» is typed or «е», as everywhere else. */
export class HistoryTitlesWithoutYo1796804800500 implements MigrationInterface {
  readonly name = 'HistoryTitlesWithoutYo1796804800500';

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, (title) => `translate(lower(${title}), 'ё', 'е')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, (title) => `lower(${title})`);
  }
}

async function createIndexes(runner: QueryRunner, searched: (title: string) => string): Promise<void> {
  await runner.query(`DROP INDEX ${INDEXES}`);
  await runner.query(
    `CREATE INDEX history_document_title ON history_document USING gin ((${searched('title')}) gin_trgm_ops)`,
  );
  await runner.query(`
    CREATE INDEX history_document_name
    ON history_document ((${searched('left(title, 200)')}) text_pattern_ops, at DESC, id DESC)`);
}

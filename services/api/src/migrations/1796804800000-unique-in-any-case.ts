import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables and their columns that told items apart by the case of letters, as those of promo codes and company documents do not. */
const COLUMNS = [
  ['bond', 'ticker'],
  ['template', 'identifier'],
  ['description', 'identifier'],
] as const;

/** What must be unique is so in any case of its letters: two names that people read as one are one. */
export class UniqueInAnyCase1796804800000 implements MigrationInterface {
  readonly name = 'UniqueInAnyCase1796804800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      // The first of several stays what it is called.
      await runner.query(`
        UPDATE ${table} later SET ${column} = ${column} || ' (' || id || ')'
        WHERE trashed_at IS NULL AND EXISTS (
          SELECT FROM ${table} earlier
          WHERE earlier.trashed_at IS NULL AND earlier.id < later.id AND lower(earlier.${column}) = lower(later.${column}))`);
      await setUnique(runner, table, `lower(${column})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await setUnique(runner, table, column);
  }
}

async function setUnique(runner: QueryRunner, table: string, columns: string): Promise<void> {
  await runner.query(`DROP INDEX ${table}_unique`);
  await runner.query(`CREATE UNIQUE INDEX ${table}_unique ON ${table} (${columns}) WHERE trashed_at IS NULL`);
}

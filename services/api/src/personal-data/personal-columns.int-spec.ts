import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { OF_PEOPLE } from './columns/of-people.ts';
import { OF_THE_JOBS } from './columns/of-the-jobs.ts';
import { OF_THE_PLATFORM } from './columns/of-the-platform.ts';
import { OF_THE_STAFF } from './columns/of-the-staff.ts';
import { COLUMN_RULES } from './personal-columns.ts';

/** Types of PostgreSQL that could hold somebody's data: numbers, times and ids of rows could not. */
const TELLING = [
  'text',
  'character varying',
  'character',
  'json',
  'jsonb',
  'bytea',
  'ARRAY',
  'inet',
  'cidr',
  'citext',
  'xml',
  'hstore',
  'USER-DEFINED',
];

interface Column {
  table: string;
  column: string;
  type: string;
}

let api: TestApp;
let columns: Column[];

beforeAll(async () => {
  api = await startTestApp();
  columns = await columnsOfTheDatabase();
});
afterAll(() => api.close());

function columnsOfTheDatabase(): Promise<Column[]> {
  return api.dataSource.query<Column[]>(
    `SELECT CASE c.table_schema WHEN 'public' THEN '' ELSE c.table_schema || '.' END || c.table_name AS "table",
       c.column_name AS "column", c.data_type AS type
     FROM information_schema.columns c
     JOIN pg_class t ON t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
     WHERE c.table_schema NOT IN ('pg_catalog', 'information_schema') AND t.relkind IN ('r', 'p') AND NOT t.relispartition
       AND c.is_generated = 'NEVER' AND c.data_type = ANY ($1)
     ORDER BY 1, 2`,
    [TELLING],
  );
}

function unruled(all: readonly Column[]): string[] {
  return all
    .filter(({ table, column }) => COLUMN_RULES[table]?.[column] === undefined)
    .map(({ table, column, type }) => `${table}.${column} (${type})`);
}

describe('every column that could tell of a person', () => {
  it('has a rule, and a new one without a rule is found', async () => {
    expect(unruled(columns)).toEqual([]);
    await api.dataSource.query('ALTER TABLE lead ADD nickname text');
    try {
      expect(unruled(await columnsOfTheDatabase())).toEqual(['lead.nickname (text)']);
    } finally {
      await api.dataSource.query('ALTER TABLE lead DROP COLUMN nickname');
    }
  });

  it('stands in the schema: no rule is left over', () => {
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const ruled = [OF_PEOPLE, OF_THE_STAFF, OF_THE_PLATFORM, OF_THE_JOBS].flatMap((tables) =>
      Object.entries(tables).flatMap(([table, rules]) =>
        Object.keys(rules).map((name) => `${table}.${name}`),
      ),
    );
    expect(ruled.filter((name) => !known.has(name))).toEqual([]);
  });

  it('is bytes beside the name of a key where it is sealed, and text where it is an index', () => {
    const keyed = new Set(
      columns.filter(({ column }) => column.endsWith('key_id')).map(({ table }) => table),
    );
    for (const { table, column, type } of columns) {
      const rule = COLUMN_RULES[table]?.[column];
      if (rule === 'sealed')
        expect([table, column, type, keyed.has(table)]).toEqual([table, column, 'bytea', true]);
      if (rule === 'indexed') expect([table, column, type]).not.toContain('bytea');
    }
  });
});

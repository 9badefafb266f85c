import type { QueryRunner } from 'typeorm';

export interface ContentTable {
  table: string;
  /** Name of the content type. */
  type: string;
  /** The columns of its fields, and constraints, in SQL. */
  columns: string[];
  /** What makes a list of its own, in SQL, for items that staff put in an order; null: no order. */
  list: string[] | null;
}

/**
 * Creates the table of a content type with what each has beside its fields. A type that changes later is changed by a
 * migration of its own.
 */
export async function createContentTable(runner: QueryRunner, content: ContentTable): Promise<void> {
  const { table, columns } = content;
  await runner.query(`
    CREATE TABLE ${table} (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      version integer NOT NULL DEFAULT 1 CHECK (version > 0),
      status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
      published_at timestamptz,
      announced boolean NOT NULL DEFAULT true,
      highlight_position integer CHECK (highlight_position > 0),
      trashed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      ${columns.join(',\n      ')},
      search_title text NOT NULL,
      search_text text NOT NULL,
      search tsvector NOT NULL GENERATED ALWAYS AS (
        setweight(to_tsvector('russian', search_title), 'A') || setweight(to_tsvector('russian', search_text), 'C')
      ) STORED,
      CHECK (status = 'draft' OR published_at IS NOT NULL)
    )`);
  await runner.query(`
    CREATE INDEX ${table}_public ON ${table} (published_at DESC, id DESC)
    WHERE status = 'published' AND trashed_at IS NULL`);
  await runner.query(
    `CREATE INDEX ${table}_due ON ${table} (published_at) WHERE status = 'published' AND NOT announced`,
  );
  await createChangedIndex(runner, table);
  await createTitleIndex(runner, table);
  await runner.query(`CREATE INDEX ${table}_search ON ${table} USING gin (search)`);
  await runner.query(`CREATE INDEX ${table}_title ON ${table} USING gin (search_title gin_trgm_ops)`);
  await indexBigrams(runner, table);
  await addListColumns(runner, content);
}

/** For lists of staff, the last changed first; also for a table that had none. */
export async function createChangedIndex(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    CREATE INDEX IF NOT EXISTS ${table}_changed ON ${table} (updated_at DESC, id DESC)
    WHERE trashed_at IS NULL`);
}

/** Titles by their letters, whatever the database sorts by: `search_title` is in lower case and has no «ё». Also for a table that had none. */
export async function createTitleIndex(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    CREATE INDEX IF NOT EXISTS ${table}_titled ON ${table} (search_title COLLATE "C", id)
    WHERE trashed_at IS NULL`);
}

/**
 * Titles by their signs and by two that stand together: what is shorter than three has no trigram. No index of words keeps a
 * list of what waits to be written: every search would read it. Also for a table that had none.
 */
export async function indexBigrams(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION title_bigrams(title text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
      SELECT array_agg(sign) || array_agg(sign || next) FROM (
        SELECT sign, lead(sign) OVER (ORDER BY number) AS next
        FROM string_to_table(title, NULL) WITH ORDINALITY AS signs (sign, number)
      ) AS pairs
    $$`);
  await runner.query(`
    CREATE INDEX IF NOT EXISTS ${table}_bigrams ON ${table} USING gin (title_bigrams(search_title))
    WITH (fastupdate = off)`);
  for (const index of [`${table}_search`, `${table}_title`]) {
    await runner.query(`ALTER INDEX ${index} SET (fastupdate = off)`);
    await runner.query(`SELECT gin_clean_pending_list('${index}')`);
  }
}

/** Those that have what every content type has. */
export async function contentTables(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query(`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('trashed_at', 'highlight_position', 'search_title')
    GROUP BY table_name HAVING count(*) = 3 ORDER BY table_name`)) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** Places, the archive, and the counts that keep lists from being counted; also for a table that had none. */
export async function addListColumns(
  runner: QueryRunner,
  { table, type, list }: Omit<ContentTable, 'columns'>,
): Promise<void> {
  await runner.query(`
    ALTER TABLE ${table}
      ADD place integer CHECK (place > 0),
      ADD archived boolean NOT NULL DEFAULT false,
      ADD archive_year smallint CHECK (archive_year BETWEEN 1990 AND 2200),
      ADD CHECK (place IS NULL OR (trashed_at IS NULL AND NOT archived))`);
  await runner.query(`
    CREATE INDEX ${table}_staff ON ${table} ((status = 'draft') DESC, published_at DESC NULLS FIRST, id DESC)
    WHERE trashed_at IS NULL`);
  if (list) {
    // Checked when the transaction ends: neighbours change places one after the other.
    await runner.query(`
      ALTER TABLE ${table} ADD CONSTRAINT ${table}_places
      EXCLUDE USING btree (${[...list, 'place'].map((part) => `${part} WITH =`).join(', ')})
      WHERE (place IS NOT NULL) DEFERRABLE INITIALLY DEFERRED`);
  }
  await addFormerPlace(runner, table);
  const sides = { INSERT: ['added'], DELETE: ['gone'], UPDATE: ['added', 'gone'] };
  for (const [event, names] of Object.entries(sides)) {
    const tables = names.map((name) => `${name === 'added' ? 'NEW' : 'OLD'} TABLE AS ${name}`).join(' ');
    await runner.query(`
      CREATE TRIGGER ${table}_${event.toLowerCase()}_is_counted AFTER ${event} ON ${table}
      REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION count_content_${event.toLowerCase()}('${type}')`);
  }
}

/** Where an item stood before it went to the archive or to the trash; also for a table that had none. */
export async function addFormerPlace(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(
    `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS former_place integer CHECK (former_place > 0)`,
  );
}

/** The counts of all types and the functions that keep them. */
export async function createContentCounts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE content_count (
      content_type text PRIMARY KEY,
      present bigint NOT NULL,
      published bigint NOT NULL
    )`);
  await runner.query(`
    CREATE FUNCTION add_content_count(counted text, present_more bigint, published_more bigint)
    RETURNS void LANGUAGE sql AS $$
      INSERT INTO content_count AS c SELECT counted, present_more, published_more
      -- A change that counts nothing must not wait for others.
      WHERE present_more <> 0 OR published_more <> 0
      ON CONFLICT (content_type) DO UPDATE
      SET present = c.present + EXCLUDED.present, published = c.published + EXCLUDED.published
    $$`);
  const present = 'count(*) FILTER (WHERE trashed_at IS NULL)';
  const published = `count(*) FILTER (WHERE trashed_at IS NULL AND status = 'published' AND NOT archived)`;
  const more = (counted: string) => `(SELECT ${counted} FROM added)`;
  const less = (counted: string) => `(SELECT -${counted} FROM gone)`;
  const changes = {
    insert: [more(present), more(published)],
    delete: [less(present), less(published)],
    update: [`${more(present)} + ${less(present)}`, `${more(published)} + ${less(published)}`],
  };
  for (const [event, counts] of Object.entries(changes)) {
    await runner.query(`
      CREATE FUNCTION count_content_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_content_count(TG_ARGV[0], ${counts.join(', ')});
        RETURN NULL;
      END $$`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contentTables, createChangedIndex } from './content-table.ts';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const WRITERS = ['MANAGER', 'ADMIN'];
const EVERYBODY = ['USER', ...WRITERS];

const RIGHTS: AddedRights = {
  'desk.find': { title: 'Рабочий стол: искать по всем разделам', roles: EVERYBODY },
  'desk.overview': { title: 'Рабочий стол: смотреть, что ждёт', roles: EVERYBODY },
  'saved-view.list': { title: 'Виды списков: открывать', roles: EVERYBODY },
  'saved-view.add': { title: 'Виды списков: сохранять свои', roles: WRITERS },
  'saved-view.share': { title: 'Виды списков: показывать всем', roles: WRITERS },
  'saved-view.remove': { title: 'Виды списков: убирать', roles: WRITERS },
};

/** Lists as people like to see them, what was changed last in each, and the rights over what is found and waits. */
export class SavedViews1796802200000 implements MigrationInterface {
  readonly name = 'SavedViews1796802200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_view (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        owner_id integer NOT NULL REFERENCES staff_user (id) ON DELETE CASCADE,
        content_type text NOT NULL,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 60),
        search text NOT NULL CHECK (length(search) <= 1000),
        shared boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (owner_id, content_type, title)
      )`);
    await runner.query('CREATE INDEX saved_view_of_type ON saved_view (content_type)');
    await addRights(runner, RIGHTS);
    for (const table of await contentTables(runner)) await createChangedIndex(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    for (const table of await contentTables(runner)) await runner.query(`DROP INDEX ${table}_changed`);
    await runner.query('DROP TABLE saved_view');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const EVERYBODY = ['USER', 'MANAGER', 'ADMIN'];

const RIGHTS: AddedRights = {
  'desk.find': { title: 'Рабочий стол: искать по всем разделам', roles: EVERYBODY },
  'desk.overview': { title: 'Рабочий стол: смотреть, что ждёт', roles: EVERYBODY },
  'saved-view.list': { title: 'Виды списков: открывать', roles: EVERYBODY },
  'saved-view.add': { title: 'Виды списков: сохранять свои', roles: EVERYBODY },
  'saved-view.share': { title: 'Виды списков: показывать всем', roles: ['MANAGER', 'ADMIN'] },
  'saved-view.remove': { title: 'Виды списков: убирать', roles: EVERYBODY },
};

/** Lists as people like to see them, and the rights over what is found and waits. */
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('DROP TABLE saved_view');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const EDITORS = ['MANAGER', 'ADMIN'];

const RIGHTS: AddedRights = {
  'autosave.read': { title: 'Черновики правок: возвращать свои несохранённые', roles: EDITORS },
  'autosave.save': { title: 'Черновики правок: хранить свои несохранённые', roles: EDITORS },
  'autosave.drop': { title: 'Черновики правок: отбрасывать свои несохранённые', roles: EDITORS },
  'presence.beat': { title: 'Совместная правка: видеть, кто правит запись', roles: EDITORS },
};

/** What is being written: the unsaved work of each person, and who has which item open. */
export class WorkInProgress1796802310000 implements MigrationInterface {
  readonly name = 'WorkInProgress1796802310000';

  async up(runner: QueryRunner): Promise<void> {
    // The item 0 is one that is not there yet.
    await runner.query(`
      CREATE TABLE content_autosave (
        user_id integer NOT NULL REFERENCES staff_user (id) ON DELETE CASCADE,
        content_type text NOT NULL,
        item_id integer NOT NULL,
        version integer,
        base jsonb NOT NULL,
        present jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, content_type, item_id)
      )`);
    await runner.query('CREATE INDEX content_autosave_saved_at ON content_autosave (saved_at)');
    // Of no use after a crash.
    await runner.query(`
      CREATE UNLOGGED TABLE content_presence (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        user_id integer NOT NULL REFERENCES staff_user (id) ON DELETE CASCADE,
        form uuid NOT NULL,
        since timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        asked_by integer REFERENCES staff_user (id) ON DELETE SET NULL,
        asked_form uuid,
        asked_at timestamptz,
        PRIMARY KEY (content_type, item_id)
      )`);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('DROP TABLE content_presence, content_autosave');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const EDITORS = ['MANAGER', 'ADMIN'];

const RIGHTS: AddedRights = {
  'link.list': { title: 'Ссылки: смотреть те, что никуда не ведут', roles: EDITORS },
  'link.check': { title: 'Ссылки: проверять все заново', roles: EDITORS },
  'link.targets': { title: 'Ссылки: выбирать страницу из списка', roles: EDITORS },
  'link.judge': { title: 'Ссылки: проверять, пока пишется текст', roles: EDITORS },
  'link.impact': { title: 'Ссылки: смотреть, что ведёт на страницу', roles: EDITORS },
  'redirect-tools.import': { title: 'Перенаправления: добавлять таблицей', roles: EDITORS },
  'link.mend': { title: 'Ссылки: исправлять в нескольких записях', roles: EDITORS },
};

/** Where the items of the content lead, written with them; and when all of it was last looked through. */
export class ContentLinks1796802300000 implements MigrationInterface {
  readonly name = 'ContentLinks1796802300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_link (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        title text NOT NULL,
        field text NOT NULL,
        href text NOT NULL,
        words text NOT NULL,
        path text,
        problem text CHECK (problem IN ('missing', 'hidden', 'removed', 'file', 'syntax', 'redirected')),
        leads_to text
      )`);
    await runner.query('CREATE INDEX content_link_item ON content_link (content_type, item_id)');
    // An address may be longer than what fits into a tree.
    await runner.query('CREATE INDEX content_link_href ON content_link USING hash (href)');
    await runner.query('CREATE INDEX content_link_path ON content_link USING hash (path)');
    await runner.query(
      'CREATE INDEX content_link_problem ON content_link (problem) WHERE problem IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE link_check (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        at timestamptz NOT NULL
      )`);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('DROP TABLE link_check, content_link');
  }
}

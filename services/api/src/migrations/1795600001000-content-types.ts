import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addListColumns, createContentCounts, createContentTable } from './content-table.ts';
import { rights } from './content-types/rights.ts';
import { slug, TABLES, UNIQUE } from './content-types/tables.ts';

const ROLES = ['USER', 'MANAGER', 'ADMIN'];

export class ContentTypes1795600001000 implements MigrationInterface {
  readonly name = 'ContentTypes1795600001000';

  async up(runner: QueryRunner): Promise<void> {
    await createContentCounts(runner);
    for (const [table, type, columns, list = null] of TABLES) {
      await createContentTable(runner, { table, type, columns, list });
      if (columns.includes(slug)) {
        await runner.query(`CREATE UNIQUE INDEX ${table}_slug ON ${table} (slug) WHERE trashed_at IS NULL`);
      }
    }
    for (const [table, columns] of Object.entries(UNIQUE)) {
      await runner.query(
        `CREATE UNIQUE INDEX ${table}_unique ON ${table} (${columns}) WHERE trashed_at IS NULL`,
      );
    }
    await addListColumns(runner, { table: 'blog_post', type: 'blog', list: null });
    await runner.query(`
      INSERT INTO content_count SELECT 'blog', count(*) FILTER (WHERE trashed_at IS NULL),
        count(*) FILTER (WHERE trashed_at IS NULL AND status = 'published') FROM blog_post`);
    await runner.query(`
      CREATE TABLE content_revision (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        version integer NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        action text NOT NULL,
        facts jsonb NOT NULL,
        PRIMARY KEY (content_type, item_id, version)
      )`);
    await this.addRights(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = TABLES.map(([table]) => table).reverse();
    await runner.query(`DROP TABLE content_revision, ${names.join(', ')}`);
    await runner.query('ALTER TABLE blog_post DROP place, DROP archived, DROP archive_year CASCADE');
    for (const event of ['insert', 'delete', 'update']) {
      await runner.query(`DROP FUNCTION count_content_${event}() CASCADE`);
    }
    await runner.query('DROP FUNCTION add_content_count(text, bigint, bigint)');
    await runner.query('DROP TABLE content_count');
    await runner.query('DELETE FROM action WHERE name = ANY ($1)', [
      [...rights().map(({ name }) => name), 'blog.purge'],
    ]);
  }

  private async addRights(runner: QueryRunner): Promise<void> {
    const all = [...rights(), { name: 'blog.purge', title: 'Блог: удалять навсегда', role: 'ADMIN' }];
    for (const { name, title: russian, role } of all) {
      await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [name, russian]);
      await runner.query(
        `INSERT INTO role_action (role_id, action_id)
         SELECT role.id, action.id FROM role, action WHERE role.code = ANY ($1) AND action.name = $2`,
        [ROLES.slice(ROLES.indexOf(role)), name],
      );
    }
  }
}

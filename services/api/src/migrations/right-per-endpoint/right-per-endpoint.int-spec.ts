import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rememberMatrix } from '../../testing/matrix.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { RightPerEndpoint1795900001000 } from '../1795900001000-right-per-endpoint.ts';

describe('the migration to a right for each endpoint', () => {
  let api: TestApp;
  let restore: () => Promise<void>;

  beforeAll(async () => {
    api = await startTestApp();
    restore = await rememberMatrix(api.dataSource);
  });
  afterAll(async () => {
    await restore();
    await api.close();
  });

  const rightsOf = async (code: string) => {
    const rows = await api.dataSource.query<{ name: string }[]>(
      `SELECT a.name FROM action a JOIN role_action ra ON ra.action_id = a.id
       JOIN role r ON r.id = ra.role_id WHERE r.code = $1 ORDER BY a.name`,
      [code],
    );
    return rows.map(({ name }) => name);
  };

  it('leaves to a role that was edited what it could do, and no more', async () => {
    await api.dataSource.query(
      `INSERT INTO role (code, title, built_in) VALUES ('FAQ_EDITOR', 'Вопросы', false)`,
    );
    await api.dataSource.query(`
      INSERT INTO action (name, title) VALUES ('faq.read', ''), ('faq.edit', ''), ('faq.order', ''), ('history.read', '')`);
    await api.dataSource.query(`
      INSERT INTO role_action (role_id, action_id) SELECT role.id, action.id FROM role, action
      WHERE role.code = 'FAQ_EDITOR' AND action.name IN ('faq.read', 'faq.edit', 'history.read')`);
    const administrator = await rightsOf('ADMIN');

    await api.dataSource.transaction(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('a transaction has its runner');
      await new RightPerEndpoint1795900001000().up(queryRunner);
    });

    const [faq, category] = ['faq', 'faq-category'].map((type) =>
      ['item', 'list', 'revert', 'revision', 'revisions', 'update'].map(
        (operation) => `${type}.${operation}`,
      ),
    );
    const history = ['find', 'find-files', 'list', 'menu'].map((name) => `history.${name}`);
    expect(await rightsOf('FAQ_EDITOR')).toEqual([...(category ?? []), ...(faq ?? []), ...history]);
    expect(await rightsOf('ADMIN')).toEqual(administrator);
    const left = await api.dataSource.query<object[]>(
      `SELECT name FROM action WHERE name IN ('faq.read', 'faq.edit', 'faq.order', 'history.read')`,
    );
    expect(left).toEqual([]);
  });
});

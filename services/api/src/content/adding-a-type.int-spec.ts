import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RBAC_PATHS, type RbacAction } from '@polden/api-contract';
import { CONTENT_TYPES, type ContentType, defineContentType } from '@polden/content-model';
import { createContentTable } from '../migrations/content-table.ts';
import type { StaffClient } from '../testing/staff.ts';
import type { TestApp } from '../testing/test-app.ts';

/** The definition … */
const partner = defineContentType({
  name: 'partner',
  table: 'partner',
  titles: { section: 'Партнёры', accusative: 'партнёра' },
  title: 'title',
  order: {},
  fields: {
    title: { kind: 'text', label: 'Название', required: 'always', maxLength: 100 },
    site: { kind: 'link', label: 'Сайт', required: 'toPublish', maxLength: 200 },
  },
});

let api: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  // Where a new type stands among the others before the API begins.
  (CONTENT_TYPES as ContentType[]).push(partner);
  const { startTestApp } = await import('../testing/test-app.ts');
  const { signIn } = await import('../testing/staff.ts');
  api = await startTestApp();
  // … and the migration are all that it takes.
  const runner = api.dataSource.createQueryRunner();
  const columns = [`title text NOT NULL`, `site text NOT NULL DEFAULT ''`];
  await createContentTable(runner, { table: 'partner', type: 'partner', columns, list: [] });
  await runner.release();
  staff = await signIn(api, 'ADMIN');
});
afterAll(async () => {
  await api.dataSource.query('DROP TABLE partner');
  await api.dataSource.query(`DELETE FROM action WHERE name LIKE 'partner.%'`);
  await api.close();
});

describe('a type that is one definition and a migration', () => {
  it('has its form rules, list, publication, order, trash and history', async () => {
    const { VisibleContent } = await import('./visible-content.ts');
    const refused = await staff.post('admin/partner/add', { title: 'Первый', site: 'javascript:alert(1)' });
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([422, ['site']]);
    const { body: first } = await staff.post('admin/partner/add', { title: 'Первый' });
    const id = Number(first['id']);
    expect((await staff.post(`admin/partner/publish/${id}`)).body).toMatchObject({
      error_validation: { site: ['Укажите сайт'] },
    });
    await staff.post(`admin/partner/update/${id}`, { version: 1, site: 'https://partner.example' });
    const { body: second } = await staff.post('admin/partner/add', {
      title: 'Второй',
      site: 'https://vtoroy.example',
    });
    const all = [id, second['id']];
    expect((await staff.post('admin/partner/bulk', { operation: 'publish', ids: all })).body).toMatchObject({
      done: all,
    });
    await staff.post(`admin/partner/move-up/${Number(second['id'])}`);
    const seen = await api.app.get(VisibleContent).all(partner);
    expect(seen.map(({ values }) => values.title)).toEqual(['Второй', 'Первый']);
    expect((await staff.get('admin/partner/list?search=втор')).body).toMatchObject({ total: 1 });
    await staff.post(`admin/partner/remove/${id}`);
    expect((await staff.get('admin/partner/trash')).body).toMatchObject({ total: 1 });
    expect((await staff.get('admin/history-document/find?search=Первый')).body).toMatchObject({
      items: [{ action: 'remove' }, { action: 'publish' }, { action: 'update' }, { action: 'add' }],
    });
  });

  it('has a right for each operation, which roles get as the definition says', async () => {
    const { signIn } = await import('../testing/staff.ts');
    const actions = (await staff.get(RBAC_PATHS.actions)).body as unknown as RbacAction[];
    expect(actions.find(({ name }) => name === 'partner.publish')?.title).toBe('Партнёры: публиковать');
    const reader = await signIn(api, 'USER');
    expect(reader.user.actions.filter((name) => name.startsWith('partner.')).sort()).toEqual([
      'partner.item',
      'partner.list',
      'partner.revision',
      'partner.revisions',
    ]);
    expect((await reader.get('admin/partner/list')).status).toBe(200);
    expect((await reader.post('admin/partner/add', { title: 'Третий' })).status).toBe(403);
    const manager = await signIn(api, 'MANAGER');
    expect((await manager.post('admin/partner/add', { title: 'Третий' })).status).toBe(200);
    expect((await manager.post('admin/partner/purge/1')).status).toBe(403);
  });
});

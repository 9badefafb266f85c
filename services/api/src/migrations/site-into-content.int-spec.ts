import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { get } from '../testing/borrower.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { SiteIntoContent1795700002000 } from './1795700002000-site-into-content.ts';

const migration = new SiteIntoContent1795700002000();

describe('the migration of the menu and the counters into the content', () => {
  let api: TestApp;
  let runner: QueryRunner;

  beforeAll(async () => {
    api = await startTestApp();
    runner = api.dataSource.createQueryRunner();
  });
  afterAll(async () => {
    await runner.release();
    await api.close();
  });

  it('keeps every item with its place and its children, and what was counted when, both ways', async () => {
    await migration.down(runner);
    await runner.query(`
      INSERT INTO menu_item (id, parent_id, kind, title, url, position) VALUES
        (7, NULL, 'main', 'Займы', '/dengi-pod-zalog', 2), (3, NULL, 'main', 'Блог', '/blog', 1),
        (9, 7, 'main', 'Заём под залог', '/dengi-pod-zalog-pts', 5), (8, 7, 'main', 'На карту', '/karta', 4),
        (2, NULL, 'footer', 'Контакты', '/kontakty', 1)`);
    await runner.query(`
      INSERT INTO total_counter VALUES ('loans', 20480000000, 350000000, '2026-11-20T21:30:05Z')`);
    const before: unknown = await runner.query('SELECT * FROM menu_item ORDER BY id');
    await migration.up(runner);

    const { body } = await get(api, 'menu/main');
    expect(body['items']).toEqual([
      { id: 3, parent_id: null, kind: 'main', title: 'Блог', url: '/blog', position: 1 },
      { id: 7, parent_id: null, kind: 'main', title: 'Займы', url: '/dengi-pod-zalog', position: 2 },
      { id: 8, parent_id: 7, kind: 'main', title: 'На карту', url: '/karta', position: 1 },
      {
        id: 9,
        parent_id: 7,
        kind: 'main',
        title: 'Заём под залог',
        url: '/dengi-pod-zalog-pts',
        position: 2,
      },
    ]);
    const { body: counters } = await get(api, 'counter/total-sum');
    expect(counters).toEqual([
      { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000, created_at: '2026-11-21 00:30:05' },
    ]);

    await migration.down(runner);
    const after = (await runner.query('SELECT * FROM menu_item ORDER BY id')) as { position: number }[];
    expect(after.map((item) => ({ ...item, position: 0 }))).toEqual(
      (before as object[]).map((item) => ({ ...item, position: 0 })),
    );
    await migration.up(runner);
  });
});

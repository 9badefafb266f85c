import type { DataSource, EntityManager } from 'typeorm';
import { demoCounters } from './demo-counters.ts';
import { type DemoMenuItem, demoMenu } from './demo-menu.ts';

/**
 * Adds the demo content once: when the site has any menu item or counter it changes nothing and answers false.
 * `slug` of the brand stands in its own addresses.
 */
export async function seedDemo(dataSource: DataSource, slug: string): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query('LOCK TABLE menu_item, total_counter IN SHARE ROW EXCLUSIVE MODE');
    const [state] = await manager.query<{ seeded: boolean }[]>(
      'SELECT EXISTS (SELECT FROM menu_item) OR EXISTS (SELECT FROM total_counter) AS seeded',
    );
    if (state?.seeded) return false;
    await addMenu(manager, demoMenu(slug), null);
    for (const { module, sum, velocity } of demoCounters) {
      await manager.query(
        'INSERT INTO total_counter (module, sum, velocity, created_at) VALUES ($1, $2, $3, now())',
        [module, sum, velocity],
      );
    }
    return true;
  });
}

async function addMenu(
  manager: EntityManager,
  items: DemoMenuItem[],
  parentId: number | null,
): Promise<void> {
  const last = new Map<string, number>();
  for (const { kind, title, url, children = [] } of items) {
    const position = (last.get(kind) ?? 0) + 1;
    last.set(kind, position);
    const [added] = await manager.query<{ id: number }[]>(
      'INSERT INTO menu_item (parent_id, kind, title, url, position) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [parentId, kind, title, url, position],
    );
    if (added) await addMenu(manager, children, added.id);
  }
}

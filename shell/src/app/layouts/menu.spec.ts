import { describe, expect, it } from '@jest/globals';
import type { MenuItem } from '@polden/api-contract';
import { menuTree } from './menu.ts';

const item = (
  id: number,
  parent_id: number | null,
  position: number,
  kind: MenuItem['kind'] = 'main',
): MenuItem => ({
  id,
  parent_id,
  kind,
  position,
  title: `item ${id}`,
  url: `/${id}`,
});

describe('menu tree', () => {
  it('groups children under their parents in the order of their positions', () => {
    const tree = menuTree(
      [item(3, 1, 2), item(2, null, 2), item(1, null, 1), item(4, 1, 1), item(5, null, 1, 'footer')],
      'main',
    );
    expect(tree.map(({ id }) => id)).toEqual([1, 2]);
    expect(tree[0]?.children.map(({ id }) => id)).toEqual([4, 3]);
  });
});

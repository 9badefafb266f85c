import type { MenuItem, MenuKind } from '@polden/api-contract';

export interface MenuNode extends MenuItem {
  children: MenuItem[];
}

/** Top-level items of a kind in their order, each with its children. */
export function menuTree(items: readonly MenuItem[], kind: MenuKind): MenuNode[] {
  const ofKind = items.filter((item) => item.kind === kind).sort((a, b) => a.position - b.position);
  return ofKind
    .filter(({ parent_id }) => parent_id === null)
    .map((item) => ({ ...item, children: ofKind.filter(({ parent_id }) => parent_id === item.id) }));
}

/** Every page of a group: its own one first, unless that is one of its children anyway. */
export function pagesOfGroup({ children, ...item }: MenuNode): MenuItem[] {
  return children.some(({ url }) => url === item.url) ? children : [item, ...children];
}

export const FAQ_PATH = '/voprosy-i-otvety';

/** Part of the address by which an answer is opened. */
export function anchorOf(id: number): string {
  return `vopros-${id}`;
}

export function categoryAnchorOf(id: number): string {
  return `razdel-${id}`;
}

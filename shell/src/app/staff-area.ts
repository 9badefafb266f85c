/** Whether what is shown belongs to the staff area, as the page says itself. */
export function isStaffArea(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as { area?: unknown } | undefined)?.area === 'staff');
}

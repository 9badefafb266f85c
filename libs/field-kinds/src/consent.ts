/** A tick box: true, or what a form without scripts posts for a ticked one. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true' || value === '1';
}

/** What stands in a field of text; nothing for fields of other kinds. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Classes 22 (data exception), 23 (a constraint) and 54 (too large) of PostgreSQL: trying again would change nothing. */
export function isOfTheData(error: unknown): boolean {
  const { code = '' } = Object(error) as { code?: string };
  return ['22', '23', '54'].includes(code.slice(0, 2));
}

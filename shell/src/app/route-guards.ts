import type { RouteHandle } from '@polden/mfe-contract';

/** Who may see a page, as its handle says: `staff` asks for a session in the page's own loader. */
const GUARDS: readonly NonNullable<RouteHandle['auth']>[] = ['public', 'staff'];

/** False for a guard that nobody has written: its page is shown to nobody, status 500. */
export function isKnownGuard(auth: unknown): boolean {
  return auth === undefined || GUARDS.some((guard) => guard === auth);
}

/** Loader in place of that of a page with an unknown guard. */
export function refuseUnknownGuard(auth: unknown): never {
  throw new Response(null, { status: 500, statusText: `Unknown middleware: ${String(auth)}` });
}

import type { ShellCity } from '@polden/mfe-contract';
import { pageServer, type ServedPage } from '@polden/ui/testing/serve-page';
import { routes } from '../remote.tsx';
import { SHELL_DATA } from './lender-data.ts';

const main = pageServer(routes, () => SHELL_DATA);

export { fieldsOf, typedInto } from '@polden/ui/testing/serve-page';
export type { ServedPage };

/** A request without JavaScript, answered as a shell would. On the main site unless a city is given. */
export function servePage(
  path: string,
  form?: URLSearchParams,
  city?: Partial<ShellCity>,
): Promise<ServedPage> {
  if (!city) return main(path, form);
  return pageServer(routes, () => ({ ...SHELL_DATA, city: { ...SHELL_DATA.city, ...city } }))(path, form);
}

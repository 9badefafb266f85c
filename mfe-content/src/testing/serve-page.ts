import type { ShellCity } from '@polden/mfe-contract';
import { SHELL_DATA } from '@polden/ui/testing';
import { pageServer, type ServedPage } from '@polden/ui/testing/serve-page';
import { routes } from '../remote.tsx';

const onSite = (city: ShellCity) => pageServer(routes, () => ({ ...SHELL_DATA, city }));
const main = onSite(SHELL_DATA.city);

/** A request without JavaScript, answered as a shell would: action, loaders, HTML. On the main site unless a city is given. */
export function servePage(
  path: string,
  form?: Record<string, string> | FormData,
  city?: Partial<ShellCity>,
): Promise<ServedPage> {
  const serve = city ? onSite({ ...SHELL_DATA.city, ...city }) : main;
  return serve(path, form && (form instanceof FormData ? form : new URLSearchParams(form)));
}

/** What the page tells search engines, by its kind. */
export function structuredIn({ html }: ServedPage, type: string): Record<string, unknown> | undefined {
  const written = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  return written
    .map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>)
    .find((object) => object['@type'] === type);
}

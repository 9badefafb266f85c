import { type ExperimentName, type ExperimentVariants, experimentsOf } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import { SHELL_ROUTE_ID } from '../app/compose.tsx';
import { livePages } from '../app/live-pages.ts';
import { isAt } from '../app/path-match.ts';
import { boot } from './boot.ts';

const VARIANTS_PATH = '/telemetry/variants';

declare global {
  interface Window {
    __staticRouterHydrationData?: { loaderData?: Record<string, unknown> };
  }
}

let data = window.__staticRouterHydrationData?.loaderData?.[SHELL_ROUTE_ID] as ShellData | undefined;
// What JSON cannot carry.
if (data) data.isThere = livePages(boot.remotes, [data.city.origin, data.city.mainOrigin]);

/** Names of the experiments that the page at a path belongs to, as far as this tab's releases know. */
function experimentsAt(pathname: string): ExperimentName[] {
  const routes = boot.remotes.flatMap((remote) => remote.routes);
  const route = routes.find(({ path }) => isAt(path, pathname));
  return experimentsOf({ layout: route?.layout ?? '', path: pathname });
}

/** The experiments that are shown on this page. */
export function variantsShown(pathname: string): ExperimentName[] {
  return experimentsAt(pathname).filter((name) => data?.experiment?.[name] !== undefined);
}

/** Whether this tab lacks the variants of the page to be opened: the server gave only those of the first page. */
export function lacksVariants({ pathname }: URL): boolean {
  return experimentsAt(pathname).some((name) => data?.experiment?.[name] === undefined);
}

/** The site's data with the visitor's variants in it, for the page that is being opened. */
export async function dataWithVariants(): Promise<ShellData | null> {
  const variants = await askForVariants();
  if (!data) return null;
  if (variants) data = { ...data, experiment: variants };
  return data;
}

/** Null when nobody answers: then the page shows what everybody sees without one, and nobody is counted. */
async function askForVariants(): Promise<ExperimentVariants | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(VARIANTS_PATH, { method: 'POST', headers, body: '{}' });
    return answer.ok ? ((await answer.json()) as { variants: ExperimentVariants }).variants : null;
  } catch {
    return null;
  }
}

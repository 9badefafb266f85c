import type { ExperimentVariants } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import { SHELL_ROUTE_ID } from '../../app/compose.tsx';
import type { QueriedPage } from '../pages/query-page.ts';
import { variantsKey } from './visitor-variants.ts';

/** Site data → key → the same with variants: one object for as long as the data stays, because what is made of it is kept by it. */
const known = new WeakMap<object, Map<string, ShellData>>();

/** The page with the visitor's variants in the data of the layouts; other pages are as they were. */
export function withVariants(page: QueriedPage, variants: ExperimentVariants): QueriedPage {
  if (Object.keys(variants).length === 0) return page;
  const { context } = page;
  const data = context.loaderData as Record<string, unknown>;
  const site = data[SHELL_ROUTE_ID];
  if (typeof site !== 'object' || site === null) return page;
  const shell = siteWith(site as ShellData, variants);
  return { ...page, context: { ...context, loaderData: { ...data, [SHELL_ROUTE_ID]: shell } } };
}

function siteWith(site: ShellData, variants: ExperimentVariants): ShellData {
  const byKey = known.get(site) ?? new Map<string, ShellData>();
  known.set(site, byKey);
  const key = variantsKey(variants);
  const shell = byKey.get(key) ?? { ...site, experiment: variants };
  byKey.set(key, shell);
  return shell;
}

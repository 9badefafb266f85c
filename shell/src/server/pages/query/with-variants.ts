import type { ExperimentVariants } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import type { QueriedPage } from './query-page.ts';
import { changeShellData } from './shell-data-of.ts';
import { variantsKey } from '../../experiments/visitor-variants.ts';

/** Site data → key → the same with variants: one object for as long as the data stays, because what is made of it is kept by it. */
const known = new WeakMap<object, Map<string, ShellData>>();

/** The page with the visitor's variants in the data of the layouts; other pages are as they were. */
export function withVariants(page: QueriedPage, variants: ExperimentVariants): QueriedPage {
  if (Object.keys(variants).length === 0) return page;
  return { ...page, context: changeShellData(page.context, (site) => siteWith(site, variants)) };
}

function siteWith(site: ShellData, variants: ExperimentVariants): ShellData {
  const byKey = known.get(site) ?? new Map<string, ShellData>();
  known.set(site, byKey);
  const key = variantsKey(variants);
  const shell = byKey.get(key) ?? { ...site, experiment: variants };
  byKey.set(key, shell);
  return shell;
}

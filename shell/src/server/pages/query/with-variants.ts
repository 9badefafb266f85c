import type { ExperimentVariants } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import type { QueriedPage } from './query-page.ts';
import { changeShellData } from './shell-data-of.ts';
import { deepFreeze } from '../../deep-freeze.ts';
import { MadeOnce } from '../../made-once.ts';
import { variantsKey } from '../../experiments/visitor-variants.ts';

const sites = new MadeOnce<ShellData, ShellData>();

/** The page with the visitor's variants in the data of the layouts; other pages are as they were. */
export function withVariants(page: QueriedPage, variants: ExperimentVariants): QueriedPage {
  if (Object.keys(variants).length === 0) return page;
  const key = variantsKey(variants);
  const withThem = (site: ShellData) =>
    sites.of(site, key, () => deepFreeze({ ...site, experiment: variants }));
  return { ...page, context: changeShellData(page.context, withThem) };
}

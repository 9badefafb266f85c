import type { PageMeta as PageRule } from '@polden/api-contract';
import { useRouteLoaderData } from 'react-router-dom';
import { useShellData } from '../shell-data/use-shell-data.ts';
import { fillPlaceholders } from './placeholders.ts';

/** The shell's route that loads the editors' rule for the page on the screen. */
const RULE_ROUTE = 'page-rule';

/** What editors have ruled for the address of this page; null when they leave it all to the page. */
export function usePageRule(): PageRule | null {
  return useRouteLoaderData<PageRule | null>(RULE_ROUTE) ?? null;
}

/** The words of the page's h1: the editors', when they have written some, else its own, with every placeholder filled. */
export function usePageHeading(own: string): string {
  const rule = usePageRule();
  const data = useShellData();
  return fillPlaceholders(rule?.heading || own, data);
}

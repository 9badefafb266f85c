import { useRouteLoaderData } from 'react-router-dom';
import type { ShellData } from '@polden/mfe-contract';

/**
 * What the shell knows on every page: brand, menu, counters.
 * Throws outside the shell's routes, where a page has no business to be.
 */
export function useShellData(): ShellData {
  const data = useRouteLoaderData<ShellData>('shell');
  if (!data) throw new Error('useShellData: the route "shell" is not above this component');
  return data;
}

/** Tells whether an address of this site leads to a page: nobody is led to one of a later release. True of all other sites. */
export function useIsThere(): (url: string) => boolean {
  const data = useRouteLoaderData<ShellData>('shell');
  return data?.isThere ?? everywhere;
}

function everywhere(): boolean {
  return true;
}

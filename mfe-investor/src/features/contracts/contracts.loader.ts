import type { InvestorContractTab } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readContracts } from './contracts.api.ts';

export interface ContractsData {
  /** In their order; none while staff have published nothing. */
  tabs: { name: string; title: string }[];
  /** Null when there are none. */
  open: (InvestorContractTab & { name: string }) | null;
  isFirst: boolean;
  /** The first tab was asked for by its own name: its one address is that without it. */
  isAlias: boolean;
}

/** Without a tab in the address the first one is open. Throws a Response: 404 for an unknown tab, 503 without data. */
export async function contractsLoader({ params }: LoaderFunctionArgs): Promise<ContractsData> {
  const asked = params['tab'];
  const entries = Object.entries(await readContracts());
  const found = asked === undefined ? entries[0] : entries.find(([name]) => name === asked);
  if (asked !== undefined && !found) {
    throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  }
  return {
    tabs: entries.map(([name, { title }]) => ({ name, title })),
    open: found ? { name: found[0], ...found[1] } : null,
    isFirst: found === entries[0],
    isAlias: asked !== undefined && found === entries[0],
  };
}

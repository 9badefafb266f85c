import { CONFIG_LK_PATHS, type LandParams } from '@polden/api-contract';
import { readCached } from '@polden/http';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { ACCOUNT_PATH, LINK_PARAMS } from '../login-link/account-intents.ts';
import { type HandOver, openLink } from '../login-link/open-link.ts';
import { type OwnAccount, readAccount } from './account.api.ts';

export interface AccountPageData {
  account: OwnAccount;
  /** Behind a link: what it is about. */
  link: { query: string; handOver: HandOver } | null;
  /** Whether those who have no request yet are led to it first. */
  leadFirst: boolean;
}

/** The page is shown without the API, too; a link to the account that is open already redirects into it. */
export async function accountLoader({ request }: LoaderFunctionArgs): Promise<AccountPageData | Response> {
  const { search, searchParams } = new URL(request.url);
  const query = LINK_PARAMS.some((name) => searchParams.has(name)) ? search.slice(1) : null;
  const [account, link, leadFirst] = await Promise.all([
    readAccount(),
    query === null ? null : openLink(query).then((handOver) => ({ query, handOver })),
    readLeadFirst(),
  ]);
  if (link?.handOver.kind === 'lead' && link.handOver.lead.account === 'own') return redirect(ACCOUNT_PATH);
  return { account, link, leadFirst };
}

async function readLeadFirst(): Promise<boolean> {
  return readCached<LandParams>(CONFIG_LK_PATHS.landParams).then(
    ({ lead }) => lead,
    () => false,
  );
}

import { LEAD_PARAM } from '@polden/api-contract';
import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Choosing a product changes the address, not the data. */
export const loanPageShouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const sameLead = currentUrl.searchParams.get(LEAD_PARAM) === nextUrl.searchParams.get(LEAD_PARAM);
  if (sameLead && (formMethod !== undefined || currentUrl.search !== nextUrl.search)) return false;
  // From the page of a request its button leads to the form, also where something went wrong.
  return defaultShouldRevalidate || !sameLead;
};

import type { ShouldRevalidateFunction } from 'react-router-dom';
import { LEAD_PARAM } from '../loan-request/request-state.ts';

/** Choosing a product changes the address, not the data. */
export const loanPageShouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const sameLead = currentUrl.searchParams.get(LEAD_PARAM) === nextUrl.searchParams.get(LEAD_PARAM);
  if (sameLead && (formMethod !== undefined || currentUrl.search !== nextUrl.search)) return false;
  return defaultShouldRevalidate;
};

import type { LoaderFunctionArgs } from 'react-router-dom';
import { readSigning } from './signature.api.ts';
import type { Signing } from '../phone-entry/signing.ts';

const LEAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
/** The documents are printed for each reading. */
const BUDGET_MS = 8_000;

/** 404 for an address that cannot be one of a request. Whatever the API does, the page is shown. */
export async function signatureLoader({ params }: LoaderFunctionArgs): Promise<Signing> {
  const { leadId = '' } = params;
  if (!LEAD_ID.test(leadId)) {
    throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  }
  return readSigning(leadId, AbortSignal.timeout(BUDGET_MS));
}

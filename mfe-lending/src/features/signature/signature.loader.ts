import type { LoaderFunctionArgs } from 'react-router-dom';
import { withinBudget } from '@polden/http';
import { readSigning } from './signature.api.ts';
import type { Signing } from '../phone-entry/signing.ts';

const LEAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
/** Of the wait in a browser, a slow line among them: who comes to sign is told of a trouble before they leave. */
const BUDGET_MS = 8_000;

/** 404 for an address that cannot be one of a request. The page is shown without the API, too. */
export async function signatureLoader({ params }: LoaderFunctionArgs): Promise<Signing> {
  const { leadId = '' } = params;
  if (!LEAD_ID.test(leadId)) {
    throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  }
  return withinBudget(readSigning(leadId, AbortSignal.timeout(BUDGET_MS))).catch(() => ({
    kind: 'unreachable',
  }));
}

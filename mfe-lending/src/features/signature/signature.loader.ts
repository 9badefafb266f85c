import type { LoaderFunctionArgs } from 'react-router-dom';
import { essentialRead } from '../essential-read/essential-read.ts';
import { readSigning } from './signature.api.ts';
import type { Signing } from '../phone-entry/signing.ts';

const LEAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** 404 for an address that cannot be one of a request. The page is shown without the API, too. */
export async function signatureLoader({ params }: LoaderFunctionArgs): Promise<Signing> {
  const { leadId = '' } = params;
  if (!LEAD_ID.test(leadId)) {
    throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  }
  return essentialRead((signal) => readSigning(leadId, signal)).catch(() => ({ kind: 'unreachable' }));
}

import { type DocumentCheck, SHA256 } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { readCheck } from './documents.api.ts';

export interface CheckData {
  /** As it was typed; '' without a question. */
  asked: string;
  /** Null without a question, or for what is no digest. */
  check: DocumentCheck | null;
}

const LONGEST = 200;

/** Throws a Response: 503 without data. */
export async function checkLoader({ request }: LoaderFunctionArgs): Promise<CheckData> {
  const asked = (new URL(request.url).searchParams.get('sha256') ?? '').slice(0, LONGEST);
  const sha256 = asked.replaceAll(/[\s:]+/gu, '').toLowerCase();
  if (!SHA256.test(sha256)) return { asked, check: null };
  const check = await readCheck(sha256).catch((error: unknown) => {
    throw failedPage(error);
  });
  return { asked, check };
}

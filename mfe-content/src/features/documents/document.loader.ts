import type { DocumentComparison, DocumentKind, RegisteredDocument } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { readComparison, readDocument } from './documents.api.ts';

export interface DocumentData {
  document: RegisteredDocument;
  /**
   * What the address asks to compare; null for nothing, or for versions that are not there; 'same' for a version and itself;
   * 'late' when it takes longer than a page may.
   */
  comparison: DocumentComparison | 'late' | 'same' | null;
}

const NUMBER = /^[1-9]\d{0,8}$/u;

/** Throws a Response: 404 without such a document, 410 for a removed one, 503 without data. */
export function documentLoader(kind: DocumentKind) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<DocumentData> => {
    const id = params['id'] ?? '';
    if (!NUMBER.test(id))
      throw new Response(null, { status: 404, statusText: 'This page could not be found' });
    try {
      const document = await readDocument(kind, id);
      const asked = askedVersions(new URL(request.url).searchParams, document);
      // The document is there all the same, and the next time the comparison may be, too.
      const comparison =
        asked === null || asked === 'same'
          ? asked
          : await readComparison(kind, id, asked).catch(lateUnlessUnknown);
      return { document, comparison };
    } catch (error) {
      throw failedPage(error);
    }
  };
}

/** The earlier one first, in any order of the query. */
function askedVersions(
  search: URLSearchParams,
  { versions }: RegisteredDocument,
): { from: number; to: number } | 'same' | null {
  const [from, to] = ['from', 'to'].map((name) => Number(search.get(name)));
  const known = [from, to].every((asked) => versions.some(({ number }) => number === asked));
  if (!known || from === undefined || to === undefined) return null;
  return from === to ? 'same' : { from: Math.min(from, to), to: Math.max(from, to) };
}

function lateUnlessUnknown(error: unknown): 'late' {
  if (error instanceof HttpError && error.code !== 404) return 'late';
  throw error;
}

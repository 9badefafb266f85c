import { LEGAL_PATHS, type LegalPage } from '@polden/api-contract';
import { readCached } from '@polden/http';
import { failedPage } from '../../failed-page.ts';
import { type AnchoredHtml, withAnchors } from '../../parts/anchored-html.ts';

export interface LegalPageData {
  page: Omit<LegalPage, 'content'>;
  text: AnchoredHtml;
}

/** The loader of one text. Throws a Response: 404 while there is none, 410 for a removed one, 503 without data. */
export function legalLoader(slug: string): () => Promise<LegalPageData> {
  return async () => {
    const read = readCached<LegalPage>(`${LEGAL_PATHS.item}/${slug}`);
    const { content, ...page } = await read.catch((error: unknown) => {
      throw failedPage(error);
    });
    return { page, text: withAnchors(content) };
  };
}

import { type TermsPage, type TermsPageCard, TERMS_PATHS } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type AnchoredHtml, withAnchors } from '../../parts/anchored-html.ts';
import { movedTo } from '../../parts/moved-to.ts';
import { readOrFail } from '../../parts/read.ts';
import { TERMS_PATH } from './terms-path.ts';

export interface TermsListData {
  pages: TermsPageCard[];
}

/** Throws a Response: 503 without data. */
export async function termsListLoader(): Promise<TermsListData> {
  return { pages: await readOrFail<TermsPageCard[]>(TERMS_PATHS.index) };
}

export interface TermsPageData {
  page: Omit<TermsPage, 'content'>;
  text: AnchoredHtml;
}

/** Throws a Response: 301 from a former address, 404 without such a page, 410 for a removed one, 503 without data. */
export async function termsPageLoader({ request, params }: LoaderFunctionArgs): Promise<TermsPageData> {
  const asked = params['post'] ?? '';
  const { content, ...page } = await readOrFail<TermsPage>(
    `${TERMS_PATHS.post}/${encodeURIComponent(asked)}`,
  );
  if (page.url !== asked) throw movedTo(`${TERMS_PATH}/${page.url}`, request);
  return { page, text: withAnchors(content) };
}

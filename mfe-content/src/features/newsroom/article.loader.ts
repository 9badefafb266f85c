import type { NewsArticle, NewsCard } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { type AnchoredHtml, withAnchors } from '../../parts/anchored-html.ts';
import { movedTo } from '../../parts/moved-to.ts';
import { newsAddress } from './news-card.tsx';
import { readArticle, readMostRead } from './newsroom.api.ts';

export interface ArticleData {
  article: Omit<NewsArticle, 'content'>;
  text: AnchoredHtml;
  /** Other news to go on with. */
  related: NewsCard[];
}

const RELATED = 3;

/**
 * Own news and what the press wrote have one kind of address. Throws a Response: 301 from a former identifier, 404
 * without such an article, 410 for a removed one, 503 without data.
 */
export async function articleLoader({ request, params }: LoaderFunctionArgs): Promise<ArticleData> {
  const identifier = params['article'] ?? '';
  const [found, reads] = await Promise.all([readArticle(identifier), readMostRead()]).catch(
    (error: unknown) => {
      throw failedPage(error);
    },
  );
  if (found.identifier !== identifier) throw movedTo(newsAddress(found), request);
  const { content, ...article } = found;
  const related = reads
    .filter(({ id, kind }) => id !== article.id || kind !== article.kind)
    .slice(0, RELATED);
  return { article, text: withAnchors(content), related };
}

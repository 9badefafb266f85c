import { expireCachedReads } from '@polden/http';
import { forgetSimilarPages } from './pages/query/similar-pages.ts';

/** Called when content has changed, before the pages that show it are dropped. */
export function forgetReads(): void {
  expireCachedReads();
  forgetSimilarPages();
}

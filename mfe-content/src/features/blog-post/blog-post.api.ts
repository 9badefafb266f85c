import { BLOG_PATHS, type BlogPost, type RatingResult, type RatingUpdate } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';
import { withinBudget } from '../../within-budget.ts';

/** A reader does not wait longer to hear that a vote was lost. */
const VOTE_MS = 5_000;
const KEPT_POSTS = 200;
const kept = new Map<string, BlogPost>();

/**
 * A published post, as it is now; while the API is down, as it was when it was last read.
 * Throws HttpError, 404 when there is none or it has been taken off the site, 410 when it has been removed.
 */
export async function readPost(slug: string): Promise<BlogPost> {
  try {
    const path = `${BLOG_PATHS.post}/${encodeURIComponent(slug)}`;
    const post = await withinBudget(http.get<BlogPost>(path, { anonymous: true }));
    keep(slug, post);
    return post;
  } catch (error) {
    const last = kept.get(slug);
    if (last && isOutage(error)) return last;
    kept.delete(slug);
    throw error;
  }
}

/** One vote of this visitor for each post; the last one counts, so that it is safe to repeat. Throws HttpError. */
export function ratePost(vote: RatingUpdate): Promise<RatingResult> {
  return http.post<RatingResult>(BLOG_PATHS.rating, vote, { signal: AbortSignal.timeout(VOTE_MS) });
}

/** The one that has not been read for longest gives way. */
function keep(slug: string, post: BlogPost): void {
  kept.delete(slug);
  kept.set(slug, post);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_POSTS && oldest !== undefined) kept.delete(oldest);
}

function isOutage(error: unknown): boolean {
  return error instanceof HttpError && (error.code === null || error.code >= 500 || error.code === 429);
}

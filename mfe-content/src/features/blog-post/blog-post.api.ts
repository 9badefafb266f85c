import { BLOG_PATHS, type BlogPost, type RatingResult, type RatingUpdate } from '@polden/api-contract';
import { http, readCached } from '@polden/http';

/** A reader does not wait longer to hear that a vote was lost. */
const VOTE_MS = 5_000;

/** A published post. Throws HttpError, 404 when there is none or it has been taken off the site, 410 when it has been removed. */
export function readPost(slug: string): Promise<BlogPost> {
  return readCached<BlogPost>(`${BLOG_PATHS.post}/${encodeURIComponent(slug)}`);
}

/** One vote of this visitor for each post; the last one counts, so that it is safe to repeat. Throws HttpError. */
export function ratePost(vote: RatingUpdate): Promise<RatingResult> {
  return http.post<RatingResult>(BLOG_PATHS.rating, vote, { signal: AbortSignal.timeout(VOTE_MS) });
}

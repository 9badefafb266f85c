import { API_BASE_PATH, BLOG_PATHS } from '@polden/api-contract';
import css from './blog.module.css';

const RSS = `${API_BASE_PATH}${BLOG_PATHS.rss}`;
const JSON_FEED = `${API_BASE_PATH}${BLOG_PATHS.jsonFeed}`;

/** For the head of the page: programs that read feeds find them by the page's address. */
export function FeedsOfPage() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="Блог" href={RSS} />
      <link rel="alternate" type="application/feed+json" title="Блог" href={JSON_FEED} />
    </>
  );
}

/** The same for people. */
export function BlogFeeds() {
  return (
    <p className={css.feeds}>
      <span>Новые статьи по подписке:</span>
      <a href={RSS}>RSS</a>
      <a href={JSON_FEED}>JSON Feed</a>
    </p>
  );
}

import {
  type NewsArticle,
  type NewsCard,
  type NewsPage,
  NEWSROOM_PATHS,
  type PressSource,
  type VideoCard,
  type VideoPage,
} from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import { readListPage } from '../../parts/read-list-page.ts';

/** A page of the company's own news. Throws HttpError when it cannot be read and never was; so do the other reads. */
export function readNews(page: number): Promise<NewsPage> {
  return readListPage<NewsPage>(NEWSROOM_PATHS.main, page);
}

export function readPress(page: number): Promise<NewsPage> {
  return readListPage<NewsPage>(NEWSROOM_PATHS.others, page);
}

export function readVideos(page: number): Promise<VideoPage> {
  return readListPage<VideoPage>(NEWSROOM_PATHS.videos, page);
}

export function readArticle(identifier: string): Promise<NewsArticle> {
  const path = `${NEWSROOM_PATHS.item}?identifier=${encodeURIComponent(identifier)}`;
  return readCached<NewsArticle>(path);
}

export function readVideo(id: string): Promise<VideoCard> {
  return readCached<VideoCard>(`${NEWSROOM_PATHS.video}/${encodeURIComponent(id)}`);
}

/** What stands at the top. Empty when it cannot be read: the page is whole without. */
export function readGenerals(): Promise<NewsCard[]> {
  return softRead(readCached<NewsCard[]>(NEWSROOM_PATHS.generals, { lasting: true }), []);
}

/** What is read most; empty when it cannot be read. */
export function readMostRead(): Promise<NewsCard[]> {
  return softRead(readCached<NewsCard[]>(NEWSROOM_PATHS.manyReads, { lasting: true }), []);
}

/** The newspapers that write about the company; empty when they cannot be read. */
export function readSources(): Promise<PressSource[]> {
  return softRead(readCached<PressSource[]>(NEWSROOM_PATHS.sources, { lasting: true }), []);
}

import {
  type NewsArticle,
  type NewsCard,
  type NewsPage,
  NEWSROOM_PATHS,
  type PressSource,
  type VideoCard,
  type VideoPage,
} from '@polden/api-contract';
import { readCached } from '@polden/http';
import { softRead, withinBudget } from '../../within-budget.ts';

/** A page of the company's own news. Throws HttpError when it cannot be read and never was; so do the other reads. */
export function readNews(page: number): Promise<NewsPage> {
  return withinBudget(readCached<NewsPage>(`${NEWSROOM_PATHS.main}?page=${page}`));
}

export function readPress(page: number): Promise<NewsPage> {
  return withinBudget(readCached<NewsPage>(`${NEWSROOM_PATHS.others}?page=${page}`));
}

export function readVideos(page: number): Promise<VideoPage> {
  return withinBudget(readCached<VideoPage>(`${NEWSROOM_PATHS.videos}?page=${page}`));
}

export function readArticle(identifier: string): Promise<NewsArticle> {
  const path = `${NEWSROOM_PATHS.item}?identifier=${encodeURIComponent(identifier)}`;
  return withinBudget(readCached<NewsArticle>(path));
}

export function readVideo(id: string): Promise<VideoCard> {
  return withinBudget(readCached<VideoCard>(`${NEWSROOM_PATHS.video}/${encodeURIComponent(id)}`));
}

/** What stands at the top. Empty when it cannot be read: the page is whole without. */
export function readGenerals(): Promise<NewsCard[]> {
  return softRead(readCached<NewsCard[]>(NEWSROOM_PATHS.generals), []);
}

/** What is read most; empty when it cannot be read. */
export function readMostRead(): Promise<NewsCard[]> {
  return softRead(readCached<NewsCard[]>(NEWSROOM_PATHS.manyReads), []);
}

/** The newspapers that write about the company; empty when they cannot be read. */
export function readSources(): Promise<PressSource[]> {
  return softRead(readCached<PressSource[]>(NEWSROOM_PATHS.sources), []);
}

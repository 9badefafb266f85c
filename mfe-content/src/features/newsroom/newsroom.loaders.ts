import type { NewsCard, PressSource, VideoCard } from '@polden/api-contract';
import { listLoader, type ListPage } from '../../parts/list-page.loader.ts';
import { readGenerals, readMostRead, readNews, readPress, readSources, readVideos } from './newsroom.api.ts';

export interface NewsData extends ListPage<NewsCard> {
  /** What editors put first; on the first page only. */
  generals: NewsCard[];
  mostRead: NewsCard[];
}

export const newsLoader = listLoader(async (page): Promise<Omit<NewsData, 'page'>> => {
  const generals = page === 1 ? readGenerals() : [];
  const [list, first, mostRead] = await Promise.all([readNews(page), generals, readMostRead()]);
  return { ...list, generals: first, mostRead };
});

export interface PressData extends ListPage<NewsCard> {
  sources: PressSource[];
}

export const pressLoader = listLoader(async (page): Promise<Omit<PressData, 'page'>> => {
  const [list, sources] = await Promise.all([readPress(page), readSources()]);
  return { ...list, sources };
});

export type VideosData = ListPage<VideoCard>;

export const videosLoader = listLoader(readVideos);

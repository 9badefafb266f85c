import type { DescribedPicture } from './media.ts';

export const NEWSROOM_PATHS = {
  /** GET ?ourPage&otherPage&videoPage, each from 1 → NewsroomItems. */
  items: 'media/items',
  /** GET ?page → NewsPage of what others write. */
  others: 'media/other-items',
  /** GET ?page → VideoPage: the fixed ones first, then the newest. */
  videos: 'media/video-items',
  /** GET ?page → NewsPage of the company's own news. */
  main: 'media/main-items',
  /** GET → NewsCard[]: what stands at the top, the newest news where staff chose less. */
  generals: 'media/generals',
  /** GET → PressSource[]. */
  sources: 'media/sources',
  /** GET → NewsCard[]: the most read of the last month, the newest news where less was read. */
  manyReads: 'media/many-reads',
  /** GET ?identifier → NewsArticle, own or of the press; a former identifier finds it too: redirect to the present one. */
  item: 'media/item',
  /**
   * POST `our/{id}` or `other/{id}` as text/plain (navigator.sendBeacon), from a page on which somebody reads this article;
   * always answers 204.
   */
  read: 'media/read',
  /** GET media/video-item/{id} → VideoCard. */
  video: 'media/video-item',
  /** GET media/video-player/{id}: HTML that holds the player of the film's site, for a frame of ours. */
  player: 'media/video-player',
} as const;

/** A newspaper or site that writes about the company. */
export interface PressSource {
  id: number;
  title: string;
  /** Address of its site; may be ''. */
  site: string;
  logo: DescribedPicture | null;
}

export interface NewsCard {
  id: number;
  kind: 'our' | 'other';
  /** Last part of its address. */
  identifier: string;
  title: string;
  lead: string;
  /** ISO 8601 in UTC. */
  public_at: string;
  image: DescribedPicture | null;
  /** Of `other`. */
  source: PressSource | null;
  /** Where others published it; '' for own news. */
  link: string;
}

export interface NewsArticle extends NewsCard {
  /** Sanitised HTML. */
  content: string;
}

export interface FilmFile {
  url: string;
  /** `video/webm` or `video/mp4`. */
  type: string;
  /** Bytes. */
  size: number;
}

export interface VideoCard {
  id: number;
  title: string;
  /** Address of the film on another site, https; '' for one that is only here. */
  video: string;
  /** Our own file; it comes in parts. */
  clip: FilmFile | null;
  /** Address of Russian captions in WebVTT. */
  captions: string | null;
  /** Path of a page of ours that plays the film with the player of its site; null where that has none. */
  player: string | null;
  /** As it is shown, «3:40»; may be ''. */
  duration: string;
  lead: string;
  /** ISO 8601 in UTC. */
  public_at: string;
  image: DescribedPicture | null;
  fixed: boolean;
}

/** A page past the end has no items. */
export interface NewsPage {
  items: NewsCard[];
  pageCount: number;
}

export interface VideoPage {
  items: VideoCard[];
  pageCount: number;
}

export interface NewsroomItems {
  ours: NewsPage;
  others: NewsPage;
  videos: VideoPage;
  reads: NewsCard[];
}

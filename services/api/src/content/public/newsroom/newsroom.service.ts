import { Injectable } from '@nestjs/common';
import type {
  NewsArticle,
  NewsCard,
  NewsPage,
  NewsroomItems,
  PressSource,
  VideoCard,
  VideoPage,
} from '@polden/api-contract';
import { mediaOther, mediaOur, mediaSource, mediaVideo } from '@polden/content-model';
import { AppError } from '../../../core/errors/app-error.ts';
import { VisibleContent } from '../../visible-content.ts';
import { ArticleReads } from './article-reads.ts';
import { otherPlayer } from './other-players.ts';
import { playerPage, playerPolicy } from './player-page.ts';
import { ownCard, pressCard, pressSource, videoCard } from './news-cards.ts';

/** How many articles stand at the top of the news, and how many among the most read ones. */
const GENERALS = 4;
const MANY_READS = 5;

const NOT_FOUND = 'This page could not be found';

/** News of the company, what others write, and videos. */
@Injectable()
export class NewsroomService {
  constructor(
    private readonly content: VisibleContent,
    private readonly articleReads: ArticleReads,
  ) {}

  /** The three lists, each at its page, and the most read. */
  async items(pages: { ourPage: number; otherPage: number; videoPage: number }): Promise<NewsroomItems> {
    const [ours, others, videos, reads] = await Promise.all([
      this.ours(pages.ourPage),
      this.others(pages.otherPage),
      this.videos(pages.videoPage),
      this.manyReads(),
    ]);
    return { ours, others, videos, reads };
  }

  async ours(page: number): Promise<NewsPage> {
    const { items, pageCount } = await this.content.page(mediaOur, page);
    return { items: items.map(ownCard), pageCount };
  }

  async others(page: number): Promise<NewsPage> {
    const [{ items, pageCount }, sources] = await Promise.all([
      this.content.page(mediaOther, page),
      this.sources(),
    ]);
    return { items: items.map((item) => pressCard(item, sources)), pageCount };
  }

  /** The fixed ones first, in their order. */
  async videos(page: number): Promise<VideoPage> {
    const { items, pageCount } = await this.content.page(mediaVideo, page, { highlightsLead: true });
    return { items: items.map(videoCard), pageCount };
  }

  async generals(): Promise<NewsCard[]> {
    const chosen = mediaOur.highlights ? await this.content.highlights(mediaOur) : [];
    return this.filledUp(chosen.map(ownCard), GENERALS);
  }

  async manyReads(): Promise<NewsCard[]> {
    const ranking = await this.articleReads.mostRead();
    const idsOf = (type: string): number[] =>
      ranking.filter((read) => read.type === type).map(({ id }) => id);
    const [ours, others, sources] = await Promise.all([
      this.content.among(mediaOur, idsOf(mediaOur.name)),
      this.content.among(mediaOther, idsOf(mediaOther.name)),
      this.sources(),
    ]);
    const cards = new Map([
      ...ours.map((item) => [`${mediaOur.name}:${item.id}`, ownCard(item)] as const),
      ...others.map((item) => [`${mediaOther.name}:${item.id}`, pressCard(item, sources)] as const),
    ]);
    return this.filledUp(
      ranking.flatMap(({ type, id }) => cards.get(`${type}:${id}`) ?? []),
      MANY_READS,
    );
  }

  async sources(): Promise<PressSource[]> {
    return (await this.content.all(mediaSource)).map(pressSource);
  }

  /** By its identifier, the present one before a former one and own news before the press. 410 for one that was removed. */
  async item(identifier: string): Promise<NewsArticle> {
    // Only digits would be read as an id, and both kinds have that.
    if (/^\d+$/u.test(identifier)) throw new AppError(404, NOT_FOUND);
    const own = await this.content.find(mediaOur, identifier);
    const press =
      own?.values.slug === identifier ? undefined : await this.content.find(mediaOther, identifier);
    if (press && (!own || press.values.slug === identifier))
      return { ...pressCard(press, await this.sources()), content: press.html('body') };
    if (!own) throw await this.missing(identifier);
    return { ...ownCard(own), content: own.html('body') };
  }

  async video(id: number): Promise<VideoCard> {
    const video = await this.content.find(mediaVideo, String(id));
    if (!video) throw await this.content.missing(mediaVideo, String(id), NOT_FOUND);
    return videoCard(video);
  }

  /** The page with the player of the film's site, and its policy; 404 where there is none. */
  async player(id: number): Promise<{ html: string; policy: string }> {
    const { title, video } = await this.video(id);
    const player = otherPlayer(video);
    if (!player) throw new AppError(404, NOT_FOUND);
    return { html: playerPage(player, title), policy: playerPolicy(player) };
  }

  private async missing(identifier: string): Promise<AppError> {
    const own = await this.content.missing(mediaOur, identifier, NOT_FOUND);
    return own.status === 410 ? own : this.content.missing(mediaOther, identifier, NOT_FOUND);
  }

  /** The first cards, and the newest own news for the places that are left. */
  private async filledUp(cards: NewsCard[], length: number): Promise<NewsCard[]> {
    if (cards.length >= length) return cards.slice(0, length);
    const { items } = await this.ours(1);
    const isNew = (card: NewsCard): boolean =>
      !cards.some(({ kind, id }) => kind === 'our' && id === card.id);
    return [...cards, ...items.filter(isNew)].slice(0, length);
  }
}

import { DOCUMENT_PAGES, DOCUMENT_REGISTER_PATHS, type DocumentChange } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { escapeHtml } from '../../../core/html/page.ts';

export interface FeedSite {
  /** Origin of the public site. */
  origin: string;
  /** Of this API on it. */
  apiBase: string;
  brandName: string;
}

const PAGE = '/documenty/reestr/izmeneniya';

const EVENTS: Record<DocumentChange['event'], string> = {
  published: 'Опубликован документ',
  replaced: 'Новая редакция',
  ended: 'Утратил силу',
};

interface FeedItem {
  id: string;
  url: string;
  title: string;
  text: string;
  day: string;
}

/** RSS 2.0. */
export function rssOf(changes: readonly DocumentChange[], site: FeedSite): string {
  const items = changes
    .map((change) => itemOf(change, site))
    .map(
      ({ id, url, title, text, day }) =>
        `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(url)}</link>` +
        `<guid isPermaLink="false">${escapeHtml(id)}</guid><pubDate>${noonOf(day).toUTCString()}</pubDate>` +
        `<description>${escapeHtml(text)}</description></item>`,
    );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `<title>${escapeHtml(titleOf(site))}</title><link>${site.origin}${PAGE}</link><language>ru</language>` +
    `<description>Новые редакции документов и документы, утратившие силу</description>` +
    `<atom:link rel="self" type="application/rss+xml" href="${site.origin}${site.apiBase}${DOCUMENT_REGISTER_PATHS.rss}"/>` +
    `${items.join('')}</channel></rss>\n`
  );
}

/** JSON Feed 1.1. */
export function jsonFeedOf(changes: readonly DocumentChange[], site: FeedSite): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(site),
    language: 'ru',
    home_page_url: site.origin + PAGE,
    feed_url: `${site.origin}${site.apiBase}${DOCUMENT_REGISTER_PATHS.jsonFeed}`,
    items: changes
      .map((change) => itemOf(change, site))
      .map(({ id, url, title, text, day }) => ({
        id,
        url,
        title,
        content_text: text,
        date_published: noonOf(day).toISOString(),
      })),
  };
}

function titleOf({ brandName }: FeedSite): string {
  return `Изменения в документах — ${brandName}`;
}

function itemOf({ kind, id, title, event, version, day }: DocumentChange, { origin }: FeedSite): FeedItem {
  const when = formatDate(day, 'long');
  return {
    id: `${kind}:${id}:${version}:${event}`,
    url: `${origin}${DOCUMENT_PAGES[kind]}/${id}`,
    title: `${EVENTS[event]}: ${title}`,
    text: event === 'ended' ? `Утратил силу с ${when}` : `Редакция № ${version} действует с ${when}`,
    day,
  };
}

/** In Moscow: the day is the same in every zone of the country. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+03:00`);
}

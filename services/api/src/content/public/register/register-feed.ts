import { DOCUMENT_PAGES, DOCUMENT_REGISTER_PATHS, type DocumentChange } from '@polden/api-contract';
import { formatDate, moscowMoment } from '@polden/ru';
import type { Feed, FeedItem } from '../feeds/feed.ts';
import type { FeedSite } from '../feeds/feed-site.ts';

const PAGE = '/documenty/reestr/izmeneniya';

const EVENTS: Record<DocumentChange['event'], string> = {
  published: 'Опубликован документ',
  replaced: 'Новая редакция',
  ended: 'Утратил силу',
};

/** What happened to the documents. */
export function registerFeed(changes: readonly DocumentChange[], site: FeedSite): Feed {
  const { origin, apiBase, brandName } = site;
  return {
    title: `Изменения в документах — ${brandName}`,
    description: 'Новые редакции документов и документы, утратившие силу',
    page: origin + PAGE,
    rss: `${origin}${apiBase}${DOCUMENT_REGISTER_PATHS.rss}`,
    json: `${origin}${apiBase}${DOCUMENT_REGISTER_PATHS.jsonFeed}`,
    items: changes.map((change) => itemOf(change, site)),
  };
}

function itemOf(change: DocumentChange, { origin }: FeedSite): FeedItem {
  const { kind, id, title, event, version, day, on_site: onSite } = change;
  const when = formatDate(day, 'long');
  return {
    id: `${kind}:${id}:${version}:${event}`,
    url: origin + (onSite ? `${DOCUMENT_PAGES[kind]}/${id}` : PAGE),
    title: `${EVENTS[event]}: ${title}`,
    text: event === 'ended' ? `Утратил силу с ${when}` : `Редакция № ${version} действует с ${when}`,
    // The same day in every zone of the country.
    at: moscowMoment(`${day}T12:00:00`),
  };
}

import { escapeHtml } from '../../../core/html/page.ts';

export interface FeedItem {
  /** The same for ever. */
  id: string;
  url: string;
  title: string;
  text: string;
  at: Date;
  author?: string;
}

/** All addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** Of the page that shows the same. */
  page: string;
  rss: string;
  json: string;
  /** The newest first. */
  items: FeedItem[];
}

/** RSS 2.0. */
export function rssOf({ title, description, page, rss, items }: Feed): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"` +
    ` xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>` +
    `<title>${escapeHtml(title)}</title><link>${escapeHtml(page)}</link><language>ru</language>` +
    `<description>${escapeHtml(description)}</description>` +
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(rss)}"/>` +
    `${items.map(rssItem).join('')}</channel></rss>\n`
  );
}

/** JSON Feed 1.1. */
export function jsonFeedOf({ title, description, page, json, items }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'ru',
    home_page_url: page,
    feed_url: json,
    items: items.map(({ text, at, author, ...item }) => ({
      ...item,
      content_text: text,
      date_published: at.toISOString(),
      ...(author !== undefined && { authors: [{ name: author }] }),
    })),
  };
}

function rssItem({ id, url, title, text, at, author }: FeedItem): string {
  const creator = author === undefined ? '' : `<dc:creator>${escapeHtml(author)}</dc:creator>`;
  return (
    `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(url)}</link>` +
    `<guid isPermaLink="false">${escapeHtml(id)}</guid><pubDate>${at.toUTCString()}</pubDate>${creator}` +
    `<description>${escapeHtml(text)}</description></item>`
  );
}

import { createHash } from 'node:crypto';
import type { SeoMetaRule } from '@polden/api-contract';
import type { ReleaseRoute, ShellCity } from '@polden/mfe-contract';
import { fillPath, type PathPlaces, type RedirectTable } from '@polden/reference-data';
import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../releases/compose-set.ts';
import type { AddressLists } from '../site-lists/site-lists.ts';
import { ruleFor } from './meta-rules.ts';
import { sitemapFiles } from './sitemap-files.ts';
import { sitemapPages } from './sitemap-pages.ts';

export interface SitemapsOptions {
  /** The stable releases. */
  set: () => ReleaseSet;
  pathPlaces: PathPlaces;
  addresses: () => AddressLists;
  rules: () => readonly SeoMetaRule[];
  redirects: () => RedirectTable;
}

export interface SitemapFile {
  body: string;
  etag: string;
}

interface Kept {
  /** What the files were made of: any other object is other content. */
  sources: readonly unknown[];
  files: Map<string, SitemapFile>;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** The site maps of all hosts, from what is in memory; each is made again when something of it has changed. */
export class Sitemaps {
  readonly #options: SitemapsOptions;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ files }) => [...files.values()].reduce((size, { body }) => size + body.length, 1),
  });

  constructor(options: SitemapsOptions) {
    this.#options = options;
  }

  /** Undefined when the host has no such file. */
  file(city: Pick<ShellCity, 'alias' | 'isDefault' | 'origin'>, path: string): SitemapFile | undefined {
    const { set, addresses, rules, redirects } = this.#options;
    const sources = [set(), rules(), redirects(), ...Object.values(addresses())];
    const kept = this.#kept.get(city.origin);
    const isCurrent =
      kept?.sources.length === sources.length &&
      kept.sources.every((source, index) => source === sources[index]);
    const files = kept && isCurrent ? kept.files : this.#make(city);
    if (!isCurrent) this.#kept.set(city.origin, { sources, files });
    return files.get(path);
  }

  #make({ alias, isDefault, origin }: Pick<ShellCity, 'alias' | 'isDefault' | 'origin'>): Kept['files'] {
    const { set, pathPlaces, addresses, rules, redirects } = this.#options;
    const routes = routesOf(set(), pathPlaces);
    const pages = sitemapPages(routes, addresses(), { onlyCityPages: !isDefault, redirects: redirects() });
    // What is hidden from search engines is not shown to them here either.
    const shown = pages.filter(({ path }) => !ruleFor(rules(), path, alias)?.hidden);
    const files = [...sitemapFiles(origin, shown)];
    return new Map(files.map(([path, body]) => [path, { body, etag: etagOf(body) }]));
  }
}

function routesOf(set: ReleaseSet, places: PathPlaces): ReleaseRoute[] {
  return [...set.releases.values()].flatMap((release) =>
    (release?.manifest.routes ?? []).map((route) => ({
      ...filled(route, places),
      ...pagesOf(route, places),
    })),
  );
}

function pagesOf({ sitemap }: ReleaseRoute, places: PathPlaces): Pick<ReleaseRoute, 'sitemap'> {
  return Array.isArray(sitemap) ? { sitemap: sitemap.map((pages) => filled(pages, places)) } : {};
}

function filled<Claimed extends { path: string }>(claimed: Claimed, places: PathPlaces): Claimed {
  return { ...claimed, path: fillPath(claimed.path, places) };
}

function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

import { Injectable } from '@nestjs/common';
import type { PageMeta, SeoMetaRule } from '@polden/api-contract';
import { seoMeta } from '@polden/content-model';
import { currentAlias, META_SUBDOMAIN, pageAddress } from '@polden/reference-data';
import { DataSource } from 'typeorm';
import { VisibleContent } from '../../visible-content.ts';
import { bestRule, publishedRules } from './seo-meta.repository.ts';

const NO_RULE: PageMeta = { id: null, title: '', description: '', heading: '', keywords: '', hidden: false };
/** No rule has a longer address. */
const MAX_URL = seoMeta.fields.url.maxLength;

/** Rules by address and subdomain for what pages say of themselves to search engines. */
@Injectable()
export class SeoMetaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: VisibleContent,
  ) {}

  /**
   * A rule of the subdomain itself comes before one of `msk`; then the exact address, then the longest pattern. Every
   * address that could fit is asked for by name, which the index of the table answers.
   */
  async best(url: string, subdomain = META_SUBDOMAIN): Promise<PageMeta> {
    const own = currentAlias(subdomain.toLowerCase()) || META_SUBDOMAIN;
    const subdomains = [own, META_SUBDOMAIN];
    const rule = await bestRule(this.dataSource.manager, addressesFor(url), { own, subdomains });
    return rule ?? NO_RULE;
  }

  /** The rules that hold at this moment. */
  async published(): Promise<SeoMetaRule[]> {
    return publishedRules(this.dataSource.manager);
  }

  /** By address, then by subdomain. */
  async all(): Promise<SeoMetaRule[]> {
    const rules = (await this.content.all(seoMeta)).map(({ id, values }) => ({ id, ...values }));
    return rules.sort((a, b) => compare(a.url, b.url) || compare(a.subdomain, b.subdomain));
  }
}

/** The path and each pattern that it matches: `/blog*`, `/blog/*`, …; nothing for what is no page of this site. */
function addressesFor(url: string): string[] {
  const path = pageAddress(url.split(/[?#]/u, 1)[0] ?? '');
  if (path === null) return [];
  const beginnings = Array.from(path, (_letter, index) => `${path.slice(0, index + 1)}*`);
  return [path, ...beginnings].filter((address) => address.length <= MAX_URL);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

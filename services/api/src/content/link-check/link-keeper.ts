import { Injectable } from '@nestjs/common';
import { type ContentType, isPersonal, redirect } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import type { ContentRow } from '../content-row.ts';
import { fromColumns } from '../fields/values.ts';
import {
  addressesConcerned,
  type KeptLink,
  lockLinks,
  replaceLinks,
  setVerdicts,
} from './content-link.repository.ts';
import { pathOfItem } from './item-paths.ts';
import { LinkJudge } from './link-judge.ts';
import { linksIn } from './links-in.ts';
import { siteAddress } from './site-address.ts';

/** Keeps what is known of links in step with the items, in the transaction that writes them. */
@Injectable()
export class LinkKeeper {
  constructor(
    private readonly judge: LinkJudge,
    private readonly config: ApiConfig,
  ) {}

  /** `after`: null when the item has gone to the trash, or for good. */
  async follow(
    manager: EntityManager,
    type: ContentType,
    {
      id,
      title,
      before,
      after,
    }: { id: number; title: string; before: ContentRow | null; after: ContentRow | null },
  ): Promise<void> {
    await lockLinks(manager);
    const links = after === null ? [] : this.linksOf(type, after);
    await replaceLinks(manager, type, { id, title }, links);
    await this.judgeThose(manager, type, id, [before, after]);
  }

  /** The same of an item that visitors see from now on without anybody writing it: its moment has come. */
  async appeared(manager: EntityManager, type: ContentType, row: ContentRow): Promise<void> {
    await lockLinks(manager);
    await this.judgeThose(manager, type, row.id, [row]);
  }

  private async judgeThose(
    manager: EntityManager,
    type: ContentType,
    id: number,
    rows: readonly (ContentRow | null)[],
  ): Promise<void> {
    const paths = rows.flatMap((row) => this.addressesOf(type, row));
    const hrefs = await addressesConcerned(manager, type, id, paths);
    if (hrefs.length > 0) await setVerdicts(manager, await this.judge.judge(manager, hrefs));
  }

  /** Links of a row with the paths to which they lead. What tells of people is not looked into. */
  linksOf(type: ContentType, row: ContentRow): KeptLink[] {
    if (isPersonal(type)) return [];
    return linksIn(type, fromColumns(type, row)).map((link) => {
      const address = siteAddress(link.href, this.config.publicOrigin);
      return { ...link, path: typeof address === 'string' ? null : address.path };
    });
  }

  /** Addresses that appear or vanish with the row. */
  private addressesOf(type: ContentType, row: ContentRow | null): string[] {
    if (row === null) return [];
    const own = type.name === redirect.name ? String(row['path']) : pathOfItem(type, row);
    const address = own === null ? 'none' : siteAddress(own, this.config.publicOrigin);
    return typeof address === 'string' ? [] : [address.path];
  }
}

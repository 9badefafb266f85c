import { Injectable } from '@nestjs/common';
import type { BrokenLinks, LinkImpact, LinkPlace, LinkVerdict } from '@polden/api-contract';
import { CONTENT_TYPES, type ContentType, isPersonal, knownTo, mayKnowNames } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { LINK_CHECK } from '../../core/jobs/queues.ts';
import type { ContentActor } from '../content-actor.ts';
import { ContentRepository } from '../content.repository.ts';
import { expectItemRight } from '../item-right.ts';
import {
  brokenAddresses,
  checkedAt,
  countProblems,
  draftsWith,
  placesLeadingTo,
  placesOf,
} from './content-link.repository.ts';
import type { Values } from '../fields/values.ts';
import { pathOfItem } from './item-paths.ts';
import { LinkJudge } from './link-judge.ts';
import { linksIn } from './links-in.ts';
import { siteAddress } from './site-address.ts';

const PAGE_SIZE = 30;

/** What staff are told of links. */
@Injectable()
export class LinkList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly judge: LinkJudge,
    private readonly jobs: JobQueue,
    private readonly config: ApiConfig,
  ) {}

  /** The places with the names that the actor may know. */
  async page(page: number, actor: ContentActor): Promise<BrokenLinks> {
    const { manager } = this.dataSource;
    const rows = await brokenAddresses(manager, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    const places = await placesOf(
      manager,
      rows.map(({ href }) => href),
    );
    const { broken, redirected } = await countProblems(manager);
    const at = await checkedAt(manager);
    return {
      items: rows.map(({ href, problem, leads_to }) => ({
        address: href,
        problem,
        leadsTo: leads_to,
        places: places
          .filter((place) => place.href === href)
          .map(({ href: _href, ...place }) => knownTo(actor, place)),
      })),
      pageCount: Math.ceil((broken + redirected) / PAGE_SIZE),
      broken,
      redirected,
      checkedAt: at?.toISOString() ?? null,
    };
  }

  /** Has all content looked through. */
  check(): Promise<void> {
    return this.jobs.send(this.dataSource.manager, LINK_CHECK, null);
  }

  /** Of those alone that something is wrong with, in the order in which they were given. */
  async wrong(addresses: readonly string[]): Promise<LinkVerdict[]> {
    const verdicts = await this.judge.judge(this.dataSource.manager, [...new Set(addresses)]);
    return [...verdicts].flatMap(([address, verdict]) => (verdict === null ? [] : [{ address, ...verdict }]));
  }

  /** The same as the actor may know it; 403 for an item of which they may know nothing. */
  async impactFor(typeName: string, id: number, actor: ContentActor): Promise<LinkImpact> {
    const type = typeOf(typeName);
    if (!mayKnowNames(typeName, actor)) expectItemRight(type, actor);
    const { address, places } = await this.impact(typeName, id);
    return { address, places: places.map((place) => knownTo(actor, place)) };
  }

  /** What leads to the page of an item. 404 without such an item. */
  async impact(typeName: string, id: number): Promise<LinkImpact> {
    const type = typeOf(typeName);
    const row = await this.repository.find(type, id);
    if (!row) throw new AppError(404, 'Такой записи нет');
    const address = pathOfItem(type, row);
    const found = address === null ? 'none' : siteAddress(address, this.config.publicOrigin);
    if (typeof found === 'string') return { address: null, places: [] };
    const { manager } = this.dataSource;
    const places = await placesLeadingTo(manager, found.path, type, id);
    return { address, places: [...places, ...(await this.draftsLeadingTo(found.path, type, id))] };
  }

  /** What would lead there once it is published. */
  private async draftsLeadingTo(path: string, but: ContentType, id: number): Promise<LinkPlace[]> {
    const drafts = await draftsWith(this.dataSource.manager, path.slice(path.lastIndexOf('/') + 1));
    return drafts.flatMap(({ content_type: name, item_id: itemId, facts, title }) => {
      const type = CONTENT_TYPES.find((each) => each.name === name);
      if (!type || isPersonal(type) || (name === but.name && itemId === id)) return [];
      return linksIn(type, facts as Values).flatMap(({ field, href, words }): LinkPlace[] => {
        const address = siteAddress(href, this.config.publicOrigin);
        if (typeof address === 'string' || address.path !== path) return [];
        return [{ contentType: name, itemId, title: `${title} (черновик)`, field, words }];
      });
    });
  }
}

export function typeOf(name: string): ContentType {
  const type = CONTENT_TYPES.find((each) => each.name === name);
  if (!type) throw new AppError(404, 'Такого раздела нет');
  return type;
}

import { Injectable } from '@nestjs/common';
import type { LinkPlace } from '@polden/api-contract';
import { CONTENT_TYPES, knownTo, redirect, type ContentType } from '@polden/content-model';
import { lowerCasePath } from '@polden/reference-data';
import { DataSource, type EntityManager } from 'typeorm';
import { PublicationGate } from '../approvals/publication-gate.ts';
import type { ContentActor } from '../content-actor.ts';
import type { ContentRow } from '../content-row.ts';
import { ContentRepository } from '../content.repository.ts';
import { DraftCheck } from '../drafts/draft-check.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import { fromColumns, type Values } from '../fields/values.ts';
import { LinkList } from '../link-check/link-list.ts';
import { linksIn } from '../link-check/links-in.ts';
import { otherRedirects } from '../redirect-check.repository.ts';
import type { Gathered } from './gathered.ts';
import { HELD_PROBLEMS } from './held-words.ts';

export interface CheckedDraft {
  /** What stands in the way. */
  problems: string[];
  /** What is better looked at. */
  warnings: string[];
}

/** Addresses that come out with the same set, and those that go. */
export interface Beside {
  coming: ReadonlySet<string>;
  going: ReadonlySet<string>;
}

/** Whether the draft of a set could come out now, and what in it does not look right. */
@Injectable()
export class ChangeSetCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly drafts: DraftCheck,
    private readonly gate: PublicationGate,
    private readonly linkList: LinkList,
  ) {}

  async of(type: ContentType, item: ContentRow, draft: DraftRow, beside: Beside): Promise<CheckedDraft> {
    const { manager } = this.dataSource;
    const problems = await this.drafts.problemsOf(manager, type, item, draft);
    if (draft.held !== null) problems.unshift(HELD_PROBLEMS[draft.held]);
    if (await this.gate.isClosed(manager, type, item)) problems.push('Нужно одобрение другого сотрудника');
    const values = { ...fromColumns(type, item), ...draft.facts } as Values;
    const links = linksIn(type, values).map(({ href }) => href);
    const warnings = await this.warningsOf(manager, links.filter(isOfSite), beside);
    const at = draft.facts['publishedAt'];
    if (typeof at === 'string' && new Date(at) > new Date()) {
      warnings.push('Дата публикации в будущем: до неё записи на сайте не будет');
    }
    return { problems, warnings };
  }

  /** Of an item that goes: which links of the site would lead nowhere; those of the set's own drafts are told with these. */
  async ofRemoval(
    type: ContentType,
    item: ContentRow,
    { gathered, reader }: { gathered: Gathered; reader: ContentActor },
  ): Promise<CheckedDraft> {
    if (item.status !== 'published')
      return { problems: [], warnings: ['Записи уже нет на сайте: снимать нечего'] };
    const { places } = await this.linkList.impact(type.name, item.id);
    const left = places.filter((place) => !isRewritten(place, gathered));
    const warnings = left.map((place) => {
      const { contentType, title } = knownTo(reader, place);
      const section = CONTENT_TYPES.find(({ name }) => name === contentType)?.titles.section;
      return `Перестанет работать ссылка отсюда: «${title}»${section ? ` (${section})` : ''}`;
    });
    return { problems: [], warnings: [...new Set(warnings)] };
  }

  private async warningsOf(
    manager: EntityManager,
    links: readonly string[],
    { coming, going }: Beside,
  ): Promise<string[]> {
    if (links.length === 0) return [];
    const redirects = new Set((await otherRedirects(manager, null)).map(({ path }) => lowerCasePath(path)));
    const warnings: string[] = [];
    for (const link of new Set(links)) {
      const path = lowerCasePath(link.split(/[?#]/u, 1)[0] ?? '');
      if (redirects.has(path))
        warnings.push(`Ссылка ${link} ведёт через перенаправление «${redirect.titles.section}»`);
      else if (going.has(path)) warnings.push(`Ссылка ${link} ведёт на запись, которую набор снимает`);
      else if (!coming.has(path) && (await this.isBroken(path)))
        warnings.push(`Ссылка ${link} никуда не ведёт`);
    }
    return warnings;
  }

  /** Of an address that only an item may have, whether visitors see none there. */
  private async isBroken(path: string): Promise<boolean> {
    for (const type of CONTENT_TYPES) {
      const prefix = type.page?.endsWith('/:slug') ? type.page.slice(0, -':slug'.length) : null;
      if (prefix === null || !path.startsWith(prefix)) continue;
      const slug = path.slice(prefix.length);
      if (slug === '' || slug.includes('/')) continue;
      return (await this.repository.findVisible(type, slug)) === undefined;
    }
    return false;
  }
}

function isOfSite(href: string): boolean {
  return /^\/(?!\/)/u.test(href);
}

/** Whether the set takes the place off the site as well, or writes another text there. */
function isRewritten({ contentType, itemId, field }: LinkPlace, { drafts, removals }: Gathered): boolean {
  const isOf = (row: { content_type: string; item_id: number }) =>
    row.content_type === contentType && row.item_id === itemId;
  return removals.some(isOf) || drafts.some((draft) => isOf(draft) && field in draft.facts);
}

import { Injectable } from '@nestjs/common';
import type { ChangeSetItem } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { ContentActor } from '../content-actor.ts';
import { ContentRepository } from '../content.repository.ts';
import { type ContentRow, stateOf } from '../content-row.ts';
import { findDraftable } from '../drafts/draftable.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import { fromColumns } from '../fields/values.ts';
import { historyTitle } from '../kept-facts.ts';
import { publicPath } from '../public-path.ts';
import { type Beside, ChangeSetCheck } from './change-set-check.ts';
import type { PublishedMember } from './change-sets.repository.ts';
import type { Gathered } from './gathered.ts';
import { HELD_PROBLEMS } from './held-words.ts';

interface Changed {
  type: ContentType;
  item: ContentRow;
  draft: DraftRow;
}

interface Going {
  type: ContentType;
  item: ContentRow;
}

/** What is gathered in a set: as it is on the site and as it would be, and whether it could come out. */
@Injectable()
export class ChangeSetItems {
  constructor(
    private readonly repository: ContentRepository,
    private readonly check: ChangeSetCheck,
  ) {}

  async of(gathered: Gathered, reader: ContentActor): Promise<ChangeSetItem[]> {
    const changed: Changed[] = [];
    const going: Going[] = [];
    const lost: ChangeSetItem[] = [];
    for (const draft of gathered.drafts) {
      const type = findDraftable(draft.content_type);
      const item = type && (await this.repository.find(type, draft.item_id));
      if (item) changed.push({ type, item, draft });
      else lost.push(missing(type, draft, false));
    }
    for (const removal of gathered.removals) {
      const type = findDraftable(removal.content_type);
      const item = type && (await this.repository.find(type, removal.item_id));
      if (item) going.push({ type, item });
      else lost.push(missing(type, removal, true));
    }
    const beside = {
      coming: new Set(changed.flatMap((one) => pathOf(one) ?? [])),
      going: new Set(going.flatMap(({ type, item }) => publicPath(type, item) ?? [])),
    };
    return [
      ...(await Promise.all(changed.map((one) => this.changed(one, beside)))),
      ...(await Promise.all(going.map((one) => this.going(one, gathered, reader)))),
      ...lost,
    ];
  }

  private async going(
    { type, item }: Going,
    gathered: Gathered,
    reader: ContentActor,
  ): Promise<ChangeSetItem> {
    const title = historyTitle(type, item);
    const path = publicPath(type, item);
    return {
      ...asPublished({ type: type.name, id: item.id, title, path, removal: true }),
      ...(await this.check.ofRemoval(type, item, { gathered, reader })),
    };
  }

  private async changed(one: Changed, beside: Beside): Promise<ChangeSetItem> {
    const { type, item, draft } = one;
    const present: Record<string, unknown> = {
      ...fromColumns(type, item),
      publishedAt: item.published_at?.toISOString() ?? null,
    };
    const names = Object.keys(draft.facts);
    return {
      type: type.name,
      id: item.id,
      title: historyTitle(type, item),
      held: draft.held,
      removal: false,
      isNew: stateOf(item, new Date()) === 'draft',
      before: Object.fromEntries(names.map((name) => [name, present[name] ?? null])),
      after: draft.facts,
      path: pathOf(one),
      lacking: null,
      ...(await this.check.of(type, item, draft, beside)),
    };
  }
}

function pathOf({ type, item, draft }: Changed): string | null {
  return publicPath(type, { ...item, ...draft.facts });
}

/** In the trash, or of a type that is no more. */
function missing(
  type: ContentType | null,
  { content_type: name, item_id: id }: { content_type: string; item_id: number },
  removal: boolean,
): ChangeSetItem {
  const title = `${type?.titles.section ?? name}, № ${id}`;
  const lost = asPublished({ type: name, id, title, path: null, removal });
  if (type === null) return { ...lost, problems: ['Этого раздела больше нет: исключите запись из набора'] };
  return { ...lost, held: 'trashed', problems: [HELD_PROBLEMS.trashed] };
}

/** A published set is not compared any more. */
export function asPublished({
  type,
  id,
  title,
  path,
  removal = false,
}: Pick<PublishedMember, 'type' | 'id' | 'title' | 'path' | 'removal'>): ChangeSetItem {
  const nothing = {
    held: null,
    isNew: false,
    before: {},
    after: {},
    problems: [],
    warnings: [],
    lacking: null,
  };
  return { type, id, title, path, removal, ...nothing };
}

import { Injectable } from '@nestjs/common';
import type { ChangeSetItem } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { ContentRepository } from '../content.repository.ts';
import { type ContentRow, stateOf } from '../content-row.ts';
import { findDraftable } from '../drafts/draftable.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import { fromColumns } from '../fields/values.ts';
import { historyTitle } from '../kept-facts.ts';
import { publicPath } from '../public-path.ts';
import { ChangeSetCheck } from './change-set-check.ts';
import type { PublishedMember } from './change-sets.repository.ts';
import { HELD_PROBLEMS } from './held-words.ts';

interface Changed {
  type: ContentType;
  item: ContentRow;
  draft: DraftRow;
}

/** What is gathered in a set: as it is on the site and as it would be, and whether it could come out. */
@Injectable()
export class ChangeSetItems {
  constructor(
    private readonly repository: ContentRepository,
    private readonly check: ChangeSetCheck,
  ) {}

  async of(drafts: readonly DraftRow[]): Promise<ChangeSetItem[]> {
    const items: Changed[] = [];
    const lost: ChangeSetItem[] = [];
    for (const draft of drafts) {
      const type = findDraftable(draft.content_type);
      const item = type && (await this.repository.find(type, draft.item_id));
      if (item) items.push({ type, item, draft });
      else lost.push(missing(type, draft));
    }
    const addresses = new Set(items.flatMap((one) => pathOf(one) ?? []));
    return [...(await Promise.all(items.map((one) => this.changed(one, addresses)))), ...lost];
  }

  private async changed(one: Changed, addresses: ReadonlySet<string>): Promise<ChangeSetItem> {
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
      isNew: stateOf(item, new Date()) === 'draft',
      before: Object.fromEntries(names.map((name) => [name, present[name] ?? null])),
      after: draft.facts,
      path: pathOf(one),
      ...(await this.check.of(type, item, draft, addresses)),
    };
  }
}

function pathOf({ type, item, draft }: Changed): string | null {
  return publicPath(type, { ...item, ...draft.facts });
}

/** In the trash, or of a type that is no more. */
function missing(type: ContentType | null, draft: DraftRow): ChangeSetItem {
  const title = `${type?.titles.section ?? draft.content_type}, № ${draft.item_id}`;
  const lost = asPublished({ type: draft.content_type, id: draft.item_id, title, path: null });
  if (type === null) return { ...lost, problems: ['Этого раздела больше нет: исключите запись из набора'] };
  return { ...lost, held: 'trashed', problems: [HELD_PROBLEMS.trashed] };
}

/** Of what is out nothing is compared any more. */
export function asPublished({
  type,
  id,
  title,
  path,
}: Pick<PublishedMember, 'type' | 'id' | 'title' | 'path'>): ChangeSetItem {
  return {
    type,
    id,
    title,
    path,
    held: null,
    isNew: false,
    before: {},
    after: {},
    problems: [],
    warnings: [],
  };
}

import { Injectable } from '@nestjs/common';
import { APPROVAL_RIGHTS, type Desk, type DeskItem, FOUND_MAX, type FoundItem } from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, type ContentType, isPersonal } from '@polden/content-model';
import { HistoryReader } from '../../history/index.ts';
import type { ContentCall } from '../content-operations.ts';
import { stateOf } from '../content-row.ts';
import { type DeskRow, DeskRepository, type FoundRow } from './desk.repository.ts';

type Actor = ContentCall['actor'];

const RECENT = 8;

/** What people look for over all types, and what waits for them; of the types that they may list. */
@Injectable()
export class DeskService {
  constructor(
    private readonly repository: DeskRepository,
    private readonly history: HistoryReader,
  ) {}

  async find(search: string, actor: Actor): Promise<FoundItem[]> {
    const types = listedBy(actor);
    const id = numberIn(search);
    const numbered = id === null ? [] : await this.repository.numbered(types, id);
    const named = await this.repository.find(types, search);
    const isNumbered = (row: FoundRow) => numbered.some(({ type }) => type === row.type && id === row.id);
    const rows = [...numbered, ...named.filter((row) => !isNumbered(row))].slice(0, FOUND_MAX);
    return rows.map(({ type, id, title, status, published_at, archived }) => ({
      type,
      id,
      title,
      state: stateOf({ status, published_at }, new Date()),
      archived,
    }));
  }

  async overview(actor: Actor): Promise<Desk> {
    const drafted = listedBy(actor).filter(({ drafts }) => drafts);
    const own = drafted.filter((type) => !isPersonal(type));
    const sent = drafted.filter(isPersonal);
    const approved = actor.may(APPROVAL_RIGHTS.approve)
      ? own.filter((type) => actor.may(actionsOf(type).item))
      : [];
    const [drafts, scheduled, missed, toModerate, toApprove, recent] = await Promise.all([
      this.repository.drafts(own),
      this.repository.scheduled(own),
      this.repository.missed(own),
      Promise.all(
        sent.map(async (type) => ({ type: type.name, total: await this.repository.unpublished(type) })),
      ),
      this.repository.unapproved(approved, actor.id),
      this.recent(actor),
    ]);
    return {
      drafts: {
        total: drafts[0]?.total ?? 0,
        items: drafts.map(({ actor_id, actor_name, over, ...row }) => ({
          ...toItem(row),
          over,
          author: actor_name === null ? null : { name: actor_name, isMe: actor_id === actor.id },
        })),
      },
      scheduled: { total: scheduled[0]?.total ?? 0, items: scheduled.map(toItem) },
      missed: {
        total: missed[0]?.total ?? 0,
        items: missed.map(({ event, failure, ...row }) => ({ ...toItem(row), event, failure })),
      },
      toModerate: toModerate.filter(({ total }) => total > 0),
      toApprove,
      recent,
    };
  }

  /** Items of content that the history names last for the one who asks, each once. */
  private async recent(actor: Actor): Promise<DeskItem[]> {
    const types = new Map(listedBy(actor).map((type) => [type.name, type]));
    const { items } = await this.history.find({ manager: actor.id, page: 1 }, actor);
    const last = new Map<string, { type: ContentType; id: number; at: string }>();
    for (const { entity, entityId, at } of items) {
      const type = types.get(entity);
      const key = `${entity}:${entityId}`;
      if (type && /^\d+$/u.test(entityId) && !last.has(key))
        last.set(key, { type, id: Number(entityId), at });
    }
    const present = await this.repository.present([...last.values()]);
    const titles = new Map(present.map(({ type, id, title }) => [`${type}:${id}`, title]));
    return [...last]
      .flatMap(([key, { type, id, at }]) => {
        const title = titles.get(key);
        return title === undefined ? [] : [{ type: type.name, id, title, at }];
      })
      .slice(0, RECENT);
  }
}

function listedBy(actor: Actor): ContentType[] {
  return CONTENT_TYPES.filter((type) => actor.may(actionsOf(type).list));
}

/** «12» and «№ 12»: the number of an item; null for words. */
function numberIn(search: string): number | null {
  const [, digits] = /^(?:№\s*)?([1-9]\d{0,8})$/u.exec(search.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

function toItem({ type, id, title, at }: DeskRow): DeskItem {
  return { type, id, title, at: at.toISOString() };
}

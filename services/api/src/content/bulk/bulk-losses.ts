import { Injectable } from '@nestjs/common';
import type { BulkMark } from '@polden/api-contract';
import { actionsOf, type ContentType, MAIN_WORDS } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentActor } from '../content-actor.ts';
import type { ContentRow } from '../content-row.ts';
import { draftOf } from '../drafts/drafts.repository.ts';
import { Schedules } from '../drafts/schedules.ts';
import { Highlights } from '../highlights.ts';
import { reasonOf } from './reason-of.ts';

type Losses = Pick<BulkMark, 'highlight' | 'publishAt'>;

interface Held {
  highlight: number | null;
  /** When its draft comes out. */
  at: Date | null;
}

/** What an operation takes along from an item that goes from the site, and its opposite alone does not bring back. */
@Injectable()
export class BulkLosses {
  constructor(
    private readonly highlights: Highlights,
    private readonly schedules: Schedules,
  ) {}

  /** What an operation may take from the item. */
  async held(manager: EntityManager, type: ContentType, row: ContentRow | undefined): Promise<Held> {
    if (!row) return { highlight: null, at: null };
    return { highlight: row.highlight_position, at: await momentOf(manager, type, row.id) };
  }

  /** What it has taken. */
  async lost(
    manager: EntityManager,
    type: ContentType,
    { highlight, at }: Held,
    after: ContentRow,
  ): Promise<Losses> {
    return {
      ...(highlight !== null && after.highlight_position === null && { highlight }),
      ...(at && !(await momentOf(manager, type, after.id)) && { publishAt: at.toISOString() }),
    };
  }

  /** Gives it back with the rights of whoever takes the operation back; why some of it stays lost, in Russian. */
  async giveBack(
    type: ContentType,
    id: number,
    { highlight, publishAt }: Losses,
    actor: ContentActor,
  ): Promise<string[]> {
    const left: string[] = [];
    if (highlight !== undefined) {
      const reason = await this.refusalOf(() => this.highlightAgain(type, id, highlight, actor));
      if (reason !== null) left.push(`${upperFirst((type.highlights?.words ?? MAIN_WORDS).gone)}: ${reason}`);
    }
    if (publishAt !== undefined) {
      const reason = await this.refusalOf(() => this.schedules.write(type.name, id, { publishAt }, actor));
      const when = formatDate(publishAt, 'DD.MM.YYYY HH:mm');
      if (reason !== null) left.push(`Изменения больше не выйдут сами ${when}: ${reason}`);
    }
    return left;
  }

  private async highlightAgain(
    type: ContentType,
    id: number,
    place: number,
    actor: ContentActor,
  ): Promise<void> {
    if (!actor.may(actionsOf(type).highlightAdd)) throw new AppError(403, 'Недостаточно прав');
    await this.highlights.add(type, id, actor, place);
  }

  /** Null: it is done. What is refused does not stop the rest. */
  private async refusalOf(work: () => Promise<void>): Promise<string | null> {
    try {
      await work();
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return lowerFirst(reasonOf(error));
    }
  }
}

async function momentOf(manager: EntityManager, type: ContentType, id: number): Promise<Date | null> {
  return (await draftOf(manager, type, id))?.publish_at ?? null;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

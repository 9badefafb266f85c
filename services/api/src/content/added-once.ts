import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { Idempotency, type IdempotentCall } from '../core/idempotency/idempotency.ts';
import { ContentRepository } from './content.repository.ts';
import type { ContentRow } from './content-row.ts';
import { ContentView } from './content-view.ts';

/** As long as a form may wait in its tab. */
const KEY_SECONDS = 7 * 24 * 60 * 60;

interface Made {
  itemId: number;
}

export interface Adding {
  /** As the client has given it. */
  key: string;
  /** Id of the actor: nobody is answered with what somebody else has added. */
  by: string;
  /** As it was sent. */
  given: object;
}

/** Makes adding safe to repeat: a lost answer makes no second item. To be used in the turn of the type's writers. */
@Injectable()
export class AddedOnce {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly repository: ContentRepository,
    private readonly view: ContentView,
  ) {}

  /**
   * The item that the same call has made before; null for a new call, or when that item is there no more. 409 with the item when
   * the key came with other values then: they are a change of it.
   */
  async find(manager: EntityManager, type: ContentType, adding: Adding): Promise<ContentRow | null> {
    const call = callOf(type, adding);
    const earlier = await this.idempotency.earlier<Made>(manager, call);
    if (earlier === null) return null;
    const row = await this.repository.find(type, earlier.answer.itemId, manager);
    if (!row) {
      await this.idempotency.release(manager, call);
      return null;
    }
    if (earlier.isSame) return row;
    const current = await this.view.item(type, row);
    throw new AppError(409, 'Эта запись уже добавлена: сохраните в ней то, что изменилось', { current });
  }

  async remember(manager: EntityManager, type: ContentType, adding: Adding, row: ContentRow): Promise<void> {
    const made: Made = { itemId: row.id };
    await this.idempotency.claim(manager, callOf(type, adding), made);
  }
}

function callOf(type: ContentType, { key, by, given }: Adding): IdempotentCall {
  return {
    endpoint: `content/${type.name}/add`,
    key: `${by}:${key}`,
    body: given,
    ttlSeconds: KEY_SECONDS,
  };
}

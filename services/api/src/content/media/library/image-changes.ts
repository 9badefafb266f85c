import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContentActor } from '../../content-actor.ts';

/** Throws when the image may not look otherwise where it stands; asked in the transaction that changes it. */
export type ImageChangeCheck = (manager: EntityManager, id: string, actor: ContentActor) => Promise<void>;

/** To be asked before the look of an image changes: items that show it may forbid that, and the library does not know them. */
@Injectable()
export class ImageChanges {
  private readonly checks: ImageChangeCheck[] = [];

  register(check: ImageChangeCheck): void {
    this.checks.push(check);
  }

  async expect(manager: EntityManager, id: string, actor: ContentActor): Promise<void> {
    for (const check of this.checks) await check(manager, id, actor);
  }
}

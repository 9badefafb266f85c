import { Injectable } from '@nestjs/common';
import type { WebhookKind } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** Something that others may want to know. Names nobody: it leaves for other systems. */
export interface DomainEvent {
  kind: WebhookKind;
  data: Record<string, string | number | null>;
}

/** Told in the transaction in which it happens: what a listener writes is kept or taken back with it. */
export type DomainListener = (manager: EntityManager, events: readonly DomainEvent[]) => Promise<void>;

/** What happens in content and requests, for modules above them; one that wants to know registers when it starts. */
@Injectable()
export class DomainEvents {
  private readonly listeners: DomainListener[] = [];

  register(listener: DomainListener): void {
    this.listeners.push(listener);
  }

  async tell(manager: EntityManager, events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    for (const listener of this.listeners) await listener(manager, events);
  }
}

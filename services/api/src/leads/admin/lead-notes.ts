import { Injectable } from '@nestjs/common';
import { ADMIN_LEAD_PATHS, leadNumber } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { Idempotency } from '../../core/idempotency/idempotency.ts';
import { HistoryService } from '../../history/index.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { LeadRepository } from '../storage/lead.repository.ts';

/** As long as a note may wait in its tab. */
const KEY_SECONDS = 7 * 24 * 60 * 60;

/** What the staff notes of a request, whatever its state; it is erased with the request. */
@Injectable()
export class LeadNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly idempotency: Idempotency,
    private readonly history: HistoryService,
  ) {}

  /** Once under a key; 404 for a request that is gone. */
  async add(
    id: string,
    { text, key }: { text: string; key: string | undefined },
    actor: StaffActor,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.lock(manager, id))) throw new AppError(404, 'Такой заявки нет');
      const call = {
        endpoint: ADMIN_LEAD_PATHS.note,
        key: `${actor.id}:${key}`,
        body: { id, text },
        ttlSeconds: KEY_SECONDS,
      };
      if (key !== undefined && (await this.idempotency.claim(manager, call, { id }))) return;
      await this.repository.note(manager, id, 'comment', { comment: text }, actor.name);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'lead',
        entityId: id,
        title: `Заявка ${leadNumber(id)}`,
        before: { note: null },
        // What it tells of a person stays out of the history.
        after: { note: '•••' },
      });
    });
  }
}

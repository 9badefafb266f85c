import { Injectable } from '@nestjs/common';
import type {
  ErasureDone,
  ErasureRequestCard,
  ErasureRequestItem,
  ErasureRequestList,
} from '@polden/api-contract';
import { maskedPhone } from '@polden/ru';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import { PersonErasure } from '../erasure/erasure.ts';
import {
  answer,
  countRequests,
  type ErasureRequestRow,
  findRequest,
  lockAsked,
  pageOfRequests,
} from './erasure-requests.repository.ts';
import { ErasureNotices } from './erasure-notices.ts';
import { RequestPhones } from './request-phones.ts';
import { toRequestItem } from './request-shapes.ts';

const PAGE_SIZE = 50;

/** What the staff answers those who ask for the erasure of their data. */
@Injectable()
export class ErasureAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly phones: RequestPhones,
    private readonly erasure: PersonErasure,
    private readonly notices: ErasureNotices,
    private readonly history: HistoryService,
  ) {}

  async page(page: number): Promise<ErasureRequestList> {
    const { manager } = this.dataSource;
    const [rows, total] = [await pageOfRequests(manager, page, PAGE_SIZE), await countRequests(manager)];
    return { items: rows.map(toRequestItem), pageCount: Math.ceil(total / PAGE_SIZE) };
  }

  /** 404 for an unknown one. */
  async card(id: string): Promise<ErasureRequestCard> {
    const row = await findRequest(this.dataSource.manager, id);
    if (!row) throw new AppError(404, 'Такой просьбы нет');
    const phone = row.state === 'asked' ? this.phones.open(row) : null;
    if (phone === null) return { ...toRequestItem(row), phone: '', found: null };
    return { ...toRequestItem(row), phone: maskedPhone(phone), found: await this.erasure.find({ phone }) };
  }

  /** Erases everything of the person, who is told; 409 when it was answered meanwhile. */
  async confirm(id: string, actor: HistoryActor): Promise<ErasureDone> {
    return this.dataSource.transaction(async (manager) => {
      const phone = this.phones.open(await asked(manager, id));
      if (phone === null) throw answered();
      // The erasure also closes all waiting requests of the person, this one included.
      return this.erasure.eraseIn(manager, { phone }, 'request', actor);
    });
  }

  /** The person is told that there is an answer, and reads the reason in the account; 409 as above. */
  async decline(id: string, reason: string, actor: HistoryActor): Promise<ErasureRequestItem> {
    return this.dataSource.transaction(async (manager) => {
      await asked(manager, id);
      await answer(manager, id, { state: 'declined', by: actor.name, reason });
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'erasure-request',
        entityId: id,
        title: 'Просьба стереть данные',
        before: { state: 'asked' },
        after: { state: 'declined' },
      });
      await this.notices.queue(manager, id);
      const row = await findRequest(manager, id);
      if (!row) throw answered();
      return toRequestItem(row);
    });
  }
}

async function asked(manager: EntityManager, id: string): Promise<ErasureRequestRow> {
  const row = await lockAsked(manager, id);
  if (!row) throw answered();
  return row;
}

function answered(): AppError {
  return new AppError(409, 'На эту просьбу уже ответили: обновите страницу');
}

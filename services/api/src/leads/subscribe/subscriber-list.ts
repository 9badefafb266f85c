import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Subscriber, SubscriberStatus } from '@polden/api-contract';
import { csvLine, formatDate, maskedEmail } from '@polden/ru';
import { DataSource } from 'typeorm';
import { HistoryService } from '../../history/index.ts';
import type { StaffActor } from '../../rbac/index.ts';
import type { SubscriberListDto } from './subscribe.dto.ts';
import { type StoredSubscriber, SubscriberRepository } from './subscriber.repository.ts';

const PAGE_SIZE = 50;
const BATCH = 500;
/** Without it a spreadsheet reads Russian letters in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const MOMENT = 'DD.MM.YYYY HH:mm';
const HEAD = ['Почта', 'Подтверждена', 'Редакция согласия', 'Страница'];

/** What the staff sees of those who asked for letters. */
@Injectable()
export class SubscriberList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscribers: SubscriberRepository,
    private readonly history: HistoryService,
  ) {}

  async page(page: number, status: SubscriberStatus | null): Promise<SubscriberListDto> {
    const offset = (page - 1) * PAGE_SIZE;
    const { items, total } = await this.subscribers.page(status, { offset, limit: PAGE_SIZE });
    return { items: items.map(shown), pageCount: Math.ceil(total / PAGE_SIZE) };
  }

  /** The confirmed ones with their addresses as a table; recorded in the history before the first row is given out. */
  async export(actor: StaffActor): Promise<Readable> {
    const { total } = await this.subscribers.page('confirmed', { offset: 0, limit: 0 });
    await this.dataSource.transaction((manager) =>
      this.history.record(manager, {
        actor,
        action: 'export',
        entity: 'subscriber',
        entityId: 'export',
        title: 'Выгрузка подписчиков',
        before: null,
        after: { total },
      }),
    );
    return Readable.from(this.rows());
  }

  private async *rows(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(HEAD);
    let last = 0;
    for (;;) {
      const batch = await this.subscribers.confirmedAfter(last, BATCH);
      yield batch
        .map(({ email, confirmedAt, consentEdition, url }) =>
          csvLine([email, confirmedAt ? formatDate(confirmedAt, MOMENT) : '', consentEdition, url]),
        )
        .join('');
      last = batch.at(-1)?.id ?? last;
      if (batch.length < BATCH) return;
    }
  }
}

function shown({ createdAt, confirmedAt, unsubscribedAt, email, ...rest }: StoredSubscriber): Subscriber {
  return {
    ...rest,
    email: maskedEmail(email),
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}

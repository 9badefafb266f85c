import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  STAFF_LEAD_KIND_WORDS,
  LEAD_PRODUCT_WORDS,
  LEAD_STATUS_WORDS,
  leadFormWords,
  leadNumber,
  leadTypeWords,
} from '@polden/api-contract';
import { csvLine, formatDate, phoneDigits } from '@polden/ru';
import { DataSource } from 'typeorm';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { HistoryService } from '../../history/index.ts';
import type { StaffActor } from '../../rbac/index.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { nameTold } from '../storage/borrower-name.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { answersOf } from './answer-labels.ts';
import { type Conditions, leadConditions, type LeadFilter } from './lead-filters.repository.ts';
import { countLeads, leadsAfter, leadsById, NEWEST } from './leads-admin.repository.ts';
import { STEPS } from './timeline.ts';

const BATCH = 500;
/** Without it a spreadsheet reads Russian letters in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEAD = [
  'Номер',
  'Создана',
  'Обращение',
  'Статус',
  'Телефон',
  'Телефон подтверждён',
  'Имя',
  'Заём',
  'Сумма',
  'Месяцев',
  'Дней',
  'Вид заявки',
  'Форма',
  'Шаг',
  'Источник',
  'Код партнёра',
  'Вид заявки партнёра',
  'Партнёр',
  'Ответы',
  'Идентификатор',
];

/** Requests with all that is personal, as a table; read in batches, never whole in memory. */
@Injectable()
export class LeadExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
    private readonly vault: PersonalDataVault,
    private readonly history: HistoryService,
  ) {}

  /** Recorded in the history before the first row is given out. */
  async start(filter: LeadFilter, actor: StaffActor): Promise<Readable> {
    const total = await countLeads(this.dataSource.manager, this.conditions(filter, actor));
    const { search, ...shown } = filter;
    await this.dataSource.transaction((manager) =>
      this.history.record(manager, {
        actor,
        action: 'export',
        entity: 'lead',
        entityId: 'export',
        title: 'Выгрузка заявок',
        before: null,
        // The phone that was looked for stays out of the history.
        after: { ...shown, ...(search && { search: '•••' }), total },
      }),
    );
    return Readable.from(this.rows(this.conditions(filter, actor)));
  }

  /** The right to export includes personal data. */
  private conditions(filter: LeadFilter, { user }: StaffActor): Conditions {
    return leadConditions(filter, this.blindIndex, { staffId: user.id, personal: true });
  }

  private async *rows(conditions: Conditions): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(HEAD);
    const { manager } = this.dataSource;
    let last = NEWEST;
    for (;;) {
      const places = await leadsAfter(manager, conditions, last, BATCH);
      const leads = await leadsById(
        manager,
        places.map(({ id }) => id),
      );
      yield leads.map((lead) => csvLine(this.cells(lead))).join('');
      const end = places.at(-1);
      if (!end || places.length < BATCH) return;
      last = end;
    }
  }

  private cells(lead: LeadEntity): string[] {
    const data = this.vault.open(lead);
    const answers = answersOf(data, true).map(({ label, value }) => `${label}: ${value}`);
    return [
      leadNumber(lead.id),
      formatDate(lead.createdAt, 'DD.MM.YYYY HH:mm'),
      STAFF_LEAD_KIND_WORDS[lead.kind],
      LEAD_STATUS_WORDS[lead.status],
      // Without its plus, which a spreadsheet takes for a formula.
      phoneDigits(data.phone),
      lead.phoneVerified ? 'да' : 'нет',
      nameTold(data.fullName) ?? '',
      lead.product === null ? '' : LEAD_PRODUCT_WORDS[lead.product],
      String(lead.requiredSum ?? ''),
      String(lead.monthCount ?? ''),
      String(lead.days ?? ''),
      leadTypeWords(lead.leadType ?? ''),
      leadFormWords(lead.formName ?? ''),
      STEPS[lead.formType],
      lead.utmSource ?? '',
      lead.leadGenCode ?? '',
      lead.source['leadTypeId'] ?? '',
      lead.source['partner'] ?? '',
      answers.join('; '),
      lead.id,
    ];
  }
}

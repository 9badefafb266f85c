import { Injectable } from '@nestjs/common';
import { LEAD_PAGE_SIZE, type LeadDeliveryState, type LeadListItem } from '@polden/api-contract';
import { maskedName, maskPhone } from '@polden/ru';
import { DataSource } from 'typeorm';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { LeadEntity } from '../storage/lead.entity.ts';
import { CrmDriver } from '../crm/crm-driver.ts';
import { LeadSigning } from '../documents/lead-signing.service.ts';
import { leadStage } from '../progress/lead-stage.ts';
import { nextForStaff } from '../progress/lead-status.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { answersOf, sourceOf } from './answer-labels.ts';
import { DEAD_LETTERS, LAST_DELIVERY, leadConditions, type LeadFilter } from './lead-filters.ts';
import type { LeadCardDto, LeadListDto, LeadSummaryDto } from './leads-admin.dto.ts';
import { eventCard, type EventRow } from './timeline.ts';

interface DeliveryRow {
  step: 'first' | 'second';
  state: LeadDeliveryState;
  attempts: number;
  changed_at: Date;
  error: string;
}

interface FileRow {
  position: number;
  bytes: number;
  data_key_id: string;
  file_name: Buffer;
}

/** What the staff sees of requests. */
@Injectable()
export class LeadsAdminReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
    private readonly vault: PersonalDataVault,
    private readonly crm: CrmDriver,
    private readonly signing: LeadSigning,
  ) {}

  /** The newest first; a page past the end is empty. */
  async list({ page, ...filter }: LeadFilter & { page: number }, personal: boolean): Promise<LeadListDto> {
    const { sql, values } = leadConditions(filter, { blindIndex: this.blindIndex, personal });
    const [ids, [counted]] = await Promise.all([
      this.dataSource.query<{ id: string; delivery: LeadDeliveryState }[]>(
        `SELECT l.id, ${LAST_DELIVERY} AS delivery FROM lead l ${sql} ORDER BY l.created_at DESC, l.id DESC
         LIMIT ${LEAD_PAGE_SIZE} OFFSET ${(page - 1) * LEAD_PAGE_SIZE}`,
        values,
      ),
      this.dataSource.query<{ total: string }[]>(`SELECT count(*) AS total FROM lead l ${sql}`, values),
    ]);
    const leads = await this.leads(ids.map(({ id }) => id));
    const total = Number(counted?.total ?? 0);
    const items = ids.flatMap(({ id, delivery }) => {
      const lead = leads.get(id);
      return lead ? [this.listItem(lead, delivery, personal)] : [];
    });
    return { items, total, pageCount: Math.ceil(total / LEAD_PAGE_SIZE) };
  }

  async summary(): Promise<LeadSummaryDto> {
    const [row] = await this.dataSource.query<LeadSummaryDto[]>(
      `SELECT count(*) FILTER (WHERE ${DEAD_LETTERS})::int AS dead,
         count(*) FILTER (WHERE d.state IN ('queued', 'unknown'))::int AS queued
       FROM lead_delivery d JOIN lead l ON l.id = d.lead_id WHERE d.state IN ('queued', 'unknown', 'dead', 'unresolved')`,
    );
    return row ?? { dead: 0, queued: 0 };
  }

  /** 404 for one that is unknown or was deleted by retention. */
  async card(id: string, personal: boolean): Promise<LeadCardDto> {
    const { manager } = this.dataSource;
    const lead = await manager.findOneBy(LeadEntity, { id });
    if (!lead) throw new AppError(404, 'Такой заявки нет');
    const [deliveries, events, files] = await Promise.all([
      manager.query<DeliveryRow[]>('SELECT * FROM lead_delivery WHERE lead_id = $1 ORDER BY step', [id]),
      manager.query<EventRow[]>('SELECT * FROM lead_event WHERE lead_id = $1 ORDER BY id DESC', [id]),
      manager.query<FileRow[]>(
        'SELECT position, bytes, data_key_id, file_name FROM lead_file WHERE lead_id = $1 ORDER BY position',
        [id],
      ),
    ]);
    const data = this.vault.open(lead);
    const { utmSource, leadGenCode, source } = lead;
    return {
      ...this.listItem(lead, deliveries.at(-1)?.state ?? 'queued', personal),
      revision: lead.revision,
      formName: lead.formName,
      stage:
        lead.kind === 'loan' ? leadStage(lead, this.crm.ability, await this.signing.stateOf(lead)) : null,
      answers: answersOf(data, personal),
      source: sourceOf({ utmSource, leadGenCode, ...source }),
      documents: lead.documents,
      limit: lead.decision,
      deliveries: deliveries.map(({ step, state, attempts, changed_at, error }) => ({
        step,
        state,
        attempts,
        changedAt: changed_at.toISOString(),
        error,
      })),
      timeline: [
        ...events.map(eventCard),
        { at: lead.createdAt.toISOString(), actor: null, title: 'Заявка создана', details: '' },
      ],
      files: files.map(({ position, bytes, data_key_id: keyId, file_name: name }) => ({
        position,
        bytes,
        fileName: personal ? this.vault.openFile(id, { keyId, data: name }).toString() : `Файл ${position}`,
      })),
      nextStatuses: nextForStaff(lead.status),
      personal,
    };
  }

  private async leads(ids: readonly string[]): Promise<Map<string, LeadEntity>> {
    const found = await this.dataSource.manager
      .createQueryBuilder(LeadEntity, 'lead')
      .where('lead.id = ANY (:ids)', { ids })
      .getMany();
    return new Map(found.map((lead) => [lead.id, lead]));
  }

  private listItem(lead: LeadEntity, delivery: LeadDeliveryState, personal: boolean): LeadListItem {
    const { phone, fullName } = this.vault.open(lead);
    const name = fullName === phone ? '' : fullName;
    return {
      id: lead.id,
      kind: lead.kind,
      status: lead.status,
      delivery,
      createdAt: lead.createdAt.toISOString(),
      phone: personal ? phone : maskPhone(phone),
      name: personal ? name : maskedName(name),
      phoneVerified: lead.phoneVerified,
      product: lead.product,
      requiredSum: lead.requiredSum,
      monthCount: lead.monthCount,
      days: lead.days,
      formType: lead.formType,
      leadType: lead.leadType,
      utmSource: lead.utmSource,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { LEAD_PAGE_SIZE, type LeadListItem } from '@polden/api-contract';
import { maskedName, maskPhone } from '@polden/ru';
import { DataSource } from 'typeorm';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { CrmDriver } from '../crm/crm-driver.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { offeringOf } from '../offers/offering.ts';
import { leadStage } from '../status/lead-stage.ts';
import { nextForStaff } from '../status/lead-status.ts';
import { nameTold } from '../storage/borrower-name.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { answersOf, sourceOf } from './answer-labels.ts';
import { leadConditions, type LeadFilter, type Viewer } from './lead-filters.repository.ts';
import type { LeadCardDto, LeadListDto, LeadSummaryDto } from './leads-admin.dto.ts';
import {
  countLeads,
  countWaiting,
  deliveriesOf,
  eventsOf,
  filesOf,
  leadsById,
  pageOfLeads,
  signaturesOf,
  takerNames,
} from './leads-admin.repository.ts';
import { timelineOf } from './timeline.ts';

/** What of a row is not of the request itself. */
type Beside = Pick<LeadListItem, 'delivery' | 'stage' | 'takenBy'>;

/** What the one who opens a card may see beside the request itself. */
interface CardReader {
  personal: boolean;
  /** What others of the staff wrote of it. */
  withNotes: boolean;
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
  async list({ page, ...filter }: LeadFilter & { page: number }, viewer: Viewer): Promise<LeadListDto> {
    const { manager } = this.dataSource;
    const conditions = leadConditions(filter, this.blindIndex, viewer);
    const [rows, total] = await Promise.all([
      pageOfLeads(manager, conditions, page),
      countLeads(manager, conditions),
    ]);
    const deliveries = new Map(rows.map(({ id, delivery }) => [id, delivery]));
    const leads = await leadsById(manager, [...deliveries.keys()]);
    const [signatures, takers] = await Promise.all([
      this.signing.statesOf(leads.filter(({ kind }) => kind === 'loan')),
      takerNames(manager, leads),
    ]);
    const items = leads.map((lead) => {
      const signature = signatures.get(lead.id) ?? 'none';
      const beside: Beside = {
        delivery: deliveries.get(lead.id) ?? 'queued',
        stage: lead.kind === 'loan' ? leadStage(lead, this.crm.ability, signature) : null,
        takenBy: takerOf(lead, takers),
      };
      return this.listItem(lead, beside, viewer.personal);
    });
    return { items, total, pageCount: Math.ceil(total / LEAD_PAGE_SIZE) };
  }

  async summary(): Promise<LeadSummaryDto> {
    return countWaiting(this.dataSource.manager);
  }

  /** 404 for one that is unknown or was deleted by retention. */
  async card(id: string, { personal, withNotes }: CardReader): Promise<LeadCardDto> {
    const { manager } = this.dataSource;
    const lead = await leadById(manager, id);
    if (!lead) throw new AppError(404, 'Такой заявки нет');
    const [deliveries, events, signatures, takers, files] = await Promise.all([
      deliveriesOf(manager, id),
      eventsOf(manager, id),
      signaturesOf(manager, id),
      takerNames(manager, [lead]),
      filesOf(manager, id),
    ]);
    const data = this.vault.open(lead);
    const stage = lead.kind === 'loan' ? await this.signing.stageOf(lead) : null;
    const { utmSource, leadGenCode, source } = lead;
    return {
      ...this.listItem(
        lead,
        { delivery: deliveries.at(-1)?.state ?? 'queued', stage, takenBy: takerOf(lead, takers) },
        personal,
      ),
      revision: lead.revision,
      formName: lead.formName,
      answers: answersOf(data, personal),
      source: sourceOf({ utmSource, leadGenCode, ...source }),
      documents: lead.documents.map(({ id, edition }) => ({ id, edition })),
      limit: lead.decision,
      offerUntil: lead.offerUntil,
      decidedAt: lead.decidedAt?.toISOString() ?? null,
      offering: stage && offeringOf(lead, stage, this.crm.ability),
      deliveries: deliveries.map(({ step, state, attempts, changed_at, error }) => ({
        step,
        state,
        attempts,
        changedAt: changed_at.toISOString(),
        error,
      })),
      timeline: timelineOf({ events, signatures, createdAt: lead.createdAt }, withNotes),
      files: files.map(({ position, bytes, data_key_id: keyId, file_name: name }) => ({
        position,
        bytes,
        fileName: personal ? this.vault.openFile(id, { keyId, data: name }).toString() : `Файл ${position}`,
      })),
      nextStatuses: nextForStaff(lead.status),
      personal,
    };
  }

  private listItem(lead: LeadEntity, beside: Beside, personal: boolean): LeadListItem {
    const { phone, fullName } = this.vault.open(lead);
    const name = nameTold(fullName) ?? '';
    return {
      id: lead.id,
      kind: lead.kind,
      status: lead.status,
      ...beside,
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

/** Null also for one who is there no more. */
function takerOf({ takenBy }: LeadEntity, names: ReadonlyMap<number, string>): string | null {
  return takenBy === null ? null : (names.get(takenBy) ?? null);
}

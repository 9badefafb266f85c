import { Injectable } from '@nestjs/common';
import {
  type CopiedFact,
  type CopiedRequest,
  LEAD_KIND_WORDS,
  LEAD_STAGE_WORDS,
  LEAD_STATUS_WORDS,
  LOAN_NAMES,
} from '@polden/api-contract';
import { formatRubles } from '@polden/ru';
import { answersOf, begunAnswersOf, sourceOf } from '../admin/answer-labels.ts';
import type { EventRow } from '../admin/timeline.ts';
import { CrmDriver } from '../crm/crm-driver.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { leadStage } from '../status/lead-stage.ts';
import { termInWords } from '../signature/application.ts';
import { borrowerName } from '../storage/borrower-name.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { type PersonalData, PersonalDataVault } from '../storage/personal-data.ts';
import { withoutOthers } from '../storage/without-others.ts';
import { type OwnFileRow, OwnRequestsRepository } from './own-requests.repository.ts';

/** What one phone has asked for, as its owner may read it. */
@Injectable()
export class OwnRequests {
  constructor(
    private readonly repository: OwnRequestsRepository,
    private readonly vault: PersonalDataVault,
    private readonly crm: CrmDriver,
    private readonly signing: LeadSigning,
  ) {}

  /**
   * The newest first. Answers of requests with an unconfirmed phone are left out: somebody may have mistyped a digit and
   * told of themselves.
   */
  async of(phoneIndex: string): Promise<CopiedRequest[]> {
    const leads = await this.repository.leads(phoneIndex);
    const ids = leads.map(({ id }) => id);
    const events = Map.groupBy(await this.repository.events(ids), ({ lead_id: id }) => id);
    const files = Map.groupBy(await this.repository.files(ids), ({ lead_id: id }) => id);
    const signatures = await this.signing.statesOf(leads.filter(({ kind }) => kind === 'loan'));
    return leads.map((lead) => {
      const stage = leadStage(lead, this.crm.ability, signatures.get(lead.id) ?? 'none');
      return this.copyOf(
        lead,
        LEAD_STAGE_WORDS[stage].state,
        events.get(lead.id) ?? [],
        files.get(lead.id) ?? [],
      );
    });
  }

  async namedAt(phoneIndex: string): Promise<string[]> {
    return (await this.repository.namedAt(phoneIndex)).map((at) => at.toISOString());
  }

  private copyOf(
    lead: LeadEntity,
    state: string,
    events: readonly EventRow[],
    files: readonly OwnFileRow[],
  ): CopiedRequest {
    const told = lead.phoneVerified;
    return {
      id: lead.id,
      title: lead.product === null ? LEAD_KIND_WORDS[lead.kind] : LOAN_NAMES[lead.product],
      createdAt: lead.createdAt.toISOString(),
      state,
      confirmed: told,
      facts: told ? factsOf(lead, this.vault.open(lead)) : [],
      history: events.flatMap(({ at, event, facts: { to, preliminary } }) => {
        if (event === 'completed') return [{ at: at.toISOString(), title: 'Пришла анкета' }];
        if (event !== 'status' || !to) return [];
        const title = preliminary ? LEAD_STAGE_WORDS['pre-approved'].state : LEAD_STATUS_WORDS[to];
        return [{ at: at.toISOString(), title }];
      }),
      messages: events.flatMap(({ at, event, facts: { stage, channel = 'sms', outcome } }) =>
        event === 'message' && outcome === 'sent' && stage
          ? [{ at: at.toISOString(), channel, title: LEAD_STAGE_WORDS[stage].state }]
          : [],
      ),
      files: files.map(({ bytes, data_key_id: keyId, file_name: data }, index) => ({
        name: told ? this.vault.openFile(lead.id, { keyId, data }).toString() : `Файл ${index + 1}`,
        bytes,
      })),
    };
  }
}

function factsOf(lead: LeadEntity, data: PersonalData): CopiedFact[] {
  const { requiredSum, monthCount, days, decision, source, utmSource, leadGenCode } = lead;
  const rows: [string, string | null][] = [
    [
      'Просили',
      requiredSum === null ? null : `${formatRubles(requiredSum)} на ${termInWords(days, monthCount)}`,
    ],
    ['Одобрено', decision === null ? null : formatRubles(decision.sum)],
    // The questionnaire has its parts one by one.
    ['Имя и фамилия', borrowerName(data)],
    ['IP-адрес', data.ip],
    ['Браузер', data.userAgent],
    ['IP-адрес первого шага', data.firstStep?.ip ?? null],
    ['Браузер первого шага', data.firstStep?.userAgent ?? null],
  ];
  return [
    ...rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...answersOf(withoutOthers(data), true),
    ...begunAnswersOf(data).map(({ label, value }) => ({ label: `${label} (анкета не отправлена)`, value })),
    ...sourceOf({ utmSource, leadGenCode, ...source }),
  ];
}

import { Injectable } from '@nestjs/common';
import type { LeadSignature } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { CrmDriver } from '../crm/crm-driver.ts';
import { borrowerName } from '../storage/borrower-name.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { processingStatus } from '../status/lead-stage.ts';

/** Whether the documents of a lead wait to be signed. */
@Injectable()
export class LeadSigning {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly crm: CrmDriver,
    private readonly vault: PersonalDataVault,
  ) {}

  async stateOf(lead: LeadEntity): Promise<LeadSignature> {
    const accepted = lead.product !== null && processingStatus(lead, this.crm.ability) === 'success';
    // An application of nobody is no application.
    if (!accepted || borrowerName(this.vault.open(lead)) === null) return 'none';
    const isSigned = await this.repository.isSigned(this.dataSource.manager, lead.id, changedAt(lead));
    return isSigned ? 'signed' : 'open';
  }
}

/** What was signed before is not what stands in the documents now. */
export function changedAt({ createdAt, completedAt, decidedAt }: LeadEntity): Date {
  return new Date(Math.max(...[createdAt, completedAt, decidedAt].map((moment) => moment?.getTime() ?? 0)));
}

import { Injectable } from '@nestjs/common';
import type { LeadSignature } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { CrmDriver } from '../crm/crm-driver.ts';
import { borrowerName } from '../storage/borrower-name.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { isToSign } from '../status/lead-stage.ts';

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
    return (await this.statesOf([lead])).get(lead.id) ?? 'none';
  }

  /** By the ids of the leads, with one question to the database. What was signed stays so after the request has ended. */
  async statesOf(leads: readonly LeadEntity[]): Promise<ReadonlyMap<string, LeadSignature>> {
    const signable = leads.filter((lead) => lead.status === 'done' || this.isToSign(lead));
    const last = signable.length === 0 ? new Map<string, Date>() : await this.lastSignatures(signable);
    return new Map(
      signable.map((lead) => {
        const signedAt = last.get(lead.id);
        if (signedAt && signedAt >= changedAt(lead)) return [lead.id, 'signed'];
        return [lead.id, this.isToSign(lead) ? 'open' : 'none'];
      }),
    );
  }

  isToSign(lead: LeadEntity): boolean {
    // An application of nobody is no application.
    return (
      lead.product !== null &&
      isToSign(lead, this.crm.ability) &&
      borrowerName(this.vault.open(lead)) !== null
    );
  }

  private lastSignatures(leads: readonly LeadEntity[]): Promise<ReadonlyMap<string, Date>> {
    return this.repository.lastSignatures(
      this.dataSource.manager,
      leads.map(({ id }) => id),
    );
  }
}

/** What was signed before is not what stands in the documents now. */
export function changedAt({ createdAt, completedAt, decidedAt }: LeadEntity): Date {
  return new Date(Math.max(...[createdAt, completedAt, decidedAt].map((moment) => moment?.getTime() ?? 0)));
}

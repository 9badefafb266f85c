import { Injectable } from '@nestjs/common';
import type { LeadSignature, LeadStage } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { CrmDriver } from '../crm/crm-driver.ts';
import { borrowerName } from '../storage/borrower-name.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { isToSign, leadStage, wasToSign } from '../status/lead-stage.ts';

/** Whether the documents of a lead wait to be signed. */
@Injectable()
export class LeadSigning {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly crm: CrmDriver,
    private readonly vault: PersonalDataVault,
  ) {}

  async stateOf(lead: LeadEntity, manager = this.dataSource.manager): Promise<LeadSignature> {
    return (await this.statesOf([lead], manager)).get(lead.id) ?? 'none';
  }

  /** What its borrower is told, as it stands in this transaction. */
  async stageOf(lead: LeadEntity, manager = this.dataSource.manager): Promise<LeadStage> {
    return leadStage(lead, this.crm.ability, await this.stateOf(lead, manager));
  }

  /** By the ids of the leads, with one question to the database. What was signed stays so after the request has ended. */
  async statesOf(
    leads: readonly LeadEntity[],
    manager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, LeadSignature>> {
    const signable = leads.filter((lead) => lead.status === 'done' || this.isSignable(lead, wasToSign));
    const last =
      signable.length === 0 ? new Map<string, Date>() : await this.lastSignatures(manager, signable);
    return new Map(
      signable.map((lead) => {
        const signedAt = last.get(lead.id);
        if (signedAt && signedAt >= changedAt(lead)) return [lead.id, 'signed'];
        return [lead.id, this.isToSign(lead) ? 'open' : 'none'];
      }),
    );
  }

  isToSign(lead: LeadEntity): boolean {
    return this.isSignable(lead, isToSign);
  }

  /** What its borrower is told as long as nothing of it is signed. */
  stageToSign(lead: LeadEntity): LeadStage {
    return leadStage(lead, this.crm.ability, 'open');
  }

  private isSignable(lead: LeadEntity, isOffered: typeof isToSign): boolean {
    // An application of nobody is no application.
    return (
      lead.product !== null &&
      isOffered(lead, this.crm.ability) &&
      borrowerName(this.vault.open(lead)) !== null
    );
  }

  private lastSignatures(
    manager: EntityManager,
    leads: readonly LeadEntity[],
  ): Promise<ReadonlyMap<string, Date>> {
    return this.repository.lastSignatures(
      manager,
      leads.map(({ id }) => id),
    );
  }
}

/** What was signed before is not what stands in the documents now. */
export function changedAt({ createdAt, completedAt, decidedAt }: LeadEntity): Date {
  return new Date(Math.max(...[createdAt, completedAt, decidedAt].map((moment) => moment?.getTime() ?? 0)));
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { AppError } from '../errors/app-error.ts';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { Idempotency, type IdempotentCall } from '../idempotency/idempotency.service.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { LEAD_DELIVERY } from '../jobs/queues.ts';
import { ProductsService } from '../products/products.service.ts';
import type { CreateLeadDto, LeadCreatedDto } from './create-lead.dto.ts';
import { acceptedDocuments } from './accepted-documents.ts';
import { defaultFormName, defaultLeadType, leadTerm } from './lead-terms.ts';
import { type AcceptedDocument, LeadEntity } from './lead.entity.ts';
import { PersonalDataVault } from './personal-data.ts';

/** Where a request came from: kept with the lead as evidence of consent. */
export interface Visitor {
  ip: string;
  userAgent: string;
}

/** A lead whose fields have passed every check and whose gaps are filled. */
type CheckedLead = Omit<LeadEntity, 'id' | 'createdAt' | 'dataKeyId' | 'personalData' | 'crmAcceptedAt'>;

const ENDPOINT = 'lead/create';

@Injectable()
export class LeadsService {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly products: ProductsService,
    private readonly blindIndex: BlindIndex,
    private readonly vault: PersonalDataVault,
    private readonly idempotency: Idempotency,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Stores a lead and its delivery job, or answers what the same call was answered before. The phone of the body must
   * have been confirmed by the caller. In one transaction five round trips: begin, key, lead, job, commit.
   */
  async create(body: CreateLeadDto, key: string | undefined, visitor: Visitor): Promise<LeadCreatedDto> {
    const lead = await this.check(body);
    const call = this.idempotentCall(body, lead.phoneIndex, key);
    const created = { id: randomUUID(), created: new Date().toISOString() };
    return this.dataSource.transaction(async (manager) => {
      const earlier = await this.idempotency.claim(manager, call, created);
      if (!earlier) await this.store(manager, created, lead, body, visitor);
      const { id, created: createdAt } = earlier ?? created;
      return { id, phone: body.phone, created: createdAt };
    });
  }

  private async check(body: CreateLeadDto): Promise<CheckedLead> {
    const product = await this.products.product(body.product);
    const checked = leadTerm(body, product);
    if ('errors' in checked) throw AppError.invalid(checked.errors);
    const documents: AcceptedDocument[] = acceptedDocuments(body.documents);
    return {
      ...checked.term,
      phoneIndex: this.blindIndex.of('phone', body.phone),
      product: body.product,
      requiredSum: body.requiredSum,
      formType: body.formType,
      formName: body.formName ?? defaultFormName(body.requiredSum, this.config.limits.lead.formNameThreshold),
      leadType: body.leadType ?? defaultLeadType(product),
      leadGenCode: body.leadGenCode ?? null,
      utmSource: body.utmSource ?? null,
      documents,
    };
  }

  /** Without a key from the client what makes two requests the same is phone, product, step, sum and term. */
  private idempotentCall(body: CreateLeadDto, phoneIndex: string, key: string | undefined): IdempotentCall {
    const { idempotencySeconds, derivedIdempotencySeconds } = this.config.limits.lead;
    if (key !== undefined) return { endpoint: ENDPOINT, key, body, ttlSeconds: idempotencySeconds };
    const { product, formType, requiredSum, requiredMonthCount, days } = body;
    const content = { phoneIndex, product, formType, requiredSum, requiredMonthCount, days };
    return {
      endpoint: ENDPOINT,
      key: `derived:${this.blindIndex.of('idempotency', canonicalJson(content))}`,
      body: content,
      ttlSeconds: derivedIdempotencySeconds,
    };
  }

  private async store(
    manager: EntityManager,
    { id, created }: { id: string; created: string },
    lead: CheckedLead,
    { phone, fullName }: CreateLeadDto,
    visitor: Visitor,
  ): Promise<void> {
    const sealed = this.vault.seal(id, { phone, fullName: fullName ?? phone, ...visitor });
    await manager.insert(LeadEntity, {
      ...lead,
      id,
      createdAt: created,
      dataKeyId: sealed.keyId,
      personalData: sealed.data,
    });
    await this.jobs.send(manager, LEAD_DELIVERY, { leadId: id });
  }
}

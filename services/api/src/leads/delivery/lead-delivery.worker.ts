import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { leadNumber, type LeadFormType } from '@polden/api-contract';
import { type Question, type Questionnaire, questions } from '@polden/loan-application';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import type { MovedJob } from '../../core/jobs/job-lane.ts';
import {
  type LeadDelivery,
  LEAD_DELIVERY,
  LEAD_DELIVERY_DEAD,
  LEAD_DELIVERY_SLOW,
} from '../../core/jobs/queues.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { PersonalDataVault, type PersonalData } from '../storage/personal-data.ts';
import { RefusedError } from '../../core/outgoing/refused.error.ts';
import { CrmBreaker, type Lane, RestingError } from '../crm/crm-breaker.ts';
import { type Acknowledgement, UnknownOutcomeError } from '../crm/crm-calls.ts';
import { CrmDriver, type CrmLead } from '../crm/crm-driver.ts';
import { type DeliveryTarget, DeliveryOutcomes } from './delivery-outcomes.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { stillNeeded } from '../questionnaire/still-needed.ts';

type DeliveryQueue = typeof LEAD_DELIVERY | typeof LEAD_DELIVERY_SLOW;
type Moved = MovedJob<DeliveryQueue>;

const QUEUES: Record<Lane, DeliveryQueue> = { quick: LEAD_DELIVERY, slow: LEAD_DELIVERY_SLOW };
const TOO_MANY = 429;

/**
 * Takes stored leads to the CRM; what fails is retried by the queue and ends among the dead letters. What was sent
 * and not acknowledged is asked about before it is sent again.
 */
@Injectable()
export class LeadDeliveryWorker implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly vault: PersonalDataVault,
    private readonly crm: CrmDriver,
    private readonly breaker: CrmBreaker,
    private readonly outcomes: DeliveryOutcomes,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const lane of ['quick', 'slow'] as const) {
      this.jobs.workEach(QUEUES[lane], {
        room: () => this.breaker.room(lane),
        waiting: this.breaker.waiting(lane),
        handle: (delivery) => this.deliver(delivery, lane),
      });
    }
    await this.jobs.work(LEAD_DELIVERY_DEAD, ({ leadId, step = 'first' }) =>
      this.outcomes.markDead(leadId, step),
    );
  }

  /** Where the delivery goes on without having lost an attempt; undefined when it is done with. */
  private async deliver({ leadId, step = 'first' }: LeadDelivery, lane: Lane): Promise<Moved | undefined> {
    const { manager } = this.dataSource;
    const [lead, deliveries] = await Promise.all([
      leadById(manager, leadId),
      this.repository.deliveries(manager, leadId),
    ]);
    const own = deliveries.find((delivery) => delivery.step === step);
    // Deleted by retention, or accepted by a run that died before its job was completed.
    if (!lead || (own?.state !== 'queued' && own?.state !== 'unknown')) return undefined;
    const later = deliveries.some((delivery) => delivery.step > step && delivery.state === 'accepted');
    if (later || this.crm.ability === 'off') {
      const state = later ? 'superseded' : 'kept';
      await this.repository.markDelivery(manager, leadId, step, { state });
      return undefined;
    }
    const target: DeliveryTarget = { lead, step, attempts: own.attempts };
    try {
      const known = own.state === 'unknown' ? await this.ask(target, lane) : null;
      const taken = known ?? (await this.send(target, lane));
      if (taken) await this.outcomes.accepted(target, taken);
    } catch (error) {
      return this.failed(error, lane);
    }
    return undefined;
  }

  /** What became of a delivery that was sent before: nobody knows who accepted what until the CRM says it. */
  private ask({ lead, step }: DeliveryTarget, lane: Lane): Promise<Acknowledgement | null> {
    const ref = { leadId: lead.id, key: deliveryKey(lead.id, step) };
    return this.breaker.run(lane, () => this.crm.outcome(ref, this.breaker.timeoutMs(lane)));
  }

  /**
   * From before it is sent its outcome is unknown, so that a process that dies leaves the truth behind. Null when it was
   * erased or settled meanwhile.
   */
  private async send(target: DeliveryTarget, lane: Lane): Promise<Acknowledgement | null> {
    const { lead, step } = target;
    const body = crmLead(lead, this.vault.open(lead), step);
    const sent = this.breaker.run(lane, async () => {
      if (!(await this.outcomes.sending(target))) throw new NothingToSendError();
      try {
        const call = { key: deliveryKey(lead.id, step), timeoutMs: this.breaker.timeoutMs(lane) };
        return await this.crm.deliver(body, call);
      } catch (error) {
        await this.outcomes.failed(target, error);
        throw error;
      }
    });
    return sent.catch((error: unknown) => {
      if (error instanceof NothingToSendError) return null;
      throw error;
    });
  }

  private failed(error: unknown, lane: Lane): Moved {
    const jitter = 1 + Math.random();
    const cause = error instanceof RestingError ? error.cause : error;
    if (cause instanceof UnknownOutcomeError && cause.isTimeout && lane === 'quick')
      return { to: LEAD_DELIVERY_SLOW, delaySeconds: jitter };
    if (error instanceof RestingError) return { to: QUEUES[lane], delaySeconds: jitter };
    if (error instanceof RefusedError && error.status === TOO_MANY)
      return { to: QUEUES[lane], delaySeconds: this.breaker.pauseSeconds(error) + jitter };
    throw error;
  }
}

/** The delivery was erased or settled meanwhile: that says nothing of the CRM. */
class NothingToSendError extends Error {}

/** Under which a delivery is accepted once: the first step of a lead has its id alone. */
function deliveryKey(leadId: string, step: LeadFormType): string {
  return step === 'first' ? leadId : `${leadId}:second`;
}

function crmLead(lead: LeadEntity, personal: PersonalData, step: LeadFormType): CrmLead {
  const { phone, fullName, city, questionnaire, answers, ip, userAgent } = personal;
  return {
    id: lead.id,
    number: leadNumber(lead.id),
    kind: lead.kind,
    step,
    revision: lead.revision,
    complete: stillNeeded(lead) !== 'questionnaire',
    created: lead.createdAt.toISOString(),
    phone,
    phoneVerified: lead.phoneVerified,
    fullName,
    ...(city !== undefined && { city }),
    product: lead.product,
    requiredSum: lead.requiredSum,
    requiredMonthCount: lead.monthCount,
    days: lead.days,
    formType: lead.formType,
    formName: lead.formName,
    leadType: lead.leadType,
    leadGenCode: lead.leadGenCode,
    utmSource: lead.utmSource,
    source: lead.source,
    ...(questionnaire && { questionnaire: inCrm(questionnaire) }),
    ...(answers && { answers }),
    documents: lead.documents.map(({ id, edition }) => ({ id, edition })),
    consent: { ip, userAgent },
  };
}

const ASKED = new Map<string, Question>(questions());

/** The answers under the names that the CRM has for them. */
function inCrm(questionnaire: Questionnaire): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(questionnaire).map(([key, value]) => [ASKED.get(key)?.names?.crm ?? key, value]),
  );
}

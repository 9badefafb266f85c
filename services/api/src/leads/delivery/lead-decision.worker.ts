import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { backoff } from '@polden/ru';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { type JobData, LEAD_DECISION } from '../../core/jobs/queues.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { awaitsDecision } from '../status/lead-status.ts';
import { LeadDecisions } from '../progress/lead-decisions.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Asks for decisions that no visitor waits for, less and less often. */
@Injectable()
export class LeadDecisionWorker implements OnApplicationBootstrap {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly decisions: LeadDecisions,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(LEAD_DECISION, (question) => this.ask(question));
  }

  private async ask({ leadId, asked, since }: JobData[typeof LEAD_DECISION]): Promise<void> {
    const { manager } = this.dataSource;
    const lead = await leadById(manager, leadId);
    if (!lead || !awaitsDecision(lead)) return;
    await this.decisions.ask(lead).catch(() => undefined);
    const now = await leadById(manager, leadId);
    if (!now || !awaitsDecision(now)) return;
    const { decisionDelay, decisionDelayMax, decisionDays } = this.config.limits.delivery;
    // A questionnaire may come days after its request was made, and a delivery that the staff has sent again as well.
    const from = since ?? lead.createdAt.toISOString();
    if (Date.now() - Date.parse(from) > decisionDays * DAY_MS) return;
    const delaySeconds = backoff(asked + 1, { first: decisionDelay, longest: decisionDelayMax });
    await this.jobs.send(manager, LEAD_DECISION, { leadId, asked: asked + 1, since: from }, { delaySeconds });
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { postJson } from '../../../core/outgoing/post-json.ts';
import type { RunningCanary } from './running-canaries.repository.ts';

const TIMEOUT_MS = 5_000;

/** Tells the teams' chat that a canary was taken back. */
@Injectable()
export class RollbackNotice {
  private readonly logger = new Logger(RollbackNotice.name);

  constructor(private readonly config: ApiConfig) {}

  /** Never fails: the rollback itself is done, and the history has it. */
  async send(canary: RunningCanary, reason: string): Promise<void> {
    const { noticeUrl } = this.config.releases;
    if (noticeUrl === null) return;
    const { environment, remote, version, control, startedAt } = canary;
    const text = `${remote} ${version} откачена автоматически (${environment}), у всех снова ${control}. ${reason}`;
    try {
      await postJson(
        noticeUrl,
        { text },
        {
          idempotencyKey: `${environment}/${remote}@${version}/${startedAt.getTime()}`,
          timeoutMs: TIMEOUT_MS,
        },
      );
    } catch (error) {
      this.logger.error(error, 'The notice of a rollback was not delivered');
    }
  }
}

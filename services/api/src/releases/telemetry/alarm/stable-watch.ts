import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { postJson } from '../../../core/outgoing/post-json.ts';
import { policiesOf } from '../../policy/policy.repository.ts';
import { DEFAULT_VERDICT_POLICY } from '../../policy/verdict-policy.ts';
import { endAlarm, type Level, levels, raiseAlarm, takeWatch, vitalsLevels } from './levels.repository.ts';
import { worseThanBefore } from './own-level.ts';

const TICK_MS = 60_000;
const NOTICE_TIMEOUT_MS = 5_000;

/** Notices when a version that everybody gets, stable or a canary of 100 %, does worse than its remote did before, and tells the staff once. */
@Injectable()
export class StableWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(StableWatch.name);
  private timer: NodeJS.Timeout | undefined;
  private watching: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.watching = this.watch().catch((error: unknown) => this.logger.error(error));
    }, TICK_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.watching;
  }

  /** Looks at all that is known by now. Does nothing while another process does. */
  async watch(): Promise<void> {
    const raised = await this.dataSource.transaction(async (manager) => {
      if (!(await takeWatch(manager))) return [];
      const vitals = await vitalsLevels(manager);
      const policies = await policiesOf(manager, null);
      const raised: { level: Level; reason: string }[] = [];
      for (const level of await levels(manager)) {
        const { margins } = policies.get(level.remote)?.verdict ?? DEFAULT_VERDICT_POLICY;
        const reason = worseThanBefore(level, vitals, margins).join(' ');
        if (reason === '') {
          await endAlarm(manager, level);
          continue;
        }
        await raiseAlarm(manager, level, reason);
        if (level.alarmSince === null) raised.push({ level, reason });
      }
      return raised;
    });
    for (const { level, reason } of raised) await this.tell(level, reason);
  }

  /** Never fails: the overview shows the alarm whether or not the notice arrives. */
  private async tell({ environment, remote, version }: Level, reason: string): Promise<void> {
    this.logger.warn(`${remote}@${version} (${environment}) does worse than before: ${reason}`);
    const { noticeUrl } = this.config.releases;
    if (noticeUrl === null) return;
    const text = `${remote} ${version} у всех посетителей и стала хуже (${environment}). ${reason}`;
    const idempotencyKey = `alarm/${environment}/${remote}@${version}/${Math.floor(Date.now() / TICK_MS)}`;
    try {
      await postJson(noticeUrl, { text }, { idempotencyKey, timeoutMs: NOTICE_TIMEOUT_MS });
    } catch (error) {
      this.logger.error(error, 'The notice of an alarm was not delivered');
    }
  }
}

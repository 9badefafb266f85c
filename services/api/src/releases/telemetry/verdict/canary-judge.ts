import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BUCKETS } from '@polden/mfe-release';
import { DataSource, type EntityManager } from 'typeorm';
import { PointerService } from '../../pointers/pointer.service.ts';
import { LATE_SECONDS } from '../beacon/page-views.repository.ts';
import { type RunningCanary, runningCanaries, takeTurn } from './running-canaries.repository.ts';
import { type MomentsSeen, readMoments, type Side, timesBlocked } from './moments.repository.ts';
import { readResting } from './resting.repository.ts';
import { readSample } from './sample.repository.ts';
import { observe } from './sequential-test.ts';
import { readRecord, saveRecord, type VerdictRecord } from './verdict-record.repository.ts';
import { RollbackNotice } from './rollback-notice.ts';
import { verdictOn } from './canary-verdict.ts';
import { weighedVitals } from './verdict-vitals.repository.ts';

const TICK_MS = 2_000;
const MINUTE_MS = 60_000;
/** After its end a moment may still grow for so long: transactions that began in it. */
const SETTLING_SECONDS = 2;
/** A beacon waits a second in its process, and a failure may come this late after its page view, a first report after its visitor. */
const BROWSER_SETTLING_SECONDS = LATE_SECONDS + 5;
/** Shells report each second the visitors they have dealt. */
const SAMPLE_SETTLING_SECONDS = 5;

/** Verdicts that end a canary. */
const GIVEN_UP: readonly VerdictRecord['state'][] = ['worse', 'inconclusive'];

/** Compares each canary with the stable version every two seconds and takes back one that is worse. */
@Injectable()
export class CanaryJudge implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CanaryJudge.name);
  private timer: NodeJS.Timeout | undefined;
  private judging: Promise<void> = Promise.resolve();
  private stopped = false;
  private failing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pointers: PointerService,
    private readonly notice: RollbackNotice,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.judging.catch(() => undefined);
  }

  /** Looks at all that is known by now. Does nothing while another process does. */
  judge(): Promise<void> {
    const judging = this.judging.catch(() => undefined).then(() => this.judgeAll());
    this.judging = judging;
    return judging;
  }

  private async judgeAll(): Promise<void> {
    const worse = await this.dataSource.transaction(async (manager) => {
      if (!(await takeTurn(manager))) return [];
      const canaries = await runningCanaries(manager);
      const records: { canary: RunningCanary; record: VerdictRecord }[] = [];
      for (const canary of canaries) {
        records.push({ canary, record: await this.judgeOne(manager, canary) });
      }
      return records.filter(
        ({ canary, record }) => canary.automaticRollback && GIVEN_UP.includes(record.state),
      );
    });
    for (const { canary, record } of worse) {
      const { environment, remote, version } = canary;
      const { reason } = record;
      // Somebody else may have ended it meanwhile.
      if (await this.pointers.revertCanary({ environment, remote, version, reason }))
        await this.notice.send(canary, reason);
    }
  }

  private async judgeOne(manager: EntityManager, canary: RunningCanary): Promise<VerdictRecord> {
    const before = await readRecord(manager, canary);
    const { tests } = before;
    const read = (side: Side, from: Date, settlingSeconds = BROWSER_SETTLING_SECONDS) =>
      readMoments(manager, canary, { side, from, settlingSeconds });
    const server = await read('server', before.serverThrough, SETTLING_SECONDS);
    const browser = await read('browser', before.browserThrough);
    const missing = await read('missing', new Date(tests.missingThrough));
    const evidence = {
      server: evidenceAfter(before.server, server),
      browser: evidenceAfter(before.browser, browser),
      chunk: evidenceAfter(tests.chunk, await read('chunk', before.browserThrough)),
      globals: evidenceAfter(tests.globals, await read('globals', before.browserThrough)),
      missing: evidenceAfter(tests.missing, missing),
      sample: await readSample(manager, canary, tests.sample, SAMPLE_SETTLING_SECONDS),
      vitals: await weighedVitals(manager, canary),
      blocked: await timesBlocked(manager, canary),
      resting: await readResting(manager, canary),
    };
    const { chunk, globals, sample } = evidence;
    const now = new Date();
    const age = (now.getTime() - Date.parse(tests.undecidedSince)) / MINUTE_MS;
    const verdict = verdictOn(evidence, { ...canary, age, wasHealthy: before.state === 'healthy' });
    const record: VerdictRecord = {
      server: evidence.server,
      browser: evidence.browser,
      serverThrough: server.through,
      browserThrough: browser.through,
      tests: {
        chunk,
        globals,
        missing: evidence.missing,
        missingThrough: missing.through.toISOString(),
        sample,
        // A canary that was found healthy and no longer is gets the time for a verdict once more; so does one that was everybody's.
        undecidedSince:
          verdict.state === 'healthy' || canary.share >= BUCKETS ? now.toISOString() : tests.undecidedSince,
      },
      ...verdict,
    };
    await saveRecord(manager, canary, record);
    return record;
  }

  private schedule(): void {
    this.timer = setTimeout(() => void this.tick(), TICK_MS).unref();
  }

  private async tick(): Promise<void> {
    try {
      await this.judge();
      this.failing = false;
    } catch (error) {
      // One line for an outage, not one every two seconds.
      if (!this.failing) this.logger.error(error);
      this.failing = true;
    }
    if (!this.stopped) this.schedule();
  }
}

function evidenceAfter(evidence: VerdictRecord['server'], { pairs }: MomentsSeen): VerdictRecord['server'] {
  return pairs.reduce(observe, evidence);
}

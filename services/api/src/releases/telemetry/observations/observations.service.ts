import { Injectable } from '@nestjs/common';
import { type Observations, type Observed, OUTCOMES } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { addRedirectUses } from '../../../content/index.ts';
import { addBatch, type Counted } from '../counters.repository.ts';
import { cleanMessage } from '../problem-message.ts';
import { addProblems, type Problem } from '../problems.repository.ts';
import { rememberFailed } from './failed-everywhere.repository.ts';
import { tellFailing } from './shell-reports.repository.ts';
import { tellBars } from './told-bars.repository.ts';

/** Counts how pages went on the shells, and where visitors were led on. */
@Injectable()
export class ObservationsService {
  constructor(private readonly dataSource: DataSource) {}

  /** One statement; a batch that arrives again changes nothing. It counts at the moment when it arrives. */
  async add(observations: Observations): Promise<void> {
    const counted = countedOf(observations);
    await this.dataSource.transaction(async (manager) => {
      const isNew = await addBatch(manager, observations.id, counted);
      if (!isNew) return;
      await addProblems(manager, problemsOf(observations));
      if (observations.failing) {
        await tellFailing(manager, observations, observations.failing);
        await rememberFailed(manager, observations.environment);
      }
      if (observations.barred) await tellBars(manager, observations, observations.barred);
      await addRedirectUses(manager, observations.redirects ?? []);
    });
  }
}

function countedOf({ environment, counts }: Observations): Counted[] {
  return counts.flatMap(({ remote, version, channel, at, outcomes }) =>
    (Object.entries(outcomes) as [Observed, number][])
      .filter(([, count]) => count > 0)
      .map(([metric, count]) => ({
        environment,
        remote,
        version,
        channel,
        metric,
        count,
        ...(at === undefined ? {} : { at }),
      })),
  );
}

/** What failed most, with the sample that was sent. */
function problemsOf({ environment, counts }: Observations): Problem[] {
  return counts.flatMap(({ remote, version, outcomes, message }): Problem[] => {
    const failures = OUTCOMES.filter((outcome) => outcome !== 'ok')
      .map((kind) => ({ kind, count: outcomes[kind] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    const [most] = failures;
    if (!most || message === undefined) return [];
    const count = failures.reduce((sum, failure) => sum + failure.count, 0);
    return [{ environment, remote, version, kind: most.kind, message: cleanMessage(message), count }];
  });
}

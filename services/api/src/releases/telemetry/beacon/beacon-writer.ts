import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../../../core/config/api-config.ts';
import type { BeaconProblem, ObservedChannel } from '@polden/api-contract';
import { addToHours, addToMoments, type BrowserMetric, type Counted } from '../counters.repository.ts';
import { addProblems } from '../problems.repository.ts';
import { addWeighedMeasures } from '../verdict/verdict-vitals.repository.ts';
import { binOf, isWeighed } from '../verdict/vitals-test.ts';
import { addVitals } from '../vitals.repository.ts';
import type { Report } from './read-beacon.ts';
import {
  addFailingNetworks,
  chooseWeighing,
  newKinds,
  type ViewKind,
  weighingSince,
  weighingViews,
} from './page-views.repository.ts';

type IsNew = (kind: ViewKind) => boolean;

export interface ReceivedReport extends Report {
  /** Name of the network that it came from, for this hour. */
  network: string;
}

/** Counts what browsers have reported: each page view once, once for each kind of problem and for each vital. */
@Injectable()
export class BeaconWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  async write(reports: readonly ReceivedReport[]): Promise<void> {
    await this.dataSource.transaction((manager) => this.add(manager, reports));
  }

  private async add(manager: EntityManager, reports: readonly ReceivedReport[]): Promise<void> {
    const isNew = await newKinds(manager, reports.flatMap(kindsOf));
    const views = reports.filter(({ view }) => isNew({ view, kind: 'view' }));
    const weighing = await chooseWeighing(manager, views, this.config.limits.telemetry.viewsPerNetwork);
    const failed = reports.flatMap(({ problems, ...report }) =>
      problems
        .map((problem) => ({ ...report, ...problem, metric: METRICS[problem.kind] }))
        .filter(({ view, remote, metric }) => isNew({ view, kind: `${metric} of ${remote}` })),
    );
    // A page that went wrong in two ways is one page that went wrong; what it changed is no failure that anybody saw.
    const failedViews = failed.filter(
      ({ view, remote, metric }) => metric !== 'globals' && isNew({ view, kind: `failed ${remote}` }),
    );
    await addToHours(manager, [
      ...views.flatMap((report) => viewsOf(report)),
      ...failedViews.map((failure) => ({ ...subjectOf(failure), metric: 'problem' as const, count: 1 })),
    ]);
    await addToMoments(manager, [
      ...views.filter(({ view }) => weighing.has(view)).flatMap((report) => viewsOf(report)),
      ...(await this.weighingFailures(manager, failed)),
      ...arrivals(views, isNew),
    ]);
    await addProblems(
      manager,
      reports.flatMap((report) =>
        report.problems
          .filter(({ remote, kind }) => isNew({ view: report.view, kind: `${kind} ${remote}` }))
          .map((problem) => ({
            ...subjectOf({ ...report, ...problem }),
            kind: problem.kind,
            message: problem.message,
            count: 1,
          })),
      ),
    );
    await this.weigh(manager, reports, isNew);
    await addVitals(
      manager,
      reports.flatMap((report) =>
        report.vitals
          .filter(({ name }) => isNew({ view: report.view, kind: name }))
          .map((vital) => ({ ...subjectOf({ ...report, ...vital }), name: vital.name, value: vital.value })),
      ),
    );
  }

  /** Of each newcomer the first measure of a vital, when his view counts in verdicts. */
  private async weigh(
    manager: EntityManager,
    reports: readonly ReceivedReport[],
    isNew: IsNew,
  ): Promise<void> {
    const weighing = await weighingViews(
      manager,
      reports
        .filter(({ newcomer, vitals }) => newcomer !== null && vitals.length > 0)
        .map(({ view }) => view),
    );
    await addWeighedMeasures(
      manager,
      reports
        .filter(({ view }) => weighing.has(view))
        .flatMap(({ environment, newcomer, vitals }) =>
          vitals.flatMap(({ remote, channel, name, value }) => {
            if (newcomer === null || channel === 'stable' || !isWeighed(name)) return [];
            if (!isNew({ view: newcomer.reporter, kind: `${name} ${remote}` })) return [];
            return [
              { environment, remote, arm: channel, name, bucket: binOf(name, value), came: newcomer.at },
            ];
          }),
        ),
    );
  }

  /**
   * A failure belongs to the moment of its page view, so that no moment has more failures than views. A network counts for
   * one failure of a canary in an hour: further ones, forged perhaps, count as views that went well.
   */
  private async weighingFailures(
    manager: EntityManager,
    failed: readonly WeighingFailure[],
  ): Promise<Counted[]> {
    const since = await weighingSince(
      manager,
      failed.map(({ view }) => view),
    );
    const weighed = failed.filter(({ view }) => since.has(view));
    const countsOnce = await addFailingNetworks(
      manager,
      weighed.filter(({ channel }) => channel === 'canary').map(failingNetwork),
    );
    return weighed
      .filter((failure) => failure.channel !== 'canary' || countsOnce(failingNetwork(failure)))
      .flatMap((failure): Counted[] => {
        const at = since.get(failure.view);
        return at === undefined ? [] : [{ ...subjectOf(failure), metric: failure.metric, count: 1, at }];
      });
  }
}

interface WeighingFailure extends Versioned {
  view: string;
  network: string;
  metric: BrowserMetric;
}

/** What a problem counts as in a verdict. */
const METRICS: Record<BeaconProblem, 'problem' | 'chunk' | 'globals'> = {
  error: 'problem',
  hydration: 'problem',
  unavailable: 'problem',
  chunk: 'chunk',
  globals: 'globals',
};

/** Newcomers with a report, at the moment when they were dealt into their arm. */
function arrivals(views: readonly ReceivedReport[], isNew: IsNew): Counted[] {
  return views.flatMap(({ environment, newcomer, lock }) =>
    lock.flatMap((locked): Counted[] => {
      if (newcomer === null || locked.channel === 'stable') return [];
      if (!isNew({ view: newcomer.reporter, kind: `came ${locked.remote}` })) return [];
      const at = new Date(newcomer.at * 1_000).toISOString();
      return [{ ...subjectOf({ environment, ...locked }), metric: 'arrived', count: 1, at }];
    }),
  );
}

type Versioned = Pick<Counted, 'environment' | 'remote' | 'version' | 'channel'>;

function subjectOf({ environment, remote, version, channel }: Versioned): Versioned {
  return { environment, remote, version, channel };
}

function viewsOf({ environment, lock }: Report): Counted[] {
  return lock.map((locked) => ({ ...subjectOf({ environment, ...locked }), metric: 'view', count: 1 }));
}

function kindsOf({ view, newcomer, lock, problems, vitals }: Report): ViewKind[] {
  return [
    { view, kind: 'view' },
    ...problems.flatMap(({ remote, kind }) => [
      ...(METRICS[kind] === 'globals' ? [] : [{ view, kind: `failed ${remote}` }]),
      { view, kind: `${METRICS[kind]} of ${remote}` },
      { view, kind: `${kind} ${remote}` },
    ]),
    ...vitals.map(({ name }) => ({ view, kind: name })),
    ...(newcomer === null ? [] : kindsOfNewcomer(newcomer.reporter, lock, vitals)),
  ];
}

function kindsOfNewcomer(
  view: string,
  lock: readonly { remote: string; channel: ObservedChannel }[],
  vitals: Report['vitals'],
): ViewKind[] {
  return [
    ...lock.map(({ remote }) => ({ view, kind: `came ${remote}` })),
    ...vitals.map(({ name, remote }) => ({ view, kind: `${name} ${remote}` })),
  ];
}

function failingNetwork(failure: WeighingFailure): { network: string; subject: string } {
  const { network, environment, remote, version, metric } = failure;
  return { network, subject: `${environment} ${remote}@${version} ${metric}` };
}

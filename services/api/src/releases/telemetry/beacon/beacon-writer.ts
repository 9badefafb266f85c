import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { addToHours, addToMoments, type Counted } from '../counters.repository.ts';
import { addProblems } from '../problems.repository.ts';
import { addVitals } from '../vitals.repository.ts';
import type { Report } from './read-beacon.ts';
import { addFailingNetworks, chooseWeighing, newKinds, weighingSince } from './page-views.repository.ts';

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
        .filter(({ remote }) => isNew({ view: report.view, kind: `failed ${remote}` }))
        .map((problem) => ({ ...report, ...problem })),
    );
    await addToHours(manager, [
      ...views.flatMap((report) => viewsOf(report)),
      ...failed.map((failure) => ({ ...subjectOf(failure), metric: 'problem' as const, count: 1 })),
    ]);
    await addToMoments(manager, [
      ...views.filter(({ view }) => weighing.has(view)).flatMap((report) => viewsOf(report)),
      ...(await this.weighingFailures(manager, failed)),
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
    await addVitals(
      manager,
      reports.flatMap((report) =>
        report.vitals
          .filter(({ name }) => isNew({ view: report.view, kind: name }))
          .map((vital) => ({ ...subjectOf({ ...report, ...vital }), name: vital.name, value: vital.value })),
      ),
    );
  }

  /**
   * A failure belongs to the moment of its page view, so that no moment has more failures than views. Of a canary a
   * network has one in an hour: whoever forges more of them only adds to the views that went well.
   */
  private async weighingFailures(
    manager: EntityManager,
    failed: readonly (Versioned & { view: string; network: string })[],
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
      .filter((failure) => failure.channel === 'stable' || countsOnce(failingNetwork(failure)))
      .flatMap((failure): Counted[] => {
        const at = since.get(failure.view);
        return at === undefined ? [] : [{ ...subjectOf(failure), metric: 'problem', count: 1, at }];
      });
  }
}

type Versioned = Pick<Counted, 'environment' | 'remote' | 'version' | 'channel'>;

function subjectOf({ environment, remote, version, channel }: Versioned): Versioned {
  return { environment, remote, version, channel };
}

function viewsOf({ environment, lock }: Report): Counted[] {
  return lock.map((locked) => ({ ...subjectOf({ environment, ...locked }), metric: 'view', count: 1 }));
}

function kindsOf({ view, problems, vitals }: Report): { view: string; kind: string }[] {
  return [
    { view, kind: 'view' },
    ...problems.flatMap(({ remote, kind }) => [
      { view, kind: `failed ${remote}` },
      { view, kind: `${kind} ${remote}` },
    ]),
    ...vitals.map(({ name }) => ({ view, kind: name })),
  ];
}

function failingNetwork(failure: Versioned & { network: string }): { network: string; subject: string } {
  const { network, environment, remote, version } = failure;
  return { network, subject: `${environment} ${remote}@${version}` };
}

import { Injectable } from '@nestjs/common';
import type { HealthPoint, RemoteHealth, VitalName } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { verdictOf } from '../../policy/verdict.repository.ts';
import { percentile75 } from '../vitals.ts';
import {
  countsByHour,
  type CountsRow,
  type HealthQuestion,
  mostFrequentProblems,
  type VitalRow,
  vitalsByHour,
} from './health.repository.ts';

const MOST_PROBLEMS = 50;

/** How versions of a remote do, hour by hour. */
@Injectable()
export class RemoteHealthService {
  constructor(private readonly dataSource: DataSource) {}

  async read(question: HealthQuestion): Promise<RemoteHealth> {
    const { manager } = this.dataSource;
    const [counts, vitals, problems, verdict] = await Promise.all([
      countsByHour(manager, question),
      vitalsByHour(manager, question),
      mostFrequentProblems(manager, question, MOST_PROBLEMS),
      verdictOf(manager, question),
    ]);
    return {
      remote: question.remote,
      points: counts.map((row) => pointOf(row, vitals)),
      problems: problems.map(({ count, last_at: lastAt, ...problem }) => ({
        ...problem,
        count: Number(count),
        lastAt: lastAt.toISOString(),
      })),
      verdict,
    };
  }
}

function pointOf({ at, ...counts }: CountsRow, vitals: readonly VitalRow[]): HealthPoint {
  const p75 = (name: VitalName): number | null => {
    const found = vitals.find(
      (row) => row.name === name && row.version === counts.version && row.at.getTime() === at.getTime(),
    );
    return found ? percentile75(name, found.buckets) : null;
  };
  return {
    at: at.toISOString(),
    ...counts,
    lcp: p75('LCP'),
    inp: p75('INP'),
    cls: p75('CLS'),
    load: p75('load'),
  };
}

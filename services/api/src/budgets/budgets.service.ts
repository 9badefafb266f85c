import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource, type EntityManager } from 'typeorm';
import type { Budget } from '../config/limits.ts';
import { AppError } from '../errors/app-error.ts';

const TABLE = 'rate_limit';

export interface Spending {
  /** Name of the budget and whose it is, for example `lead-ip:<digest>`; never a phone or an address in clear. */
  key: string;
  budget: Budget;
  /** Answered with status 429. */
  refusal: string;
}

/** Counts in PostgreSQL what may happen only so often; all processes share the counts. */
@Injectable()
export class Budgets {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Spends one of each budget, in their order; throws 429 at the first that is used up. Inside a transaction (give
   * its manager) a refusal undoes what the others have spent.
   */
  async spend(
    spendings: readonly Spending[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    for (const { key, budget, refusal } of spendings) {
      try {
        await limiter(budget, manager).consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw AppError.tooMany(refusal, error.msBeforeNext / 1000);
      }
    }
  }
}

function limiter({ points, seconds }: Budget, manager: EntityManager): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (query: { text: string; values: unknown[] }) => rowsOf(manager, query) },
    storeType: 'client',
    tableName: TABLE,
    keyPrefix: '',
    points,
    duration: seconds,
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

async function rowsOf(manager: EntityManager, { text, values }: { text: string; values: unknown[] }) {
  const rows = await manager.query<unknown[]>(text, values);
  return { rows, rowCount: rows.length };
}

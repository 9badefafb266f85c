import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Budget } from '../config/limits/budget.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { AppError } from '../errors/app-error.ts';
import { addressKey } from './address-key.ts';
import { giveBackOfEach, msUntilLeft, spendOfEach } from './budgets.repository.ts';

export interface Spending {
  /** Name of the budget and its owner, for example `lead-ip:<digest>`; never a phone or an address in clear. */
  key: string;
  budget: Budget;
  /** Answered with status 429. */
  refusal: string;
}

/** Counts in PostgreSQL what may happen only so often; all processes share the counts. */
@Injectable()
export class Budgets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
  ) {}

  /** Spends one of the budget that each address has of what `name` says; 429 when it is used up. */
  async spendOfAddress(name: string, ip: string, rest: Omit<Spending, 'key'>): Promise<void> {
    const key = `${name}-ip:${this.blindIndex.of('address', addressKey(ip))}`;
    await this.spend([{ key, ...rest }]);
  }

  /**
   * Spends one of each budget, in their order and in one statement; 429 at the first that is used up, and those after
   * it stay as they were. Inside a transaction (give its manager) a refusal undoes what the others have spent. Callers
   * name kinds of budgets in the same order everywhere: each is locked until the statement ends.
   */
  async spend(
    spendings: readonly Spending[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const spent = await spendOfEach(manager, spendings);
    const used = spent.at(-1);
    const refused = used?.used_up ? spendings[spent.length - 1] : undefined;
    if (used && refused) throw AppError.tooMany(refused.refusal, Math.max(used.ms_left, 0) / 1000);
  }

  /** In how many whole seconds one of each budget may be spent; 0 at once. Spends nothing. */
  async secondsUntilLeft(spendings: readonly Spending[]): Promise<number> {
    return Math.ceil((await msUntilLeft(this.dataSource.manager, spendings)) / 1000);
  }

  /** Takes back what was spent for nothing, in the caller's transaction; `spendings` in the order in which they were spent. */
  async giveBack(spendings: readonly Spending[], manager: EntityManager): Promise<void> {
    await giveBackOfEach(
      manager,
      spendings.map(({ key }) => key),
    );
  }
}

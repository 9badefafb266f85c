import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Budgets, type Spending } from '../core/budgets/budgets.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { AppError } from '../core/errors/app-error.ts';
import { HistoryService } from '../history/index.ts';
import { nameOfUser } from './staff-user.repository.ts';

const TOO_MANY =
  'Слишком много неверных кодов, попробуйте позже. Если вводили их не вы, кто-то знает ваш пароль: смените его или скажите администратору';
const LOGIN = { id: 'login', name: 'Вход' };
/** How often the history tells of one account. */
const TOLD = { points: 1, seconds: 24 * 60 * 60 };

/** Whoever has come as far as a code: the password was right. */
interface CodeGuess {
  userId: number;
  /** From a browser that has signed in before, or within a session. */
  known: boolean;
  /** As it is kept. Whoever guesses under another password begins anew: those who knew the old one do not know this one. */
  passwordHash: string;
}

/**
 * How often a code of the second factor may be wrong. The counts belong to the account and not to an address, of which whoever
 * guesses has many. Only the right password spends them; still the browsers of the owner have their own, all of them together.
 */
@Injectable()
export class CodeGuesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
    private readonly history: HistoryService,
  ) {}

  /** Before the code is looked at, so that many at once are counted as well. 429 after too many, of which the history tells. */
  async spend(guess: CodeGuess): Promise<void> {
    try {
      await this.budgets.spend(this.spendingsOf(guess));
    } catch (error) {
      if (error instanceof AppError) await this.tell(guess.userId);
      throw error;
    }
  }

  /** For a code that was right; call inside the transaction that accepts it. */
  giveBack(guess: CodeGuess, manager: EntityManager): Promise<void> {
    return this.budgets.giveBack(this.spendingsOf(guess), manager);
  }

  private spendingsOf({ userId, known, passwordHash }: CodeGuess): Spending[] {
    const { loginCode, loginCodeDay } = this.config.limits.staff;
    const whose = `${userId}:${known ? 'known' : 'new'}:${digestOf(passwordHash)}`;
    return [
      { key: `login-code:${whose}`, budget: loginCode, refusal: TOO_MANY },
      { key: `login-code-day:${whose}`, budget: loginCodeDay, refusal: TOO_MANY },
    ];
  }

  /** Once a day: refusals of somebody who goes on would hide everything else. */
  private async tell(userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.isFirst(userId, manager))) return;
      await this.history.record(manager, {
        actor: LOGIN,
        action: 'update',
        entity: 'staff',
        entityId: userId,
        title: (await nameOfUser(manager, userId)) ?? '',
        before: {},
        after: { secondFactor: 'подбирают' },
      });
    });
  }

  private async isFirst(userId: number, manager: EntityManager): Promise<boolean> {
    try {
      await this.budgets.spend([{ key: `login-code-told:${userId}`, budget: TOLD, refusal: '' }], manager);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

/** Short: it only has to differ from that of the password before. */
function digestOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 12);
}

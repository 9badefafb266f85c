import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { plural } from '@polden/ru';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { AppError } from '../core/errors/app-error.ts';
import { CodeDigests } from './code-digests.ts';
import { type CodeTarget, toldAs } from './code-target.ts';
import { isSameCode } from './code.ts';
import { ConfirmationShare } from './confirmation-share.ts';
import { LeftPhones } from './left-phones.repository.ts';
import { SmsBudgets } from './sms-budgets.ts';
import type { Verification } from './verification.ts';
import { type TakenCode, VerificationRepository } from './verification.repository.ts';

/** Milliseconds: refusals come at whole steps of it, so that what was looked at on the way does not show in their time. */
const REFUSAL_STEP = 10;

interface Outcome {
  /** Why the code is refused. */
  refusal?: string;
  /** The code is used now, and was not before. */
  confirmed?: true;
}

/**
 * Compares what was typed with the code. A visitor has as many tries as he is told of, independent of others; all visitors
 * together have as many of each code, so that the code also serves where it was not asked for (another device, a client
 * without cookies), and many visitors cannot guess more than one. Only the visitor who has asked is told of tries.
 */
@Injectable()
export class CodeChecks {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly verifications: VerificationRepository,
    private readonly digests: CodeDigests,
    private readonly budgets: SmsBudgets,
    private readonly share: ConfirmationShare,
    private readonly left: LeftPhones,
  ) {}

  /**
   * Passes for the right code, once, and for whoever gave it when he gives it again while it would be good; otherwise 422 on
   * `code` that says how many tries remain. A code from before its owner left everywhere, or closed another device, is good
   * no more. One commit in every case, so that the time taken tells nothing.
   */
  async check(target: CodeTarget, code: string, ip: string): Promise<void> {
    const began = performance.now();
    const { refusal, confirmed } = await this.dataSource.transaction(async (manager) => {
      await this.budgets.spendCheck(ip, manager);
      return this.compare(manager, target, code);
    });
    if (refusal !== undefined) {
      await wait(REFUSAL_STEP - ((performance.now() - began) % REFUSAL_STEP));
      throw AppError.invalid({ code: [refusal] });
    }
    if (confirmed) this.share.countConfirmed();
  }

  private async compare(manager: EntityManager, target: CodeTarget, code: string): Promise<Outcome> {
    const { purpose, visitor } = target;
    const { checksPerCode } = this.config.limits.sms;
    const phoneIndex = this.digests.ofPhone(target.phone);
    await this.verifications.hold(manager, phoneIndex, purpose);
    const now = Date.now();
    const own = await this.verifications.takeCheck(manager, phoneIndex, toldAs(target), checksPerCode, now);
    if (!own) {
      const told = await this.verifications.read(phoneIndex, toldAs(target), manager);
      const isGivenAgain = told && this.isGivenAgain(target, told, code, now);
      if (isGivenAgain && !(await this.isFromBeforeLeaving(manager, told))) return {};
    }
    const ofPhone = { phoneIndex, purpose, own: own?.nonce ?? null };
    const shared =
      visitor === undefined
        ? null
        : await this.verifications.takeShared(manager, ofPhone, checksPerCode, now);
    const right = [own, shared].find((taken) => taken !== null && this.isCode(target, taken, code));
    const isLate = right && (await this.isFromBeforeLeaving(manager, { ...right, phoneIndex }));
    if (right && !isLate) {
      await this.finish(manager, target, right, now);
      return { confirmed: true };
    }
    if (!own || isLate) return { refusal: 'Код больше не действует. Запросите новый' };
    if (own.check === checksPerCode) await this.verifications.useUp(manager, phoneIndex, toldAs(target), now);
    return { refusal: `Неверный код. ${remaining(checksPerCode - own.check)}` };
  }

  /** Uses the code up for everybody; who gave it may give it again, for what it has confirmed. */
  private async finish(
    manager: EntityManager,
    target: CodeTarget,
    { nonce, codeHmac, expiresAt }: TakenCode,
    now: number,
  ): Promise<void> {
    const phoneIndex = this.digests.ofPhone(target.phone);
    await this.verifications.finish(manager, phoneIndex, nonce, now);
    const told = await this.verifications.lock(manager, phoneIndex, toldAs(target), now);
    await this.verifications.save(manager, { ...told, nonce, codeHmac, expiresAt, finishedAt: now });
  }

  /** This very code has confirmed what is asked for, and would still be good. */
  private isGivenAgain(target: CodeTarget, told: Verification, code: string, now: number): boolean {
    const { nonce, codeHmac, finishedAt, expiresAt } = told;
    if (finishedAt === null || nonce === null || (expiresAt ?? 0) <= now) return false;
    return this.isCode(target, { nonce, codeHmac }, code);
  }

  private isFromBeforeLeaving(
    manager: EntityManager,
    { phoneIndex, expiresAt }: Pick<Verification, 'phoneIndex' | 'expiresAt'>,
  ): Promise<boolean> {
    const sentAt = (expiresAt ?? 0) - this.config.limits.sms.codeTtlSeconds * 1000;
    return this.left.isLeftSince(phoneIndex, new Date(sentAt), manager);
  }

  private isCode(
    target: CodeTarget,
    { nonce, codeHmac }: Pick<TakenCode, 'nonce' | 'codeHmac'>,
    code: string,
  ): boolean {
    return codeHmac !== null && isSameCode(this.digests.ofCode(target, nonce, code), codeHmac);
  }
}

function remaining(tries: number): string {
  if (tries === 0) return 'Попытки закончились, запросите новый код';
  const left = plural(tries, { single: 'Осталась', more: 'Осталось', many: 'Осталось' });
  return `${left} ${tries} ${plural(tries, { single: 'попытка', more: 'попытки', many: 'попыток' })}`;
}

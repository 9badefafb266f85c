import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CAPTCHA_TOKEN_HEADER } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../budgets/address-key.ts';
import { Budgets } from '../budgets/budgets.ts';
import { ApiConfig } from '../config/api-config.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { CaptchaService } from './captcha.service.ts';

const FORM_BUDGET = Symbol('form-budget');
const TOO_OFTEN = 'Вы отправили форму уже несколько раз подряд. Попробуйте немного позже';

/** A public form that each address may send only so often, less without a solved captcha: `@SpendsFormBudget('agent')`. */
export const SpendsFormBudget = (form: string) => SetMetadata(FORM_BUDGET, form);

/** Spends what `@SpendsFormBudget` names before the form is read, so that wrong ones count as well; 429 when it is used up. */
@Injectable()
export class FormBudgetGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly captcha: CaptchaService,
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const form = this.reflector.get<string | undefined>(FORM_BUDGET, context.getHandler());
    if (form === undefined) return true;
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const token = headers[CAPTCHA_TOKEN_HEADER.toLowerCase()];
    const worth = await this.captcha.budgetOf(typeof token === 'string' ? token : undefined, ip);
    const { ip: full, ipWithoutCaptcha } = this.config.limits.form;
    const address = this.blindIndex.of('address', addressKey(ip));
    await this.budgets.spend([
      ...(worth === 'full'
        ? []
        : [{ key: `form-plain:${form}:${address}`, budget: ipWithoutCaptcha, refusal: TOO_OFTEN }]),
      { key: `form:${form}:${address}`, budget: full, refusal: TOO_OFTEN },
    ]);
    return true;
  }
}

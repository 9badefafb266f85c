import { Injectable } from '@nestjs/common';
import { addressKey } from '../budgets/address-key.ts';
import { Budgets } from '../budgets/budgets.service.ts';
import { ApiConfig } from '../config/api-config.ts';
import type { Budget } from '../config/limits.ts';
import { BlindIndex } from '../crypto/blind-index.ts';

/** How many leads and links one address may ask for. */
@Injectable()
export class LeadBudgets {
  constructor(
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  async spendLead(ip: string): Promise<void> {
    await this.spend('lead', ip, this.config.limits.lead.ip);
  }

  async spendLoginLink(ip: string): Promise<void> {
    await this.spend('login-link', ip, this.config.limits.lead.loginLinkIp);
  }

  private async spend(name: string, ip: string, budget: Budget): Promise<void> {
    const key = `${name}-ip:${this.blindIndex.of('address', addressKey(ip))}`;
    await this.budgets.spend([{ key, budget, refusal: 'Слишком много заявок. Попробуйте немного позже' }]);
  }
}

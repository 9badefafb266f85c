import { Injectable } from '@nestjs/common';
import { addressKey, networkKey } from '../core/budgets/address-key.ts';
import { Budgets, type Spending } from '../core/budgets/budgets.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import type { Device } from './known-devices.ts';

const TOO_MANY = 'Слишком много попыток входа: подождите немного и попробуйте снова';

export interface LoginAttempt {
  /** Normalized; whether somebody has it or not. */
  login: string;
  ip: string;
  /** A browser that knows this account; null for any other. */
  device: Device | null;
}

/**
 * How often a password may be tried. Strangers spend what belongs to a name at their address, to the address and to its
 * network, and a large budget of the name at all; a known browser has one of its own and touches none of these.
 */
@Injectable()
export class LoginBudgets {
  constructor(
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  /** 429 when there were too many tries. */
  async spend({ login, ip, device }: LoginAttempt): Promise<void> {
    const limits = this.config.limits.staff;
    const name = this.blindIndex.of('login', login);
    const address = this.blindIndex.of('address', addressKey(ip));
    const network = this.blindIndex.of('address', networkKey(ip));
    const ofStrangers = [
      { key: `login-net:${network}`, budget: limits.loginNetwork },
      { key: `login-ip:${address}`, budget: limits.loginIp },
      { key: `login-pair:${name}:${address}`, budget: limits.loginPair },
      { key: `login-name:${name}`, budget: limits.loginName },
    ];
    const ofDevice = [{ key: `login-device:${name}:${device?.id ?? ''}`, budget: limits.loginPair }];
    const spent: Spending[] = (device ? ofDevice : ofStrangers).map((each) => ({
      ...each,
      refusal: TOO_MANY,
    }));
    await this.budgets.spend(spent);
  }
}

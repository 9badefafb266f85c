import { Injectable } from '@nestjs/common';
import type {
  SecondFactorCode,
  SecondFactorOff,
  SecondFactorSetup,
  SecondFactorStart,
} from '@polden/api-contract';
import { generateSecret, generateURI } from 'otplib';
import QRCode from 'qrcode';
import { DataSource, type EntityManager } from 'typeorm';
import { DataCipher } from '../../core/crypto/data-cipher.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { CodeGuesses } from '../code-guesses.ts';
import { needsSecondFactor } from '../manage/rbac.repository.ts';
import { Rights } from '../rights.ts';
import type { StaffActor } from '../staff-actor.ts';
import { keepTotpSecret } from '../staff-user.repository.ts';
import { Totp } from '../totp.ts';
import { Profiles } from './profiles.ts';

const SETUP_MS = 10 * 60_000;
/** Under which name the application shows the code. */
const ISSUER = 'Полдень, кабинет';
/** Light squares that a camera needs around the others. */
const QUIET_ZONE = 4;

interface Started {
  secret: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Codes of an authenticator application at the login, as people switch them on and off for themselves. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: Profiles,
    private readonly cipher: DataCipher,
    private readonly totp: Totp,
    private readonly codeGuesses: CodeGuesses,
    private readonly rights: Rights,
  ) {}

  /** A new secret, which counts once a code of it has come back. 422 while one is on, as below. */
  async start(actor: StaffActor, { password }: SecondFactorStart): Promise<SecondFactorSetup> {
    await this.profiles.expectPassword(actor, password, 'password');
    if ((await this.profiles.read(actor)).secondFactor) throw alreadyOn();
    const secret = generateSecret();
    const started: Started = { secret, until: Date.now() + SETUP_MS };
    const { keyId, data } = this.cipher.seal(JSON.stringify(started), contextOf(actor));
    return {
      setup: `${keyId}.${data.toString('base64url')}`,
      secret: secret.replace(/.{4}(?=.)/gu, '$& '),
      qr: qrOf(generateURI({ issuer: ISSUER, label: actor.user.login, secret })),
    };
  }

  /** 422 for a wrong code, for an expired setup, and while another secret is on. */
  async switchOn(actor: StaffActor, { setup, code }: SecondFactorCode): Promise<true> {
    await this.profiles.spend(actor);
    const secret = this.secretOf(actor, setup);
    await this.profiles.write(actor, { secondFactor: true }, async (manager, account) => {
      const { id, login, totp_secret: present } = account;
      if (present !== null) throw alreadyOn();
      const { keyId, data } = this.totp.seal(login, secret);
      await keepTotpSecret(manager, id, { keyId, data });
      const fresh = { id, totp_key_id: keyId, totp_secret: data, totp_last_step: null };
      if (!(await this.totp.accept(manager, login, fresh, code))) throw wrongCode();
    });
    // A role may have waited for it.
    this.rights.forget();
    return true;
  }

  /** 422 for a wrong password, for a code that does not fit, and for a role that signs in with a code only; 429 as at the login. */
  async switchOff(actor: StaffActor, { password, code }: SecondFactorOff): Promise<true> {
    const passwordHash = await this.profiles.expectPassword(actor, password, 'password');
    // Also before the code is looked at: a right one that is refused all the same would stay counted as a wrong one.
    await this.expectMaySwitchOff(this.dataSource.manager, actor.user.id);
    const guess = { userId: actor.user.id, known: true, passwordHash };
    await this.codeGuesses.spend(guess);
    await this.profiles.write(actor, { secondFactor: false }, async (manager, account) => {
      if (!(await this.totp.accept(manager, account.login, account, code))) throw wrongCode();
      await this.codeGuesses.giveBack(guess, manager);
      await this.totp.remove(manager, account.id);
      await this.expectMaySwitchOff(manager, account.id);
    });
    return true;
  }

  private async expectMaySwitchOff(manager: EntityManager, userId: number): Promise<void> {
    if (!(await needsSecondFactor(manager, userId))) return;
    const message = 'Ваша роль входит только с кодом: выключить его нельзя';
    throw AppError.invalid({ secondFactor: [message] });
  }

  private secretOf(actor: StaffActor, setup: string): string {
    const [keyId = '', data = ''] = setup.split('.');
    const started = this.opened(actor, keyId, data);
    if (started && started.until > Date.now()) return started.secret;
    throw AppError.invalid({ setup: ['Прошло больше десяти минут: начните подключение заново'] });
  }

  /** Null for what was not sealed here for this person. */
  private opened(actor: StaffActor, keyId: string, data: string): Started | null {
    try {
      const text = this.cipher.open({ keyId, data: Buffer.from(data, 'base64url') }, contextOf(actor));
      return JSON.parse(text) as Started;
    } catch {
      // Made up, or begun by another person: the error is that of an expired one.
      return null;
    }
  }
}

/** Binds a setup to the one who began it. */
function contextOf(actor: StaffActor): string {
  return `totp-setup:${actor.user.id}`;
}

/** Replacing it would take the password alone; switching it off takes a code of it. */
function alreadyOn(): AppError {
  const message = 'Код при входе уже включён: чтобы подключить другое приложение, сначала выключите его';
  return AppError.invalid({ secondFactor: [message] });
}

function wrongCode(): AppError {
  return AppError.invalid({ code: ['Код не подошёл: введите тот, что в приложении сейчас'] });
}

function qrOf(text: string): SecondFactorSetup['qr'] {
  const { size, data } = QRCode.create(text).modules;
  const squares = [...data].flatMap((dark, index) =>
    dark ? [`M${QUIET_ZONE + (index % size)} ${QUIET_ZONE + Math.floor(index / size)}h1v1h-1z`] : [],
  );
  return { size: size + 2 * QUIET_ZONE, path: squares.join('') };
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffUser } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { AccessTokens } from './access-tokens.ts';
import type { LoginDto } from './auth.dto.ts';
import { CodeGuesses } from './code-guesses.ts';
import { KnownDevices } from './known-devices.ts';
import { LoginBudgets } from './login-budgets.ts';
import { isPassword } from './passwords.ts';
import { Rights } from './rights.ts';
import { type OpenSession, Sessions } from './sessions.ts';
import { findUserByLogin, lockTotp, type LoginRow } from './staff-user.repository.ts';
import { normalizeLogin } from './staff-users.ts';
import { Totp } from './totp.ts';

const MAX_USER_AGENT = 300;

export interface LoginOrigin {
  ip: string;
  /** As the browser calls itself; empty when it does not. */
  userAgent: string;
  /** Of a browser that signed in before. */
  deviceToken: string | undefined;
}

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  user: StaffUser;
  /** Of the session, unless it ends before. */
  expiresAt: Date;
}

/** Opens the sessions of the staff and carries them on. */
@Injectable()
export class LoginService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly budgets: LoginBudgets,
    private readonly codeGuesses: CodeGuesses,
    private readonly devices: KnownDevices,
    private readonly totp: Totp,
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly rights: Rights,
  ) {}

  /** The first comparison makes what the later ones are measured by: nobody should see it take longer. */
  async onModuleInit(): Promise<void> {
    await isPassword('', null);
  }

  /**
   * 422 with the same words, after the same work, for an unknown login, a wrong password and an account that was
   * closed; 422 that names `totp` when the password is right and the code is missing or wrong; 429 after too many.
   */
  async login(
    { login, password, totp }: LoginDto,
    { ip, userAgent, deviceToken }: LoginOrigin,
  ): Promise<SignedIn & { deviceToken: string }> {
    const name = normalizeLogin(login);
    const [account, device] = await Promise.all([
      findUserByLogin(this.dataSource.manager, name),
      this.devices.read(deviceToken),
    ]);
    const known = account !== undefined && device?.users.includes(account.id) === true;
    await this.budgets.spend({ login: name, ip, device: known ? device : null });
    const matches = await isPassword(password, account?.active ? account.password_hash : null);
    if (!account || !matches) throw wrongLogin();
    if (account.totp_secret) await this.expectCode(account, totp, known);
    const session = await this.sessions.open({
      userId: account.id,
      passwordHash: account.password_hash,
      userAgent: printable(userAgent),
    });
    if (!session) throw wrongLogin();
    return {
      ...(await this.signedIn(session, await this.rights.userOf(session.id))),
      deviceToken: await this.devices.remember(device, account.id),
    };
  }

  /** The session goes on with new tokens; 401 when it does not. */
  async refresh(token: string | undefined): Promise<SignedIn> {
    const goesOn = async (session: OpenSession, manager: EntityManager) =>
      this.signedIn(session, await this.rights.read(session.id, manager));
    const signedIn = token === undefined ? null : await this.sessions.refresh(token, goesOn);
    if (signedIn === null || signedIn === 'reused') throw new AppError(401, 'Сессия истекла.');
    return signedIn;
  }

  /** Ends the session that either token belongs to, also an expired one. */
  async logout(accessToken: string | null, refreshToken: string | undefined): Promise<void> {
    const sessionId = accessToken === null ? null : await this.tokens.sessionOf(accessToken);
    if (sessionId !== null) await this.sessions.end(sessionId);
    if (refreshToken !== undefined) await this.sessions.endByToken(refreshToken);
  }

  private async expectCode(account: LoginRow, code: string | undefined, known: boolean): Promise<void> {
    if (!code) throw AppError.invalid({ totp: ['Введите шесть цифр из приложения для входа'] });
    const guess = { userId: account.id, known, passwordHash: account.password_hash };
    await this.codeGuesses.spend(guess);
    const accepted = await this.dataSource.transaction(async (manager) => {
      const row = await lockTotp(manager, account.id);
      if (!row || !(await this.totp.accept(manager, account.login, row, code))) return false;
      await this.codeGuesses.giveBack(guess, manager);
      return true;
    });
    if (!accepted) throw AppError.invalid({ totp: ['Код не подошёл: введите тот, что в приложении сейчас'] });
  }

  private async signedIn(session: OpenSession, user: StaffUser | null): Promise<SignedIn> {
    const { refreshToken, expiresAt } = session;
    if (!user) throw new AppError(401, 'Сессия истекла.');
    return { accessToken: await this.tokens.issue(user.id, session), refreshToken, user, expiresAt };
  }
}

function wrongLogin(): AppError {
  return AppError.invalid({ login: ['Неверный логин или пароль'] });
}

/** Shown in the list of sessions and used for nothing else. */
function printable(userAgent: string): string {
  return userAgent.replace(/\p{Cc}/gu, '').slice(0, MAX_USER_AGENT);
}

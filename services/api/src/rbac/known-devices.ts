import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ApiConfig } from '../core/config/api-config.ts';

const ISSUER = 'polden-device';
const ALGORITHM = 'HS256';
/** One browser of a shift knows so many people; the first to come is forgotten. */
const MAX_USERS = 5;

/** A browser from which somebody has signed in before. */
export interface Device {
  id: string;
  /** Accounts that signed in from it, latest first. */
  users: number[];
}

/**
 * Signed names of browsers. An account has a count of tries of its own on a browser it has signed in from, so that strangers
 * who guess passwords elsewhere, or behind the same address, cannot lock it out. It opens nothing by itself.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: ApiConfig,
  ) {}

  /** Null for a token that we have not signed, or too long ago. */
  async read(token: string | undefined): Promise<Device | null> {
    if (token === undefined) return null;
    try {
      const { sub, users } = await this.jwt.verifyAsync<{ sub: string; users: number[] }>(token, {
        secret: this.config.secrets.staffToken,
        algorithms: [ALGORITHM],
        issuer: ISSUER,
      });
      return { id: sub, users };
    } catch {
      // Anybody may send anything: it is a stranger's browser.
      return null;
    }
  }

  /** The token of a browser from which this person has just signed in. */
  remember(device: Device | null, userId: number): Promise<string> {
    const others = device?.users.filter((id) => id !== userId) ?? [];
    return this.jwt.signAsync(
      { users: [userId, ...others].slice(0, MAX_USERS) },
      {
        secret: this.config.secrets.staffToken,
        algorithm: ALGORITHM,
        issuer: ISSUER,
        subject: device?.id ?? randomUUID(),
        expiresIn: this.config.limits.staff.deviceSeconds,
      },
    );
  }
}

import type { StaffRole } from './auth.ts';

/** One's own account, for everybody of the staff. `read` is GET, all others POST. */
export const PROFILE_PATHS = {
  /** → StaffProfile. */
  read: 'site/profile',
  /** PasswordChange → true; ends all other sessions. 422 by field, 429 when tried too often, as the next ones. */
  password: 'site/profile/password',
  /** SecondFactorStart → SecondFactorSetup. Nothing is switched on yet; 422 while one is on. */
  secondFactorStart: 'site/profile/totp-start',
  /** SecondFactorCode of the setup → true; 422 while one is on. */
  secondFactorOn: 'site/profile/totp-on',
  /** SecondFactorOff → true. */
  secondFactorOff: 'site/profile/totp-off',
  /** LettersChoice → true. */
  letters: 'site/profile/letters',
} as const;

export interface StaffProfile {
  login: string;
  name: string;
  roles: StaffRole[];
  /** Signs in with a code of an authenticator application as well. */
  secondFactor: boolean;
  /** Where one is written to; '' nowhere. */
  mail: string;
  /** Whether one wants a letter when a comment names one. */
  mentionLetters: boolean;
}

export interface LettersChoice {
  /** '' or left out: none. */
  mail?: string;
  mentionLetters: boolean;
}

export interface PasswordChange {
  oldPassword: string;
  /** At least MIN_PASSWORD_LENGTH characters. */
  newPassword: string;
}

export interface SecondFactorStart {
  password: string;
}

export interface SecondFactorSetup {
  /** Goes back with the first code; counts for ten minutes. */
  setup: string;
  /** For those who type it into the application, in groups of four letters and digits. */
  secret: string;
  /** The same for a camera: dark squares of 1 × 1 in a square of `size`, as the data of an SVG path. */
  qr: { size: number; path: string };
}

export interface SecondFactorCode {
  setup: string;
  /** Six digits. */
  code: string;
}

export interface SecondFactorOff {
  password: string;
  /** Six digits. */
  code: string;
}

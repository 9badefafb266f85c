import type { ErrorBody } from './errors.ts';

/** All of them POST. */
export const AUTH_PATHS = {
  /** LoginRequest → LoginResult; 422 with error_validation, 429 when tried too often. Sets the cookies. */
  login: 'site/login',
  /**
   * The refresh cookie → RefreshResult; 401 when there is none that counts. The token is used up: a second use ends
   * the session, so tabs refresh one after another (Web Locks).
   */
  refresh: 'site/refresh',
  /** Bearer or cookie → CheckToken; always 200. */
  checkToken: 'site/check-token',
  /** → Done; succeeds with an expired token and without any. */
  logout: 'site/logout',
} as const;

/** Cookie of the 15-minute JWT: httpOnly, host-only. The same token may travel as `Authorization: Bearer`. */
export const ACCESS_TOKEN_COOKIE = 'access_token';

/** Cookie of the rotating refresh token: httpOnly, host-only, path /api/v1/site, until the session ends. */
export const REFRESH_TOKEN_COOKIE = 'refresh_token';

/**
 * Names a browser from which somebody has signed in, so that strangers cannot lock them out of it: signed, httpOnly,
 * host-only, path /api/v1/site, a year. It opens nothing by itself.
 */
export const STAFF_DEVICE_COOKIE = 'staff_device';

/**
 * Stands beside the refresh token and says nothing but that there is one: readable, host-only, for all paths, as long. Without
 * it nobody asks for a new access token, and a page of the staff leads to the login at once.
 */
export const STAFF_SESSION_COOKIE = 'staff_session';

/**
 * Where somebody was going who was sent to the login instead: readable, host-only, a minute. Unlike a parameter
 * of the address it cannot be written by a link on another site, so it needs no signature.
 */
export const RETURN_PATH_COOKIE = 'staff_return';

/** Message of a 401 after which refreshing helps; every other 401 asks to sign in. */
export const EXPIRED_TOKEN: ErrorBody['message'] = 'Expired token';

/** Roles that are always there; administrators add others. */
export const ROLE_CODES = ['USER', 'MANAGER', 'ADMIN'] as const;
export type RoleCode = (typeof ROLE_CODES)[number];

export interface StaffRole {
  /** A RoleCode or that of an added role. */
  code: string;
  /** Russian. */
  title: string;
}

export interface StaffUser {
  id: number;
  login: string;
  name: string;
  roles: StaffRole[];
  isManager: boolean;
  /** What the user may do, for example `blog.update`; sorted. */
  actions: string[];
  /** A role asks for the second factor and the user has none: until then there are no rights but to switch it on. */
  mustEnrol: boolean;
  /** The role as which this session looks at the staff area: `actions` are those that both have. Null: as oneself. */
  viewAs: StaffRole | null;
}

export interface LoginRequest {
  login: string;
  password: string;
  /** Six digits; asked for by a 422 that names `totp`. */
  totp?: string;
}

export interface LoginResult {
  /** JWT for 15 minutes; kept in memory only. */
  accessToken: string;
  user: StaffUser;
}

export interface RefreshResult {
  accessToken: string;
  user: StaffUser;
}

export interface CheckToken {
  valid: boolean;
  /** Null, as accessToken, when the token does not count. */
  user: StaffUser | null;
  actions: string[];
  accessToken: string | null;
}

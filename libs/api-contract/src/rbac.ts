import type { StaffRole } from './auth.ts';
import { rightsFor } from './rights-for.ts';

/** Reads are GET, all others POST; for staff with the right of that name in RBAC_RIGHTS. */
export const RBAC_PATHS = {
  /** → RbacAction[], by name. */
  actions: 'adm-rbac/get-actions',
  /** → RbacRole[]. */
  roles: 'adm-rbac/get-roles',
  /** → StaffAccount[], by name. */
  users: 'adm-rbac/get-users',
  /** /{id} → StaffAccount. */
  user: 'adm-rbac/get-user',
  /** → StaffAccount[]: the active ones with the manager flag. */
  managers: 'adm-rbac/get-managers',
  /** ?user → StaffSession[]: the open sessions of everybody or of one, the last used first. */
  sessions: 'adm-rbac/get-sessions',
  /** NewRbacAction → RbacAction. */
  actionAdd: 'admin/adm-rbac/action-add',
  /** /{id} RbacActionChange → RbacAction; a built-in one keeps its name. */
  actionUpdate: 'admin/adm-rbac/action-update',
  /** /{id} → true; 422 for a built-in one and for one that a role has. */
  actionRemove: 'admin/adm-rbac/action-remove',
  /** NewRbacRole → RbacRole. */
  roleAdd: 'admin/adm-rbac/role-add',
  /** /{id} RbacRoleChange → RbacRole; a built-in one keeps its code. */
  roleUpdate: 'admin/adm-rbac/role-update',
  /** /{id} → true; 422 for a built-in one and for one that somebody has. */
  roleRemove: 'admin/adm-rbac/role-remove',
  /** NewStaffAccount → StaffAccount. */
  userAdd: 'admin/adm-rbac/user-add',
  /** /{id} StaffAccountChange → StaffAccount. */
  userUpdate: 'admin/adm-rbac/user-update',
  /** /{id} → true. */
  userRemove: 'admin/adm-rbac/user-remove',
  /** /{id of the user} → StaffAccount: the second factor is off and the sessions end; 422 for one's own. */
  secondFactorReset: 'admin/adm-rbac/second-factor-reset',
  /** /{id of the session} → true. */
  sessionEnd: 'admin/adm-rbac/session-end',
  /** /{id of the user} → true: all sessions of that person, but never the one that asks. */
  sessionsEnd: 'admin/adm-rbac/sessions-end',
} as const;

/** One's own sessions, for everybody of the staff. */
export const OWN_SESSION_PATHS = {
  /** GET → StaffSession[], the last used first. */
  list: 'site/sessions',
  /** POST /{id of the session} → true; 404 for one of somebody else. */
  end: 'site/sessions/end',
  /** POST → true: all but the one that asks. */
  endOthers: 'site/sessions/end-others',
} as const;

/** The rights over rights; at least one active member of the staff always has all of them. */
export const RBAC_RIGHTS = rightsFor('rbac', RBAC_PATHS);

/** Opens the description of the API, which on a laptop is open to everybody. */
export const DOCS_RIGHT = 'docs.read';

/** `area.verb`: `blog.update`. */
export const ACTION_NAME = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}$/u;
/** `EDITOR`, `NIGHT_SHIFT`. */
export const ROLE_CODE = /^[A-Z][A-Z0-9_]{1,39}$/u;
/** Lower case; the API turns capitals into it. */
export const STAFF_LOGIN = /^[a-z0-9][a-z0-9._@-]{1,99}$/u;
export const MIN_PASSWORD_LENGTH = 12;

export interface RbacAction {
  id: number;
  name: string;
  /** Russian; what stands before the colon is the area: «Блог: править». */
  title: string;
  /** The API asks for it: it can neither be renamed nor removed. */
  builtIn: boolean;
}

export interface NewRbacAction {
  name: string;
  title: string;
}

export type RbacActionChange = Partial<NewRbacAction>;

export interface RbacRole extends StaffRole {
  id: number;
  /** It can neither be removed nor get another code. */
  builtIn: boolean;
  /** Names, sorted. */
  actions: string[];
  /** Holders of the role sign in with a code of an application, or switch that on before anything else. */
  secondFactor: boolean;
  /** How many people have it. */
  users: number;
}

export interface NewRbacRole {
  code: string;
  title: string;
  /** Names; all of them. */
  actions: string[];
  /** Not given: no. */
  secondFactor?: boolean;
}

/** What is left out stays. `actions` replaces all of them; the other two change some, and leave what others have changed. */
export type RbacRoleChange = Partial<NewRbacRole> & { giveActions?: string[]; takeActions?: string[] };

export interface StaffAccount {
  id: number;
  login: string;
  name: string;
  isManager: boolean;
  active: boolean;
  roles: StaffRole[];
  /** Signs in with a code of an authenticator application as well. */
  secondFactor: boolean;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export interface NewStaffAccount {
  login: string;
  name: string;
  password: string;
  isManager: boolean;
  active: boolean;
  /** Codes; all of them. */
  roles: string[];
}

/**
 * What is left out stays. A new password and `active: false` end the sessions of that person. `roles` replaces all of them;
 * `giveRoles` and `takeRoles` change some, and leave what others have changed.
 */
export type StaffAccountChange = Partial<NewStaffAccount> & { giveRoles?: string[]; takeRoles?: string[] };

export interface StaffSession {
  /** UUID. */
  id: string;
  user: { id: number; login: string; name: string };
  /** ISO 8601 in UTC, as the next two. */
  createdAt: string;
  /** Last time that the session was carried on. */
  refreshedAt: string;
  expiresAt: string;
  /** As the browser called itself; empty when it did not. */
  userAgent: string;
  /** The one that asks. */
  current: boolean;
}

import {
  OWN_SESSION_PATHS,
  RBAC_PATHS,
  type NewRbacAction,
  type NewRbacRole,
  type NewStaffAccount,
  type RbacAction,
  type RbacActionChange,
  type RbacRole,
  type RbacRoleChange,
  type StaffAccount,
  type StaffAccountChange,
  type StaffSession,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

const get = <T>(path: string, signal: AbortSignal) => staffHttp.get<T>(path, { signal });

/** Rights of the staff. All of them throw HttpError. */
export const rightsApi = {
  actions: (signal: AbortSignal) => get<RbacAction[]>(RBAC_PATHS.actions, signal),
  addAction: (body: NewRbacAction) => staffHttp.post<RbacAction>(RBAC_PATHS.actionAdd, body),
  updateAction: (id: number, body: RbacActionChange) =>
    staffHttp.post<RbacAction>(`${RBAC_PATHS.actionUpdate}/${id}`, body),
  removeAction: ({ id }: { id: number }) => staffHttp.post<true>(`${RBAC_PATHS.actionRemove}/${id}`, {}),

  roles: (signal: AbortSignal) => get<RbacRole[]>(RBAC_PATHS.roles, signal),
  addRole: (body: NewRbacRole) => staffHttp.post<RbacRole>(RBAC_PATHS.roleAdd, body),
  updateRole: (id: number, body: RbacRoleChange) =>
    staffHttp.post<RbacRole>(`${RBAC_PATHS.roleUpdate}/${id}`, body),
  removeRole: ({ id }: { id: number }) => staffHttp.post<true>(`${RBAC_PATHS.roleRemove}/${id}`, {}),

  people: (signal: AbortSignal) => get<StaffAccount[]>(RBAC_PATHS.users, signal),
  managers: (signal: AbortSignal) => get<StaffAccount[]>(RBAC_PATHS.managers, signal),
  addPerson: (body: NewStaffAccount) => staffHttp.post<StaffAccount>(RBAC_PATHS.userAdd, body),
  updatePerson: (id: number, body: StaffAccountChange) =>
    staffHttp.post<StaffAccount>(`${RBAC_PATHS.userUpdate}/${id}`, body),
  removePerson: ({ id }: { id: number }) => staffHttp.post<true>(`${RBAC_PATHS.userRemove}/${id}`, {}),

  resetSecondFactor: ({ id }: { id: number }) =>
    staffHttp.post<StaffAccount>(`${RBAC_PATHS.secondFactorReset}/${id}`, {}),

  sessions: (signal: AbortSignal) => get<StaffSession[]>(RBAC_PATHS.sessions, signal),
  endSession: ({ id }: { id: string }) => staffHttp.post<true>(`${RBAC_PATHS.sessionEnd}/${id}`, {}),
  endSessionsOf: ({ id }: { id: number }) => staffHttp.post<true>(`${RBAC_PATHS.sessionsEnd}/${id}`, {}),

  ownSessions: (signal: AbortSignal) => get<StaffSession[]>(OWN_SESSION_PATHS.list, signal),
  endOwnSession: ({ id }: { id: string }) => staffHttp.post<true>(`${OWN_SESSION_PATHS.end}/${id}`, {}),
  endOtherSessions: () => staffHttp.post<true>(OWN_SESSION_PATHS.endOthers, {}),
};

/** Keys of the query cache. */
export const RIGHTS_KEYS = {
  all: ['rights'],
  actions: ['rights', 'actions'],
  roles: ['rights', 'roles'],
  people: ['rights', 'people'],
  managers: ['rights', 'managers'],
  sessions: ['rights', 'sessions'],
  ownSessions: ['rights', 'own-sessions'],
} as const;

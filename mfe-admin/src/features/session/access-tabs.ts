import { APPROVAL_RIGHTS, RBAC_RIGHTS } from '@polden/api-contract';

/** Parts of the page of access, each with the rights to what it shows: all of them are needed. */
export const ACCESS_TABS = [
  { name: 'people', label: 'Сотрудники', rights: [RBAC_RIGHTS.users, RBAC_RIGHTS.roles] },
  { name: 'rights', label: 'Роли и права', rights: [RBAC_RIGHTS.roles, RBAC_RIGHTS.actions] },
  { name: 'approval', label: 'Публикация вдвоём', rights: [APPROVAL_RIGHTS.rules, APPROVAL_RIGHTS.rule] },
  { name: 'sessions', label: 'Сеансы', rights: [RBAC_RIGHTS.sessions, RBAC_RIGHTS.users] },
] as const;

/** What opens the page: one of its parts. */
export const ACCESS_RIGHTS: readonly (readonly string[])[] = ACCESS_TABS.map(({ rights }) => rights);

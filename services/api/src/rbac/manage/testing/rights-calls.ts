import { expect } from '@jest/globals';
import {
  HISTORY_PATHS,
  type HistoryPage,
  RBAC_PATHS,
  RBAC_RIGHTS,
  type RbacAction,
  type RbacRole,
} from '@polden/api-contract';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Somebody who is not there yet. */
export const ACCOUNT = {
  login: 'Novikova ',
  name: 'Нина Новикова',
  password: 'длинный пароль',
  isManager: true,
  active: true,
  roles: ['MANAGER'],
};

/** The body of a call that must succeed. */
export async function done<T>(call: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await call;
  expect([status, body]).toEqual([200, body]);
  return body as T;
}

export async function refusalOf(
  call: Promise<{ status: number; body: Record<string, unknown> }>,
): Promise<[status: number, fields: string[], message: string]> {
  const { status, body } = await call;
  return [status, Object.keys(body['error_validation'] ?? {}), String(body['message'])];
}

export const roleOf = async (staff: StaffClient, code: string): Promise<RbacRole> => {
  const roles = await done<RbacRole[]>(staff.get(RBAC_PATHS.roles));
  const role = roles.find((one) => one.code === code);
  if (!role) throw new Error(`no role ${code}`);
  return role;
};
export const actionOf = async (staff: StaffClient, name: string): Promise<RbacAction> => {
  const actions = await done<RbacAction[]>(staff.get(RBAC_PATHS.actions));
  const action = actions.find((one) => one.name === name);
  if (!action) throw new Error(`no action ${name}`);
  return action;
};
export const historyOf = async (staff: StaffClient): Promise<HistoryPage['items']> =>
  (await done<HistoryPage>(staff.get(HISTORY_PATHS.list))).items;

/** An administrator with these rights and the right to manage rights. */
export async function limitedAdmin(
  api: TestApp,
  admin: StaffClient,
  actions: string[],
): Promise<StaffClient> {
  const role = { code: 'KEEPER', title: 'Хранитель', actions: [...Object.values(RBAC_RIGHTS), ...actions] };
  await done(admin.post(RBAC_PATHS.roleAdd, role));
  const keeper = await signIn(api, 'USER', 'keeper');
  await done(admin.post(`${RBAC_PATHS.userUpdate}/${keeper.user.id}`, { roles: ['KEEPER'] }));
  return keeper;
}

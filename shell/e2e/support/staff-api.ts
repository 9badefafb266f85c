import { API_BASE_PATH, AUTH_PATHS, type LoginResult } from '@polden/api-contract';
import { type ContentOperation, type ContentType, operationPaths } from '@polden/content-model';
import { platform } from './platform.ts';

export type StaffCall = <T>(path: string, body?: object) => Promise<T>;

/** Calls of the API as one of the staff of the demo: a read without a body, a change with one. Throws unless it went well. */
export async function staffApi(login: string): Promise<StaffCall> {
  let token = '';
  const call: StaffCall = async <T>(path: string, body?: object) => {
    const answer = await fetch(`${platform.origin}${API_BASE_PATH}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  ({ accessToken: token } = await call<LoginResult>(AUTH_PATHS.login, { login, password: `${login}-demo` }));
  return call;
}

/** Where an operation of a type is called. */
export function pathOf(type: ContentType, operation: ContentOperation): string {
  const [path = ''] = operationPaths(type, operation);
  return path;
}

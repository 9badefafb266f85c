import { hash } from '@node-rs/argon2';
import { API_BASE_PATH, AUTH_PATHS, type LoginResult, type RoleCode } from '@polden/api-contract';
import { replaceRolesOfUser } from '../rbac/manage/rbac.repository.ts';
import { addUser } from '../rbac/staff-user.repository.ts';
import { type Answer, get, post } from './borrower.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'correct horse battery staple';

/** Somebody of the staff who has signed in: calls carry their token. */
export interface StaffClient {
  accessToken: string;
  user: LoginResult['user'];
  get: (path: string) => Promise<Answer>;
  post: (path: string, body?: object) => Promise<Answer>;
}

/** As cheap as Argon2 may be: nobody guesses it, and each test signs in with it. */
const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** @param login in small letters */
export async function addStaff(api: TestApp, login: string, role: RoleCode): Promise<number> {
  return api.dataSource.transaction(async (manager) => {
    const isManager = role === 'MANAGER';
    const user = { login, passwordHash, name: `Сотрудник ${login}`, isManager, active: true };
    const id = await addUser(manager, user);
    if (id === undefined) throw new Error(`${login} exists`);
    await replaceRolesOfUser(manager, id, [role]);
    return id;
  });
}

/** Adds somebody with the role and signs them in. */
export async function signIn(api: TestApp, role: RoleCode, login = role.toLowerCase()): Promise<StaffClient> {
  await addStaff(api, login, role);
  const { body } = await post(api, AUTH_PATHS.login, { login, password: PASSWORD });
  const { accessToken, user } = body as unknown as LoginResult;
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    accessToken,
    user,
    get: (path) => get(api, path, headers),
    post: (path, body = {}) => post(api, path, body, { headers }),
  };
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf({ headers }: Answer): Record<string, string> {
  const set = [headers['set-cookie']].flat().filter((cookie) => typeof cookie === 'string');
  return Object.fromEntries(
    set.map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );
}

/** Sends one image as a browser would. */
export async function upload(
  api: TestApp,
  path: string,
  file: { bytes: Buffer; name?: string; field?: string },
  headers: Record<string, string>,
): Promise<Answer> {
  const boundary = 'test-boundary';
  const { bytes, name = 'photo.png', field = 'file' } = file;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${path}`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

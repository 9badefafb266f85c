import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { LoginResult } from '@polden/api-contract';
import { API_BASE_PATH, AUTH_PATHS } from '@polden/api-contract/release-calls';
import ky, { HTTPError } from 'ky';
import { expectAnswer, RegistryError, toRegistryError } from '../publish/registry-error.ts';
import { tokenOf, UsageError } from './environment.ts';

const TIMEOUT_MS = 10_000;

/**
 * The access token of a member of the staff: RELEASE_STAFF_TOKEN, else RELEASE_STAFF_LOGIN with RELEASE_STAFF_PASSWORD, else
 * what is typed at the terminal. Throws UsageError where there is neither, RegistryError when the login is refused.
 */
export async function staffToken(registry: string): Promise<string> {
  const { RELEASE_STAFF_TOKEN, RELEASE_STAFF_LOGIN, RELEASE_STAFF_PASSWORD } = process.env;
  if (RELEASE_STAFF_TOKEN) return tokenOf('RELEASE_STAFF_TOKEN', RELEASE_STAFF_TOKEN);
  if (RELEASE_STAFF_LOGIN && RELEASE_STAFF_PASSWORD)
    return signIn(registry, RELEASE_STAFF_LOGIN, RELEASE_STAFF_PASSWORD);
  if (!process.stdin.isTTY)
    throw new UsageError(
      'Set RELEASE_STAFF_TOKEN, or RELEASE_STAFF_LOGIN and RELEASE_STAFF_PASSWORD: nobody can be asked here',
    );
  const login = await ask('Login: ');
  return signIn(registry, login, await ask('Password: ', { isHidden: true }));
}

async function signIn(registry: string, login: string, password: string): Promise<string> {
  try {
    return await requestToken(registry, { login, password });
  } catch (error) {
    if (!asksForCode(error)) throw loginError(error, registry, 'the login or the password is wrong');
  }
  const totp = process.env['RELEASE_STAFF_TOTP'] ?? (await askedCode());
  try {
    return await requestToken(registry, { login, password, totp });
  } catch (error) {
    throw loginError(error, registry, 'the code of the authenticator is wrong, or was used before');
  }
}

async function requestToken(registry: string, json: object): Promise<string> {
  const answer = await ky
    .post(new URL(API_BASE_PATH + AUTH_PATHS.login, registry), {
      json,
      // A password goes to nobody whom the operator has not named.
      redirect: 'manual',
      timeout: TIMEOUT_MS,
      retry: 0,
    })
    .json<LoginResult>();
  return expectAnswer(answer, ['accessToken'], registry).accessToken;
}

/** The registry says it in Russian, and to nobody which of them it was. */
function loginError(error: unknown, registry: string, refused: string): RegistryError {
  const said = toRegistryError(error, registry);
  const isRefused = said.status === 401 || said.status === 403 || said.status === 422;
  return isRefused ? new RegistryError(said.status, refused, { cause: error, code: said.code }) : said;
}

/** The second factor is asked for by a refusal that names it. */
function asksForCode(error: unknown): boolean {
  if (!(error instanceof HTTPError)) return false;
  const { fields } = Object(error.data) as { fields?: Record<string, unknown> };
  return fields?.['totp'] !== undefined;
}

async function askedCode(): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError('Set RELEASE_STAFF_TOTP: the account has a second factor');
  return ask('Code of the authenticator: ');
}

async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) process.stderr.write(chunk as Buffer);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answer = terminal.question(question);
  isMuted = isHidden;
  try {
    return (await answer).trim();
  } finally {
    terminal.close();
    if (isHidden) process.stderr.write('\n');
  }
}

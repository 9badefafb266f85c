import type { EnvReader } from '@polden/api-contract';

/** Login and password of an address, decoded. Complains of a % that stands for itself, as in a generated password. */
export function readCredentials(env: EnvReader, name: string, url: URL | null) {
  try {
    return {
      login: decodeURIComponent(url?.username ?? ''),
      password: decodeURIComponent(url?.password ?? ''),
    };
  } catch {
    env.complain(`${name}: a % of the login or the password is written %25`);
    return { login: '', password: '' };
  }
}

import type { EnvReader } from '@polden/api-contract';

/** Stands in for an address that follows from one that is missing, so that only that one is complained about. */
const UNSET_ORIGIN = 'https://unset.invalid';
const ACCOUNT_PATH = '/login';

/** PERSONAL_ACCOUNT_URL: a whole address, or a path of the site itself. */
export function readAccountUrl(env: EnvReader, publicOrigin: string): string {
  const given = env.optional('PERSONAL_ACCOUNT_URL') ?? ACCOUNT_PATH;
  return given.startsWith('/') ? `${publicOrigin || UNSET_ORIGIN}${given}` : env.url('PERSONAL_ACCOUNT_URL');
}

/** OTHER_ORIGINS, by commas, as browsers send them: without a slash at the end, in lower case, without the usual port. */
export function readOtherOrigins(env: EnvReader): string[] {
  const given = (env.optional('OTHER_ORIGINS') ?? '').split(',').map((each) => each.trim());
  return given.filter(Boolean).flatMap((each) => {
    const url = URL.parse(each);
    const isOrigin = url !== null && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`;
    if (isOrigin) return url.origin;
    env.complain(`OTHER_ORIGINS: ${each} is not an origin like https://test.example`);
    return [];
  });
}

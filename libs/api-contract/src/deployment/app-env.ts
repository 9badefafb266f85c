import type { EnvReader } from './env-reader.ts';

/** What a process is part of: a laptop, a stage, which is production that search engines stay away from, or the site. */
export type AppEnv = 'local' | 'stage' | 'production';

export function readAppEnv(env: EnvReader): AppEnv {
  return env.oneOf<AppEnv>('APP_ENV', ['local', 'stage', 'production'], 'production');
}

/** Of an environment of the registry. */
export const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]{0,39}$/;

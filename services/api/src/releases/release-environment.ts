import type { ApiConfig } from '../config/api-config.ts';

/** Each environment has pointers and a release map of its own. */
export function releaseEnvironment({ local }: Pick<ApiConfig, 'local'>): string {
  return local ? 'local' : 'production';
}

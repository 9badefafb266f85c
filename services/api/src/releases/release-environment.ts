import type { ApiConfig } from '../core/config/api-config.ts';
import { AppError } from '../core/errors/app-error.ts';

/** Each environment has pointers and a release map of its own. Throws 404 for one that this registry does not serve. */
export function environmentOf({ releases }: Pick<ApiConfig, 'releases'>, asked: string | undefined): string {
  if (asked === undefined) return releases.environment;
  if (releases.environments.includes(asked)) return asked;
  throw new AppError(
    404,
    `There is no environment ${asked}: this registry serves ${releases.environments.join(', ')}`,
  );
}

import type { EnvReader } from '@polden/api-contract';
import { trimEnd } from '@polden/ru';

/**
 * `http` takes leads at `<url>/in/v1/leads` and decides at `<url>/in/v1/credit-limit/{id}`; `webhook` takes them at
 * `url`, signed, and decides elsewhere; `off`: leads stay with us, where the staff sees them.
 */
export type CrmConfig =
  | { driver: 'off' }
  | { driver: 'http'; url: string; token: string | null }
  | { driver: 'webhook'; url: string; secret: string };

const DRIVERS = ['off', 'http', 'webhook'] as const;
const MIN_SECRET_LENGTH = 32;

/** CRM_DRIVER with what belongs to it. */
export function readCrm(env: EnvReader, local: boolean): CrmConfig {
  const driver = env.driver('CRM_DRIVER', DRIVERS, local ? 'off' : undefined);
  if (driver === 'off' || driver === null) return { driver: 'off' };
  const url = trimEnd(env.url('CRM_URL'), '/');
  if (driver === 'http') return { driver, url, token: env.optional('CRM_TOKEN') ?? null };
  const secret = env.text('CRM_WEBHOOK_SECRET', undefined, `at least ${MIN_SECRET_LENGTH} characters`);
  if (secret && secret.length < MIN_SECRET_LENGTH)
    env.complain(`CRM_WEBHOOK_SECRET is shorter than ${MIN_SECRET_LENGTH} characters`);
  return { driver, url, secret };
}

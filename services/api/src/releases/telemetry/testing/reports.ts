import { createHmac, randomUUID } from 'node:crypto';
import {
  API_BASE_PATH,
  type Beacon,
  type Observations,
  OBSERVATIONS_SIGNATURE,
  TELEMETRY_PATHS,
} from '@polden/api-contract';
import { createPageView, type Newcomer, observationsKey, pageViewKey } from '@polden/mfe-release';
import type { TestApp } from '../../../testing/test-app.ts';

export const ENVIRONMENT = 'local';

/** Sends what a shell has seen, signed as its supervisor does; returns the status. */
export async function observed(
  api: TestApp,
  counts: Observations['counts'],
  {
    id = randomUUID(),
    key = observationsKey(api.config.secrets.telemetry),
    shell = 'shell-1',
    barred,
    redirects,
    failing,
  }: { id?: string; key?: Buffer; shell?: string } & Pick<
    Observations,
    'barred' | 'failing' | 'redirects'
  > = {},
): Promise<number> {
  const batch: Observations = {
    id,
    environment: ENVIRONMENT,
    shell,
    at: new Date().toISOString(),
    counts,
    ...(barred && { barred }),
    ...(failing && { failing }),
    ...(redirects && { redirects }),
  };
  const payload = JSON.stringify(batch);
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${TELEMETRY_PATHS.observations}`,
    payload,
    headers: {
      'content-type': 'application/json',
      [OBSERVATIONS_SIGNATURE]: createHmac('sha256', key).update(payload).digest('hex'),
    },
  });
  return statusCode;
}

/** Token of a page view as a shell gives it out. `at` in seconds. */
export function pageView(
  { config }: TestApp,
  lock: Record<string, string>,
  { at = Math.floor(Date.now() / 1_000), newcomer }: { at?: number; newcomer?: Newcomer } = {},
): string {
  const view = { environment: ENVIRONMENT, lock, ...(newcomer && { newcomer }) };
  return createPageView(view, pageViewKey(config.secrets.telemetry, at), at);
}

/** Sends a report as a browser does; returns the status. */
export async function beacon(
  api: TestApp,
  view: string,
  { problems = [], vitals = [], ip = '203.0.113.7' }: Partial<Beacon> & { ip?: string } = {},
): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${TELEMETRY_PATHS.beacon}`,
    payload: JSON.stringify({ view, problems, vitals } satisfies Beacon),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    remoteAddress: ip,
  });
  return statusCode;
}

import { API_BASE_PATH, AUTH_PATHS, LEAD_PATHS, SMS_PATHS } from '@polden/api-contract';

/**
 * `vital`: always answered, since others decide by it; `lead`: what a borrower has filled in, and the sign-in of
 * whoever repairs; `other`: everything that can be asked for again.
 */
export type RequestClass = 'vital' | 'lead' | 'other';

const VITAL = ['health/live', 'health/ready', 'metrics'];
const LEAD = [
  LEAD_PATHS.create,
  LEAD_PATHS.businessFirstStep,
  LEAD_PATHS.carPurchaseFirstStep,
  LEAD_PATHS.refinanceFirstStep,
  LEAD_PATHS.refinance,
  LEAD_PATHS.personalAccount,
  SMS_PATHS.request,
  SMS_PATHS.confirm,
  AUTH_PATHS.login,
  AUTH_PATHS.refresh,
];

const classes = new Map<string, RequestClass>([
  ...LEAD.map((path) => [path, 'lead'] as const),
  ...VITAL.map((path) => [path, 'vital'] as const),
]);

/** By the address as the client sent it. */
export function requestClass(url = '/'): RequestClass {
  const [path = ''] = url.split('?', 1);
  const name = path.replace(/^\/api\/(?:v1\/)?/u, '').replace(/\/$/u, '');
  return path.startsWith(SHORT_BASE) ? (classes.get(name) ?? 'other') : 'other';
}

const SHORT_BASE = API_BASE_PATH.replace(/v1\/$/u, '');

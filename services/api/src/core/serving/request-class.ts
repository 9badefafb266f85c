import { API_BASE_PATH, AUTH_PATHS, LEAD_PATHS, MEDIA_PATHS, SMS_PATHS } from '@polden/api-contract';

/**
 * `vital`: always answered, since others decide by it; `lead`: what a borrower has filled in, and the sign-in of the staff;
 * `file`: a picture that is made already; `other`: everything that can be asked for again.
 */
export type RequestClass = 'vital' | 'lead' | 'file' | 'other';

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

const PICTURE = new RegExp(`^${MEDIA_PATHS.files}/[0-9a-f]{32}/\\d{1,5}\\.(?:webp|avif)$`, 'u');

const classes = new Map<string, RequestClass>([
  ...LEAD.map((path) => [path, 'lead'] as const),
  ...VITAL.map((path) => [path, 'vital'] as const),
]);

/** By the address as the client sent it. */
export function requestClass(url = '/', method = 'GET'): RequestClass {
  const [path = ''] = url.split('?', 1);
  const name = path.replace(/^\/api\/(?:v1\/)?/u, '').replace(/\/$/u, '');
  if (!path.startsWith(SHORT_BASE)) return 'other';
  return classes.get(name) ?? (isRead(method) && PICTURE.test(name) ? 'file' : 'other');
}

const SHORT_BASE = API_BASE_PATH.replace(/v1\/$/u, '');

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

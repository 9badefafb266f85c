const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether a call failed before it left: no connection was made. */
export function isNotConnected(error: unknown): boolean {
  return NOT_CONNECTED.includes(codeOf(error));
}

/** Of the system, from under what fetch wraps around it. */
function codeOf(error: unknown): string {
  const { code, cause, errors } = Object(error) as { code?: unknown; cause?: unknown; errors?: unknown[] };
  if (typeof code === 'string') return code;
  if (cause !== undefined) return codeOf(cause);
  return Array.isArray(errors) ? codeOf(errors[0]) : '';
}

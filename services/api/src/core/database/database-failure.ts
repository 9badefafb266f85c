/** Of SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNAVAILABLE_CLASSES = ['08', '53', '57'];
const UNAVAILABLE = [
  '25006', // read-only transaction
  '25P03', // idle in transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available in time
  '58030', // I/O error
];
/** The disk, or whatever makes the database refuse to write. */
const UNWRITABLE = ['53100', '25006', '58030'];
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];
/** What pg itself says, without a code. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/u;

/** True for what is no defect of a request: the database is away, overloaded, full, or took too long. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = driverErrorOf(error);
  if (cause === null) return false;
  const code = codeOf(cause);
  const isState = /^[0-9A-Z]{5}$/u.test(code);
  if (isState) return UNAVAILABLE_CLASSES.includes(code.slice(0, 2)) || UNAVAILABLE.includes(code);
  return DRIVER_MESSAGES.test(cause.message) || (isConnect(cause) && NOT_CONNECTED.includes(code));
}

/** True when the database cannot write. */
export function isUnwritable(error: unknown): boolean {
  const cause = driverErrorOf(error);
  return cause !== null && UNWRITABLE.includes(codeOf(cause));
}

/** The error of pg, from under what TypeORM wraps around it. */
function driverErrorOf(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  return 'driverError' in error && error.driverError instanceof Error ? error.driverError : error;
}

function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof AggregateError ? codeOf(error.errors[0] as Error) : '';
}

/** Raised by a socket, not by a file: a missing socket of PostgreSQL is ENOENT too. */
function isConnect(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isConnect(each as Error));
  const call = 'syscall' in error ? error.syscall : undefined;
  return call === 'connect' || call === 'read' || call === 'write' || call === 'getaddrinfo';
}

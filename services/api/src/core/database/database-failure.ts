/** Of SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNAVAILABLE_CLASSES = [
  '08', // the connection
  '28', // the login or its password
  '53', // resources
  '57', // an operator
  '58', // the system, its disk above all
];
const UNAVAILABLE = [
  '25006', // read-only transaction
  '25P03', // idle in transaction for too long
  '3D000', // no such database
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available in time
];
/** Those that are about one statement. */
const OF_A_STATEMENT = ['40001', '40P01', '55P03', '57014'];
/** Codes of a full disk and of other states in which the database refuses to write. */
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

/** True when any other query would fail alike: the place in our code does not matter. */
export function isDatabaseAway(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !OF_A_STATEMENT.includes(codeOf(driverErrorOf(error)));
}

/** True when the database cannot write. */
export function isUnwritable(error: unknown): boolean {
  const cause = driverErrorOf(error);
  return UNWRITABLE.includes(codeOf(cause));
}

/** The error of pg, from under what TypeORM wraps around it. */
function driverErrorOf(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  return 'driverError' in error && error.driverError instanceof Error ? error.driverError : error;
}

function codeOf(error: Error | null): string {
  if (error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof AggregateError ? codeOf(error.errors[0] as Error) : '';
}

/** Raised by a socket, not by a file: a missing socket of PostgreSQL is ENOENT too. */
function isConnect(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isConnect(each as Error));
  const call = 'syscall' in error ? error.syscall : undefined;
  return call === 'connect' || call === 'read' || call === 'write' || call === 'getaddrinfo';
}

import { isDatabaseAway } from '../database/database-failure.ts';
import { CENSOR, isPrivate, MAX_DEPTH, redactText } from './redact.ts';

/** What a log line says of anything that was thrown. */
export interface SerializedError {
  name: string;
  message: string;
  stack?: string;
  /** Of Node.js and PostgreSQL: ECONNREFUSED, 23505. */
  code?: string;
  cause?: SerializedError;
  /** Of an AggregateError. */
  errors?: SerializedError[];
  /** What else a thrown object says of itself. */
  details?: Record<string, unknown>;
}

const KNOWN = new Set(['name', 'message', 'stack', 'code', 'cause', 'errors']);
/** A code is short; what is long was not meant as one. */
const CODE = /^[\w.-]{1,40}$/u;

/**
 * Anything thrown, readable: an Error with its causes, what looks like one (libraries spread errors into plain
 * objects), or any other value. Private fields and phones in sentences are left out.
 */
export function serializeError(thrown: unknown, depth = 0): SerializedError {
  if (typeof thrown !== 'object' || thrown === null) {
    return { name: 'Thrown', message: redactText(String(thrown)) };
  }
  const fields = thrown as Record<string, unknown>;
  const { name, message, stack, code, cause, errors } = fields;
  const inner = depth < MAX_DEPTH;
  // Every request says it until the database is back: kilobytes a time would fill the disk of the log.
  const hasStack = typeof stack === 'string' && !isDatabaseAway(thrown);
  const details = thrown instanceof Error ? {} : detailsOf(fields);
  const said = typeof message === 'string' ? message : '';
  return {
    name: typeof name === 'string' ? name : 'Thrown',
    message: redactText(said || firstOf(errors) || JSON.stringify(details)),
    ...(hasStack && { stack: redactText(stack) }),
    ...(typeof code === 'string' && CODE.test(code) && { code }),
    ...(cause !== undefined && cause !== null && inner && { cause: serializeError(cause, depth + 1) }),
    ...(Array.isArray(errors) && inner && { errors: errors.map((each) => serializeError(each, depth + 1)) }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/** Node.js gives an AggregateError of a refused connection no message of its own. */
function firstOf(errors: unknown): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return first instanceof Error ? first.message : '';
}

/** The plain values beside those of an error. */
function detailsOf(fields: Record<string, unknown>): Record<string, unknown> {
  const plain = Object.entries(fields).filter(
    ([name, value]) => !KNOWN.has(name) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(
    plain.map(([name, value]) => {
      if (isPrivate(name)) return [name, CENSOR];
      return [name, typeof value === 'string' ? redactText(value) : value];
    }),
  );
}

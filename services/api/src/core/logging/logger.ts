import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { CENSOR, isPrivate, MAX_DEPTH, redactText } from './redact.ts';
import { currentRequestId, REQUEST_ID_LABEL } from './request-context.ts';
import { serializeError } from './serialize-error.ts';

/** Objects of the server under these names have serializers, which come afterwards. */
const SERIALIZED = new Set(['req', 'res']);

/**
 * JSON lines on stdout. Requests are logged without query, headers and body; the masking is the second line of
 * defence for objects that carry private fields by mistake (failed queries keep theirs in `parameters`).
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    base: { service: 'api' },
    mixin: ofRequest,
    formatters: { log: (entry: object) => maskedFields(entry, 0) },
    // The formatter has made it plain already.
    serializers: { err: (serialized: unknown) => serialized },
  };
  return pino(options, destination);
}

/** The id of the request on lines that know nothing of it. */
function ofRequest(_line: object, _level: number, logger: { bindings: () => object }): object {
  const id = currentRequestId();
  return id === undefined || REQUEST_ID_LABEL in logger.bindings() ? {} : { [REQUEST_ID_LABEL]: id };
}

/** The path of a URL without its query, which may carry a phone; a phone or an address of mail in the path itself is masked. */
export function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const read = decoded(path);
  const said = redactText(read);
  return said === read ? path : said;
}

/** As it stands where it cannot be read. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A copy without private fields, however deep they lie. */
function masked(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return serializeError(value);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  if (depth === MAX_DEPTH) return CENSOR;
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1));
  return maskedFields(value, depth);
}

function maskedFields(record: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (isPrivate(name)) return [name, CENSOR];
      if (depth === 0 && name === 'err') return [name, serializeError(value)];
      const isLeft = depth === 0 && SERIALIZED.has(name) && !isPlain(value);
      return [name, isLeft ? value : masked(value, depth + 1)];
    }),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

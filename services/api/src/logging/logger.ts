import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { StartError } from '../config/start-error.ts';
import { currentRequestId, REQUEST_ID_LABEL } from './request-context.ts';

const PRIVATE_FIELDS = new Set([
  'phone',
  'phoneNumber',
  'friendPhone',
  'email',
  'fullName',
  'lastName',
  'passport',
  'passportId',
  'passportNumber',
  'birthday',
  'birthDate',
  'residentialAddress',
  // Whatever the questionnaire and the evidence of a signature hold.
  'mainInfo',
  'questionnaire',
  'answers',
  'evidence',
  'code',
  'text',
  'token',
  'accessToken',
  'password',
  'totp',
  'verificationToken',
  'cookie',
  'authorization',
  'set-cookie',
  'parameters',
]);
const CENSOR = '[private]';
/** Deeper than anything that is logged on purpose; what lies below is left out. */
const MAX_DEPTH = 5;
/** Objects of the server under these names have serializers, which come afterwards. */
const SERIALIZED = new Set(['err', 'req', 'res']);

/** Nest names each module and route as it starts; nobody reads that twice. */
const START_CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

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
    serializers: { err: serializeError },
  };
  return pino(options, destination);
}

/** The id of the request on lines that know nothing of it. */
function ofRequest(_line: object, _level: number, logger: { bindings: () => object }): object {
  const id = currentRequestId();
  return id === undefined || REQUEST_ID_LABEL in logger.bindings() ? {} : { [REQUEST_ID_LABEL]: id };
}

/** The path of a URL without its query, which may carry a phone. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** A copy without private fields, however deep they lie. */
function masked(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || 'toJSON' in value)
    return value;
  if (depth === MAX_DEPTH) return CENSOR;
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1));
  return maskedFields(value, depth);
}

function maskedFields(record: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (PRIVATE_FIELDS.has(name)) return [name, CENSOR];
      const isLeft = depth === 0 && SERIALIZED.has(name) && !isPlain(value);
      return [name, isLeft ? value : masked(value, depth + 1)];
    }),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'thrown value is not an error' };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause !== undefined && { cause: serializeError(cause) }) };
}

/** Nest's messages, and those of the services, through the same log. */
export class NestLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(logger: Logger) {
    this.logger = logger;
  }

  log(message: unknown, context?: unknown): void {
    const level = START_CHATTER.has(String(context)) ? 'debug' : 'info';
    this.logger[level]({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }

  /** A StartError is printed by main, as its one line. */
  error(message: unknown, ...details: unknown[]): void {
    if (message instanceof StartError) return;
    const error = message instanceof Error ? { err: message } : {};
    this.logger.error(
      { ...error, context: details.at(-1) },
      message instanceof Error ? message.message : String(message),
    );
  }
}

import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { StartError } from '../config/start-error.ts';

const PRIVATE_FIELDS = [
  'phone',
  'fullName',
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
];

/** Nest names each module and route as it starts; nobody reads that twice. */
const START_CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/**
 * JSON lines on stdout. Requests are logged without query, headers and body; the redaction is the second line of
 * defence for objects that carry private fields by mistake (failed queries keep theirs in `parameters`).
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: { service: 'api' },
    redact: {
      paths: PRIVATE_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: '[private]',
    },
    serializers: { err: serializeError },
  };
  return pino(options, destination);
}

/** The path of a URL without its query, which may carry a phone. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
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

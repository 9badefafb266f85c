import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { StartError } from '@polden/api-contract';
import { redactText } from './redact.ts';
import { serializeError } from './serialize-error.ts';

/** Nest names each module and route as it starts; nobody reads that twice. */
const START_CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

type Level = 'debug' | 'info' | 'warn' | 'error';

/** Nest's messages, and those of the services, through the same log. */
export class NestLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(logger: Logger) {
    this.logger = logger;
  }

  log(message: unknown, ...details: unknown[]): void {
    this.write(START_CHATTER.has(String(details.at(-1))) ? 'debug' : 'info', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  /** A StartError is printed by main, as its one line. */
  error(message: unknown, ...details: unknown[]): void {
    if (message instanceof StartError) return;
    this.write('error', message, details);
  }

  /** `details` end with the name of the service; before it may stand a sentence about the error, or its stack. */
  private write(level: Level, message: unknown, details: readonly unknown[]): void {
    const context = details.at(-1);
    const [text] = details
      .slice(0, -1)
      .filter((detail) => typeof detail === 'string')
      .map(redactText);
    if (typeof message === 'object' && message !== null) {
      this.logger[level]({ err: message, context }, text ?? serializeError(message).message);
    } else {
      this.logger[level](
        { context, ...(text !== undefined && { stack: text }) },
        redactText(String(message)),
      );
    }
  }
}

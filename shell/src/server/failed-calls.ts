import { failedCallName } from '@polden/api-contract';
import type { Call, HttpError } from '@polden/http';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCollector } from './error-reports/error-collector.ts';

const SERVER_ERROR = 500;
/** Every visitor of a page that lacks its data would say the same. */
const SILENT_FOR_MS = 60_000;

/**
 * Hears of all failed calls of a server and tells of those with a name in the error catalogue («Error loading products
 * information»), of each once in a while.
 */
export function failedCalls(
  log: Pick<FastifyBaseLogger, 'warn'>,
  collector: Pick<ErrorCollector, 'failed'>,
): (error: HttpError, call: Call) => void {
  const told = new Map<string, number>();
  return (error, { method, path }) => {
    const { code, message, stack = '' } = error;
    // What was refused, or is not there, is an answer.
    if (code !== null && code < SERVER_ERROR) return;
    const name = failedCallName(method, path);
    const now = Date.now();
    if (name === null || now - (told.get(name) ?? -Infinity) < SILENT_FOR_MS) return;
    told.set(name, now);
    const call = `${method} ${path.split('?', 1)[0]}: ${code ?? message}`;
    log.warn({ call, err: error }, name);
    collector.failed({ url: '' }, { message: `${name} (${call})`, stack });
  };
}

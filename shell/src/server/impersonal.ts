import { messageOf, stackOf } from '@polden/mfe-release';

const MESSAGE = 2_000;
const STACK = 8_000;

/** Text for a log: without queries, addresses of mail and long numbers, which may be a person's. Content hashes stay. */
export function impersonal(text: string, length: number): string {
  return text
    .replace(/\?[^\s)'"]*/gu, '')
    .replace(/[^\s@"'<>()]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu, '•')
    .replace(/(?<![a-f\d])\d(?:[\s()+-]{0,2}\d){5,}/gu, '•')
    .slice(0, length);
}

/** As the logger writes it. */
export interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What a line of the log says of anything thrown; the stack begins with its class. */
export function loggedError(thrown: unknown): LoggedError {
  return {
    type: 'Error',
    message: impersonal(messageOf(thrown), MESSAGE),
    stack: impersonal(stackOf(thrown), STACK),
  };
}

/** What code of a release has thrown, as an error of ours: a log would read the other in ways that run its code once more. */
export function inWords(thrown: unknown): Error {
  const error = new Error(messageOf(thrown));
  error.stack = stackOf(thrown) || error.message;
  return error;
}

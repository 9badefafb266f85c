import { messageOf, stackOf } from '@polden/mfe-release';

const MESSAGE = 2_000;
const STACK = 8_000;

/** Longer queries than that leave less of the text than was asked for. */
const READ_FOR_WRITTEN = 2;

/**
 * Text for a log: without queries, addresses of mail and long numbers, which may be a person's. Content hashes stay. Whoever has
 * made up the text decides how long it is, so no more of it is looked through than is needed.
 */
export function impersonal(text: string, length: number): string {
  return text
    .slice(0, length * READ_FOR_WRITTEN)
    .replace(/\?[^\s)'"]*/gu, '')
    .replace(/[^\s@"'<>()]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu, '•')
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

import { HttpError } from '@polden/http';
import { messageOf } from '../../calls/message-of.ts';

/** What is to be mended for the page beside the form to follow it; null while it does. */
export function whyBehind(error: Error | null): string | null {
  return error instanceof HttpError && error.code === 422 ? messageOf(error) : null;
}

import type { HttpError } from '@polden/http';

/** What to tell the person: the first thing that is wrong, or the server's sentence. */
export function messageOf({ error_validation: validation, message }: HttpError): string {
  return Object.values(validation ?? {}).flat()[0] ?? message;
}

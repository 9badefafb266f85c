/** Thrown by a handler when no retry would help: the job fails at once. */
export class GiveUpError extends Error {
  override readonly name = 'GiveUpError';
}

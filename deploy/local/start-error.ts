/** Something that the person who runs the command can put right; the message is one line in Russian. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The one line to show for any error. */
export function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? message;
}

/** True for an error of the operating system, with one of the codes (EACCES, ENOENT, …) where any is given. */
export function isSystemError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return codes.length > 0 ? codes.includes(error.code) : 'syscall' in error;
}

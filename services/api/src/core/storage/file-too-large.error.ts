/** A stream has brought more than it may; nothing of it is kept. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

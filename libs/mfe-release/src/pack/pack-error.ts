/** The remote cannot be released as it is; the message says why and how to mend it. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

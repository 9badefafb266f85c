/** The message of whatever was thrown. What a release throws is an error of its own realm: no `instanceof` knows it. */
export function messageOf(thrown: unknown): string {
  return readOf(thrown, ({ message }) => message) ?? text(thrown);
}

/** The stack of whatever was thrown; empty when it has none. */
export function stackOf(thrown: unknown): string {
  return readOf(thrown, ({ stack }) => stack) ?? '';
}

/** Whatever was thrown as an error of this realm, with its stack. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const error = new Error(messageOf(thrown), { cause: thrown });
  const stack = stackOf(thrown);
  return stack === '' ? error : Object.assign(error, { stack });
}

function readOf(thrown: unknown, read: (error: Error) => unknown): string | null {
  try {
    if (Object.prototype.toString.call(thrown) !== '[object Error]') return null;
    const value = read(thrown as Error);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

function text(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'something that cannot be shown';
  }
}

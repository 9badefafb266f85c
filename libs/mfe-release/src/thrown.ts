/** Whoever throws makes up the text: what reads it goes through it more than once. */
const LONGEST = 20_000;

/** The message of any thrown value. A release throws errors of its own realm: `instanceof` does not know them. */
export function messageOf(thrown: unknown): string {
  return readOf(thrown, ({ message }) => message) ?? text(thrown);
}

/** The stack of any thrown value; empty when it has none. */
export function stackOf(thrown: unknown): string {
  return readOf(thrown, ({ stack }) => stack) ?? '';
}

/** Any thrown value as an error of this realm, with its stack. */
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
    return typeof value === 'string' ? value.slice(0, LONGEST) : null;
  } catch {
    return null;
  }
}

function text(thrown: unknown): string {
  try {
    return String(thrown).slice(0, LONGEST);
  } catch {
    return 'something that cannot be shown';
  }
}

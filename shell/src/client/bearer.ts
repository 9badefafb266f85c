let read: () => string | null = () => null;

/** The access token of the staff; null before anything of a session was asked for. */
export function bearer(): string | null {
  return read();
}

/** Called by the code of sessions when it comes: most pages have none. */
export function provideBearer(reader: () => string | null): void {
  read = reader;
}

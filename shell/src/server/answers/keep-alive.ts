/** For how long a connection is kept on which nothing is asked. */
export const KEEP_ALIVE_MS = 72_000;

/** Pages of this address are sent as they were rendered, milliseconds. */
export const cacheOption = { '/cached': { maxAge: 60_000, staleWhileRevalidate: 60_000 } };

import type { Client, Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The pool of connections under a source, undefined unless that is open. */
export function poolOf({ driver }: DataSource): Pool | undefined {
  return (driver as unknown as { master?: Pool }).master;
}

/**
 * A connection of an abandoned query is cut off, and notices it only a turn later: until then the pool would hand it to the
 * next query.
 */
export function dropCutOff(pool: Pool | undefined): void {
  pool?.on('release', (_error, client) => {
    const released = client as unknown as Client;
    if (released.connection.stream.destroyed) void released.end();
  });
}

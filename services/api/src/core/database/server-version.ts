import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The oldest PostgreSQL that the README names. */
const LEAST = 17;
const OF_A_MAJOR = 10_000;

/** A sentence about a server that is older than we know of; null for any other. */
export async function oldServer(database: {
  query: <Rows>(text: string) => Promise<Rows>;
}): Promise<string | null> {
  const [server] = await database.query<{ number: string; version: string }[]>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
  );
  if (!server || Number(server.number) >= LEAST * OF_A_MAJOR) return null;
  return `PostgreSQL ${server.version} is older than ${LEAST}, and nothing is tried on it: install ${LEAST} or newer`;
}

/** Warns at the start, and goes on: what runs needs no more than it has. */
@Injectable()
export class ServerVersion implements OnApplicationBootstrap {
  private readonly logger = new Logger(ServerVersion.name);

  constructor(private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    const problem = await oldServer(this.dataSource);
    if (problem !== null) this.logger.warn(problem);
  }
}

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiConfig } from '../config/api-config.ts';
import { sessionLimits } from './data-source.ts';

/** A connection for clean-ups, which may take longer than a request, and take none of the requests' connections. */
@Injectable()
export class LongWork implements OnApplicationShutdown {
  private readonly logger = new Logger(LongWork.name);
  private readonly pool: Pool;

  constructor({ databaseUrl, database }: ApiConfig) {
    this.pool = new Pool({
      connectionString: databaseUrl,
      application_name: 'polden-api long work',
      max: 1,
      connectionTimeoutMillis: database.connectMs,
      ...sessionLimits({ ...database, statementMs: database.longStatementMs }),
    });
    this.pool.on('error', (error) => this.logger.warn(error.message));
  }

  /** Rows of one statement. */
  async query<Rows extends readonly object[]>(text: string, values: unknown[] = []): Promise<Rows> {
    const { rows } = await this.pool.query(text, values);
    return rows as unknown as Rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

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

  /** All that `run` asks of its own `query`, or nothing. */
  async transaction(run: (query: LongWork['query']) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      await run(async <Rows extends readonly object[]>(text: string, values?: unknown[]) => {
        const { rows } = await client.query(text, values ?? []);
        return rows as unknown as Rows;
      });
      await client.query('COMMIT');
    } catch (error) {
      failure = error instanceof Error ? error : new Error('A clean-up failed', { cause: error });
      await client.query('ROLLBACK').catch(() => undefined);
      throw failure;
    } finally {
      // A connection on which something went wrong is not used again.
      client.release(failure);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

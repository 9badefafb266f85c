import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiConfig } from '../config/api-config.ts';
import { keyProblems } from '../crypto/known-keys.ts';
import { isUnwritable } from './database-failure.ts';
import { type Migrations, pendingMigrations } from './pending-migrations.ts';

const TIMEOUT_MS = 2000;
/** A connection that has long been idle may not know that the database changed its mind. */
const IDLE_MS = 2000;
/** So long after a request found the disk full, the database counts as full. */
const REMEMBERED_MS = 5000;

/**
 * A sort that does not fit its memory writes a file where the data lies, and a message of its own goes to the log and
 * waits for it: on a full disk one of them fails. Neither leaves a row behind.
 */
const WRITE = `
  BEGIN;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM (SELECT md5(n::text) AS text FROM generate_series(1, 4000) AS n ORDER BY 1 OFFSET 0) AS sorted;
  SELECT pg_logical_emit_message(true, 'polden-ready', '');
  COMMIT`;

/** Whether requests can be worked on, asked over a connection of its own that no request can take. */
@Injectable()
export class DatabaseHealth implements OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseHealth.name);
  private readonly pool: Pool;
  private unwritableUntil = 0;
  private asking: Promise<string | null> | null = null;

  constructor(
    private readonly config: ApiConfig,
    private readonly migrations: Migrations,
  ) {
    this.pool = new Pool({
      connectionString: config.databaseUrl,
      application_name: 'polden-api health',
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    this.pool.on('error', (error) => this.logger.warn(error.message));
  }

  /** What is wrong, in a sentence; null when nothing is. */
  problem(): Promise<string | null> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  /** What a request ran into. */
  note(error: unknown): void {
    if (isUnwritable(error)) this.unwritableUntil = Date.now() + REMEMBERED_MS;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async ask(): Promise<string | null> {
    if (Date.now() < this.unwritableUntil) return 'База данных не принимает записи';
    try {
      const query = async <Rows>(text: string, values?: unknown[]) =>
        (await this.pool.query(text, values)).rows as Rows;
      if ((await pendingMigrations({ query }, this.migrations)).length > 0)
        return 'База данных ещё не обновлена';
      const problems = await keyProblems({ query }, this.config.secrets);
      for (const problem of problems) this.logger.error(problem);
      if (problems.length > 0) return 'База данных записана другими ключами';
      const [row] = await query<{ is_read_only: boolean }[]>(
        `SELECT current_setting('transaction_read_only') = 'on' OR pg_is_in_recovery() AS is_read_only`,
      );
      if (row?.is_read_only !== false) return 'База данных не принимает записи';
      await this.pool.query(WRITE);
      return null;
    } catch (error) {
      this.logger.warn(error instanceof Error ? error.message : 'unknown');
      return isUnwritable(error) ? 'База данных не принимает записи' : 'База данных не отвечает';
    }
  }
}

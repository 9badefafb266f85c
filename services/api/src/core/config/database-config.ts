import type { EnvReader } from '@polden/api-contract';
import { readCredentials } from './url-credentials.ts';

/** How long the database may keep a request waiting, and how many connections this process takes. */
export interface DatabaseLimits {
  /** Connections for requests; jobs, health and long work have their own few. */
  poolSize: number;
  /** Until a connection is there: made, or given back by somebody else. */
  connectMs: number;
  statementMs: number;
  lockMs: number;
  /** A transaction that nobody goes on with. */
  idleInTransactionMs: number;
  /** Of clean-ups, which take as long as they take. */
  longStatementMs: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** DATABASE_URL, as pg reads it. */
export function readDatabaseUrl(env: EnvReader): string {
  const url = env.url('DATABASE_URL', undefined, ['postgres:', 'postgresql:']);
  readCredentials(env, 'DATABASE_URL', URL.parse(url));
  return url;
}

export function readDatabaseLimits(env: EnvReader): DatabaseLimits {
  return {
    poolSize: env.integer('DATABASE_POOL_SIZE', 20, 2, 500),
    connectMs: env.integer('DATABASE_CONNECT_TIMEOUT_MS', 5 * SECOND, 100, HOUR),
    statementMs: env.integer('DATABASE_STATEMENT_TIMEOUT_MS', 15 * SECOND, 100, HOUR),
    lockMs: env.integer('DATABASE_LOCK_TIMEOUT_MS', 10 * SECOND, 100, HOUR),
    idleInTransactionMs: env.integer('DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS', 30 * SECOND, 100, HOUR),
    longStatementMs: env.integer('DATABASE_LONG_STATEMENT_TIMEOUT_MS', HOUR / 2, 100, 24 * HOUR),
  };
}

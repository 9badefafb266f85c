import { DataSource, type DataSourceOptions } from 'typeorm';
import { StartError } from '@polden/api-contract';
import type { DatabaseLimits } from '../config/database-config.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { followOverlays } from './overlay.ts';
import { dropCutOff, poolOf } from './pool.ts';

const COMMAND_POOL_SIZE = 5;
const COMMAND_CONNECT_MS = 5000;
/** What the network swallowed is given up so long after the database would have given it up itself. */
const ANSWER_MS = 5000;

/**
 * Options of the one database; the schema comes from the migrations alone.
 * @param limits of a process that answers requests; commands take as long as they take
 */
export function dataSourceOptions(url: string, limits?: DatabaseLimits) {
  return {
    type: 'postgres',
    url,
    applicationName: 'polden-api',
    poolSize: limits?.poolSize ?? COMMAND_POOL_SIZE,
    connectTimeoutMS: limits?.connectMs ?? COMMAND_CONNECT_MS,
    // What is sent without waiting for an earlier answer goes out at once, and together (see pipelinedTransaction).
    extra: {
      pipeline: true,
      stream: () => new GatheringSocket(),
      keepAlive: true,
      ...(limits && sessionLimits(limits)),
    },
    synchronize: false,
    // A logged query would carry its parameters, and they may be personal.
    logging: false,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
  } satisfies DataSourceOptions;
}

/** What each connection of an answering process asks of the database, and of the network. */
export function sessionLimits({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: statementMs + ANSWER_MS,
  };
}

/** Opens a connection pool; throws StartError with the address (never the password) and the reason. */
export async function openDataSource(options: DataSourceOptions | undefined): Promise<DataSource> {
  if (!options) throw new StartError('Database: no options were given');
  try {
    const dataSource = await new DataSource(options).initialize();
    dropCutOff(poolOf(dataSource));
    followOverlays(dataSource);
    return dataSource;
  } catch (error) {
    const url = 'url' in options ? options.url : undefined;
    throw new StartError(`Database ${addressOf(url)}: ${reasonOf(error)}`, { cause: error });
  }
}

function addressOf(url: unknown): string {
  const parsed = typeof url === 'string' ? URL.parse(url) : null;
  return parsed ? `${parsed.host}${parsed.pathname}` : '(DATABASE_URL is not a URL)';
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message || error.name : String(error);
}

import { DataSource, type DataSourceOptions } from 'typeorm';
import { StartError } from '../config/start-error.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { migrations } from './migrations/index.ts';

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5000;

/** Options of the one database; the schema comes from the migrations alone. */
export function dataSourceOptions(url: string) {
  return {
    type: 'postgres',
    url,
    applicationName: 'polden-api',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    // What is sent without waiting for an earlier answer goes out at once, and together (see pipelinedTransaction).
    extra: { pipeline: true, stream: () => new GatheringSocket() },
    synchronize: false,
    // A logged query would carry its parameters, and they may be personal.
    logging: false,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
  } satisfies DataSourceOptions;
}

/** Opens a connection pool; throws StartError with the address (never the password) and the reason. */
export async function openDataSource(options: DataSourceOptions | undefined): Promise<DataSource> {
  if (!options) throw new StartError('Database: no options were given');
  try {
    return await new DataSource(options).initialize();
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

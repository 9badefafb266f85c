import { Client } from 'pg';
import type { ApiConfig } from '../config/api-config.ts';
import { isAnswering } from './listen.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * A connection for LISTEN alone, not connected yet. Nothing is sent on it, so nobody would notice for hours that the network
 * has swallowed it: it is asked now and then, and ends where it does not answer.
 */
export function listeningClient({ databaseUrl, limits }: ApiConfig, name: string): Client {
  const { everyMs, answerMs } = limits.listening;
  const client = new Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: everyMs,
  });
  let asking: NodeJS.Timeout;
  const askLater = () => {
    asking = setTimeout(() => void ask(), everyMs).unref();
  };
  const ask = async () => {
    if (await isAnswering(client)) askLater();
    else await client.end();
  };
  client.once('connect', askLater);
  client.once('end', () => clearTimeout(asking));
  return client;
}

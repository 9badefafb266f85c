import type { Client } from 'pg';

/** From here on the connection is told what is notified on the channel. */
export async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
}

/** False when it has not answered within its `query_timeout`, or cannot. */
export async function isAnswering(client: Client): Promise<boolean> {
  return client.query('SELECT').then(
    () => true,
    () => false,
  );
}

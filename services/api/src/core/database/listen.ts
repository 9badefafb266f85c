import type { Client } from 'pg';

/** From here on the connection is told what is notified on the channel. */
export async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
}

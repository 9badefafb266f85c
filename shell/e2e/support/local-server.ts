import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test's own, at a port that was free. */
export interface LocalServer {
  port: number;
  stop: () => Promise<void>;
}

export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.closeAllConnections();
      server.close();
      await closed;
    },
  };
}
